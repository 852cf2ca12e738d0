import sys, json
from random import Random
from engine.games import GAMES
from engine.games.bashi_fen.options import PRESETS
from engine.games.bashi_fen.rules.phases import Burying, Playing
from engine.games.bashi_fen.rules.tricks import points_in
from engine.players import bot_named
from engine.match import Match, next_record, result_of
from engine.record import opened
from engine.game import act
g=GAMES['bashi_fen']; O=PRESETS['tuo_la_ji']
skilled=bot_named('search:nskilled'); strong=bot_named('search:nstrong')
a,b=int(sys.argv[1]),int(sys.argv[2])
for n in ([1,3,10,15,17,21] if a==0 else range(a,b)):
    st=opened(next_record(Match(g,O,4002,dealt=n))).state
    while st.turn is not None and not isinstance(st.view(st.turn).phase,Burying): st=st.after(g.greedy(st.view(st.turn),Random(n))).state
    if st.turn is None: continue
    v=st.view(st.turn); seat=st.turn
    usual=g.greedy(v,Random(0)); mine=strong(g,v,Random(n))
    def play(action):
        step=act(st,action); i=0
        while step.state.turn is not None:
            vv=step.state.view(step.state.turn); i+=1
            step=act(step.state, skilled(g,vv,Random(f"{n} {i}")))
        r=result_of(step); ch=r.scored.changes
        last=step.state.view(0).phase.tricks[-1].winner
        sid=(seat,(seat+2)%4)
        return sum(ch[s]*(1 if s in sid else -1) for s in range(4))/2, [l.amount for l in r.scored.lines if l.key=='points_total'][0], last in sid
    out=[n,points_in(usual.cards),points_in(mine.cards),play(usual)]
    out.append(play(mine) if str(mine)!=str(usual) else out[-1])
    print(json.dumps(out),flush=True)
