"""Why options do not go together, and what would."""

from engine.words import Words

WORDS = {
    "refusal.fixed_needs_four": Words(
        "Fixed partners need four players, not {seats}: choose four players, or partners called in each hand.",
        "固定同伴要四个人，不能是{seats}人：请改成四人，或改为每局找朋友。",
        "固定夥伴要四個人，不能是{seats}人：請改成四人，或改為每局找朋友。",
        "味方を固定できるのは4人のときで、{seats}人ではできません。4人にするか、毎回味方を呼ぶルールにしてください。",
    ),
    "refusal.kitty_does_not_divide": Words(
        "With a kitty of {kitty}, {cards} cards cannot be shared evenly by {seats}. Sizes that work: {sizes}.",
        "底牌{kitty}张时，{cards}张牌无法由{seats}人平分。可用的底牌张数：{sizes}。",
        "底牌{kitty}張時，{cards}張牌無法由{seats}人平分。可用的底牌張數：{sizes}。",
        "底札が{kitty}枚では、{cards}枚を{seats}人で等分できません。使える枚数：{sizes}。",
    ),
    "refusal.kitty_is_six": Words(
        "The kitty is set to exactly six cards: leave its size automatic, or set it to 6 instead of {kitty}.",
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
        "“Bidding for the kitty” goes only together with “Overbidding”: switch that on too, or this off.",
        "“炒地皮”须与“反主”同时启用：请一并打开，或关闭此项。",
        "「炒地皮」須與「反主」同時啟用：請一併打開，或關閉此項。",
        "「底札の競り」は「上書き」と一緒にだけ使えます。そちらも入れるか、これを切ってください。",
    ),
    "refusal.turn_kitty_needs_fixed": Words(
        "Only with fixed partners is the kitty turned to find trumps: deal again instead, or fix the partners.",
        "只有固定同伴才能翻底牌定主：请改为重新摸牌，或改为固定同伴。",
        "只有固定夥伴才能翻底牌定主：請改為重新摸牌，或改為固定夥伴。",
        "底札をめくって切り札を決めるのは味方が固定のときだけです。配り直しにするか、味方を固定してください。",
    ),
    "refusal.low_gains_needs_dead_bracket": Words(
        "“Low gains” goes only together with “Bracket without gains”: switch that on too, or this off.",
        "“小幅升级”须与“不升级的一档”同时启用：请一并打开，或关闭此项。",
        "「小幅升級」須與「不升級的一檔」同時啟用：請一併打開，或關閉此項。",
        "「小さな昇級」は「だれも上がらない段」と一緒にだけ使えます。そちらも入れるか、これを切ってください。",
    ),
    "refusal.low_gains_closes_top": Words(
        "With “Low gains” nobody gains more than two levels: switch “No upper limit” off, or play without low gains.",
        "“小幅升级”最多升两级：请关闭“不封顶”，或不用小幅升级。",
        "「小幅升級」最多升兩級：請關閉「不封頂」，或不用小幅升級。",
        "「小さな昇級」では最大2レベルです。「上限なし」を切るか、小さな昇級をやめてください。",
    ),
    "refusal.end_below_start": Words(
        "A match from {start} cannot end at {end}: choose a last level from {start} to A.",
        "从{start}打起，不能到{end}结束：最后一级请选{start}到A。",
        "從{start}打起，不能到{end}結束：最後一級請選{start}到A。",
        "{start}から始めて{end}で終えることはできません。最後のレベルを{start}からAまでにしてください。",
    ),
    "refusal.wrap_has_no_end": Words(
        "Levels that start again after the Ace have no last level {end}: leave it at A, or do not start again.",
        "过A再从头打时，最后一级不能是{end}：请设为A，或不再从头打。",
        "過A再從頭打時，最後一級不能是{end}：請設為A，或不再從頭打。",
        "Aのあと最初に戻るときは、最後のレベルを{end}にできません。Aのままにするか、戻るのをやめてください。",
    ),
    "refusal.no_trump_level_needs_ace": Words(
        "The no-trump level comes after the Ace and is never reached from {end}: set the last level to A.",
        "王主级在A之后，最后一级是{end}就打不到：请把最后一级设为A。",
        "王主級在A之後，最後一級是{end}就打不到：請把最後一級設為A。",
        "ノートランプのレベルはAの次なので、{end}で終わると届きません。最後のレベルをAにしてください。",
    ),
    "refusal.no_trump_level_needs_jokers": Words(
        "At the no-trump level trumps are named with jokers alone: play with jokers, or without that level.",
        "王主级只能用王亮主：请使用王牌，或不打王主级。",
        "王主級只能用王亮主：請使用王牌，或不打王主級。",
        "ノートランプのレベルではジョーカーでしか切り札を決められません。ジョーカーを使うか、そのレベルをなくしてください。",
    ),
    "refusal.no_constant_trumps": Words(
        "Without cards below {lowest} there are no 2s: set the lowest rank to 2, or play without 2s as constant trumps.",
        "最小点数为{lowest}时没有2：请把最小点数设为2，或不打常主。",
        "最小點數為{lowest}時沒有2：請把最小點數設為2，或不打常主。",
        "{lowest}より下の札を抜くと2がありません。最低ランクを2にするか、常主をやめてください。",
    ),
    "refusal.no_red_five": Words(
        "Without cards below {lowest} there is no 5♥: set the lowest rank to 5 or less, or play without the red five.",
        "最小点数为{lowest}时没有5♥：请把最小点数设为5或更小，或不打红五。",
        "最小點數為{lowest}時沒有5♥：請把最小點數設為5或更小，或不打紅五。",
        "{lowest}より下の札を抜くと5♥がありません。最低ランクを5以下にするか、赤い5をやめてください。",
    ),
}
