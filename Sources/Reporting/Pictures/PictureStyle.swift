/// How pictures look, in light and dark. Nothing in it comes from the code base.
let pictureStyle = """
  svg.viperlint{--paper:#fff;--card:#fff;--edge:#d1d9e0;--ink:#1f2328;--soft:#59636e;--line:#818b98;--faint:#eff2f5;\
  --wrong:#cf222e;--wash:#fff0ee;--view:#0969da;--presenter:#8250df;--interactor:#1a7f37;--entity:#9a6700;\
  --router:#bc4c00;--builder:#59636e;--worker:#0e7490;color-scheme:light dark}
  @media (prefers-color-scheme:dark){svg.viperlint{--paper:#0d1117;--card:#151b23;--edge:#3d444d;--ink:#f0f6fc;\
  --soft:#9198a1;--line:#656c76;--faint:#1b222b;--wrong:#ff7b72;--wash:#2d1517;--view:#58a6ff;--presenter:#bc8cff;\
  --interactor:#3fb950;--entity:#d29922;--router:#f0883e;--builder:#9198a1;--worker:#39c5cf}}
  .viperlint text{fill:var(--ink);font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;\
  font-variant-ligatures:none;white-space:pre;unicode-bidi:isolate}
  .viperlint .paper{fill:var(--paper)}
  .viperlint .frame{fill:var(--paper);stroke:var(--edge)}
  .viperlint .title,.viperlint .subtitle,.viperlint .caption{font-family:system-ui,-apple-system,"Segoe UI",Roboto,\
  "Helvetica Neue",Arial,sans-serif}
  .viperlint .title{font-size:15px;font-weight:600}
  .viperlint .subtitle{font-size:11px;fill:var(--soft)}
  .viperlint .caption{font-size:10px;font-weight:600;letter-spacing:.06em;fill:var(--soft);paint-order:stroke;\
  stroke:var(--paper);stroke-width:5px;stroke-linejoin:round}
  .viperlint .name{font-size:12px;font-weight:600}
  .viperlint .contract{font-size:11px;fill:var(--soft)}
  .viperlint .rule{font-size:10px;fill:var(--wrong)}
  .viperlint .box rect{fill:var(--card);stroke:var(--edge);stroke-width:1}
  .viperlint .box .accent{fill:var(--soft);stroke:none}
  .viperlint .box.view .accent{fill:var(--view)}
  .viperlint .box.presenter .accent{fill:var(--presenter)}
  .viperlint .box.interactor .accent{fill:var(--interactor)}
  .viperlint .box.entity .accent{fill:var(--entity)}
  .viperlint .box.router .accent{fill:var(--router)}
  .viperlint .box.worker .accent{fill:var(--worker)}
  .viperlint .box.loose>rect:first-of-type{stroke-dasharray:4 3}
  .viperlint .box.more rect{fill:none;stroke:none}
  .viperlint .box.wrong>rect:first-of-type{stroke:var(--wrong);stroke-width:1.5;fill:var(--wash)}
  .viperlint .label rect{fill:var(--paper);stroke:none}
  .viperlint .label.wrong rect{fill:var(--wash);stroke:var(--wrong);stroke-width:1}
  .viperlint .lines path{fill:none;stroke:var(--line);stroke-width:1.5}
  .viperlint .lines .head{fill:var(--line);stroke:none}
  .viperlint .lines .weak path:first-of-type{stroke-dasharray:6 4}
  .viperlint .lines .unowned path:first-of-type{stroke-dasharray:.1 4;stroke-linecap:round;stroke-width:2}
  .viperlint .lines .assembles path:first-of-type{stroke:var(--edge)}
  .viperlint .lines .assembles .head{fill:var(--edge)}
  .viperlint .lines .wrong path{stroke:var(--wrong);stroke-width:2}
  .viperlint .lines .wrong .head{fill:var(--wrong);stroke:none}
  .viperlint .lines g:hover path:first-of-type{stroke-width:3}
  .viperlint .stripe{fill:var(--faint)}
  .viperlint .grid{fill:none;stroke:var(--edge);stroke-width:1}
  .viperlint .self{fill:var(--edge)}
  .viperlint .knows{fill:var(--view)}
  .viperlint .opens{fill:none;stroke:var(--line);stroke-width:1}
  .viperlint .cycle,.viperlint .broken{fill:var(--wrong)}
  .viperlint .broken{opacity:.65}
  .viperlint .block{fill:var(--wash);stroke:var(--wrong);stroke-width:1}
  .viperlint .row:hover .stripe,.viperlint .row .hit:hover{fill:var(--edge)}
  .viperlint .hit{fill:transparent}
  .viperlint .entry{font-size:11px}
  .viperlint .entry.marked{fill:var(--wrong)}
  .viperlint .number{font-size:9px;fill:var(--soft)}
  """
