"""Why options do not go together, and what would."""

from engine.words import Words

WORDS = {
    "refusal.fixed_needs_four": Words(
        "Fixed partners need four players, not {seats}: choose four players, or partners called in each hand.",
        "固定搭档要四个人，不能是{seats}人：请改成四人，或改为每局找朋友。",
        "固定搭檔要四個人，不能是{seats}人：請改成四人，或改為每局找朋友。",
        "固定パートナーは4人用で、{seats}人ではできません。4人にするか、毎回パートナーを呼ぶルールにしてください。",
    ),
    "refusal.kitty_does_not_divide": Words(
        "With a kitty of {kitty}, {cards} cards cannot be shared evenly by {seats}. Sizes that work: {sizes}.",
        "底牌{kitty}张时，{cards}张牌无法由{seats}人平分。可用的底牌张数：{sizes}。",
        "底牌{kitty}張時，{cards}張牌無法由{seats}人平分。可用的底牌張數：{sizes}。",
        "底札が{kitty}枚では、{cards}枚を{seats}人で等分できません。使える枚数：{sizes}。",
    ),
    "refusal.kitty_is_six": Words(
        "The kitty is made six cards: leave its size automatic, or write 6 instead of {kitty}.",
        "已选六张底牌：请把底牌张数设为自动或6，而不是{kitty}。",
        "已選六張底牌：請把底牌張數設為自動或6，而不是{kitty}。",
        "底札を6枚にする設定です。枚数は{kitty}ではなく、自動か6にしてください。",
    ),
    "refusal.no_six_by_jokers": Words(
        "Leaving out up to {most} jokers never makes a kitty of six of {cards} cards with {seats} players: "
        "use fillers, other packs, or a kitty of another size.",
        "{cards}张牌、{seats}人，最多去掉{most}张王也凑不成六张底牌：请改用补牌、换副数，或用其他张数的底牌。",
        "{cards}張牌、{seats}人，最多去掉{most}張王也湊不成六張底牌：請改用補牌、換副數，或用其他張數的底牌。",
        "{cards}枚、{seats}人では、ジョーカーを{most}枚まで抜いても底札が6枚になりません。補充札、別の組数、別の枚数を選んでください。",
    ),
    "refusal.no_six_by_fillers": Words(
        "Adding up to {most} fillers never makes a kitty of six of {cards} cards with {seats} players: "
        "leave out jokers, or choose other packs or a kitty of another size.",
        "{cards}张牌、{seats}人，最多加{most}张补牌也凑不成六张底牌：请改为去掉王、换副数，或用其他张数的底牌。",
        "{cards}張牌、{seats}人，最多加{most}張補牌也湊不成六張底牌：請改為去掉王、換副數，或用其他張數的底牌。",
        "{cards}枚、{seats}人では、補充札を{most}枚まで足しても底札が6枚になりません。ジョーカーを抜くか、別の組数や枚数を選んでください。",
    ),
    "refusal.hands_too_small": Words(
        "Everybody would hold only {hand:# card|# cards}, and {least} are the least: "
        "take more packs, fewer players, a smaller kitty or a lower lowest rank.",
        "每人只有{hand}张牌，至少要{least}张：请增加副数、减少人数、减少底牌或调低最小点数。",
        "每人只有{hand}張牌，至少要{least}張：請增加副數、減少人數、減少底牌或調低最小點數。",
        "手札が{hand}枚しかなく、最低{least}枚に足りません。組を増やすか、人数や底札を減らすか、最低ランクを下げてください。",
    ),
    "refusal.chao_dipi_needs_overbids": Words(
        "Changing the kitty (chao dipi) is done by overbidding: allow overbids, or play without it.",
        "炒地皮要靠反主：请允许反主，或不打炒地皮。",
        "炒地皮要靠反主：請允許反主，或不打炒地皮。",
        "底札の取り替え（炒地皮）は上書きビッドで行います。上書きを許すか、炒地皮をやめてください。",
    ),
    "refusal.turn_kitty_needs_fixed": Words(
        "Only with fixed partners is the kitty turned to find trumps: deal again instead, or fix the partners.",
        "只有固定搭档才能翻底牌定主：请改为重发，或改为固定搭档。",
        "只有固定搭檔才能翻底牌定主：請改為重發，或改為固定搭檔。",
        "底札をめくって切り札を決めるのは固定パートナーのときだけです。配り直しにするか、パートナーを固定してください。",
    ),
    "refusal.low_gains_needs_dead_bracket": Words(
        "Low gains keep the bracket in which nobody gains: keep the dead bracket, or play without low gains.",
        "小幅升级必须保留无人升级的一档：请保留该档，或不用小幅升级。",
        "小幅升級必須保留無人升級的一檔：請保留該檔，或不用小幅升級。",
        "小さな昇級では、だれも上がらない得点帯が必要です。得点帯を残すか、小さな昇級をやめてください。",
    ),
    "refusal.low_gains_closes_top": Words(
        "With low gains nobody gains more than two levels: close the top, or play without low gains.",
        "小幅升级最多升两级：请设上限，或不用小幅升级。",
        "小幅升級最多升兩級：請設上限，或不用小幅升級。",
        "小さな昇級では最大2段です。上限を設けるか、小さな昇級をやめてください。",
    ),
    "refusal.end_below_start": Words(
        "A match from {start} cannot end at {end}: choose an end level from {start} to A.",
        "从{start}打起不能到{end}结束：终点请选{start}到A。",
        "從{start}打起不能到{end}結束：終點請選{start}到A。",
        "{start}から始めて{end}で終えることはできません。{start}からAまでの終点を選んでください。",
    ),
    "refusal.wrap_has_no_end": Words(
        "Levels that begin again after the ace have no end level {end}: leave it at A, or play without wrapping.",
        "A之后重新打起时没有终点{end}：请设为A，或不循环。",
        "A之後重新打起時沒有終點{end}：請設為A，或不循環。",
        "Aのあと最初に戻るときは終点{end}を設定できません。Aのままにするか、循環をやめてください。",
    ),
    "refusal.no_trump_level_needs_ace": Words(
        "The no-trump level comes after the ace and is never reached from {end}: set the end level to A.",
        "王主级在A之后，到{end}结束就打不到：请把终点设为A。",
        "王主級在A之後，到{end}結束就打不到：請把終點設為A。",
        "ノートランプのレベルはAの次なので、{end}で終わると届きません。終点をAにしてください。",
    ),
    "refusal.no_trump_level_needs_jokers": Words(
        "At the no-trump level trumps are named with jokers alone: play with jokers, or without that level.",
        "王主级只能用王亮主：请使用王牌，或不打王主级。",
        "王主級只能用王亮主：請使用王牌，或不打王主級。",
        "ノートランプのレベルではジョーカーでしか切り札を決められません。ジョーカーを使うか、そのレベルをなくしてください。",
    ),
    "refusal.no_red_five": Words(
        "Without cards below {lowest} there is no 5♥: set the lowest rank to 5 or less, or play without the red five.",
        "最小点数为{lowest}时没有5♥：请把最小点数设为5或以下，或不打红五。",
        "最小點數為{lowest}時沒有5♥：請把最小點數設為5或以下，或不打紅五。",
        "{lowest}より下の札を抜くと5♥がありません。最低ランクを5以下にするか、赤い5をやめてください。",
    ),
}
