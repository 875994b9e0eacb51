/// How pages look: system fonts, light and dark, at any width, and on paper. Nothing in it comes from the code base.
let pageStyle = """
  :root{--paper:#fff;--ink:#1f2328;--soft:#59636e;--edge:#d1d9e0;--faint:#f6f8fa;--accent:#0969da;--wrong:#cf222e;\
  --wash:#fff0ee;--warn:#8a5700;--warnwash:#fff8e1;--good:#1a7f37;color-scheme:light dark}
  @media (prefers-color-scheme:dark){:root{--paper:#0d1117;--ink:#f0f6fc;--soft:#9198a1;--edge:#3d444d;--faint:#151b23;\
  --accent:#58a6ff;--wrong:#ff7b72;--wash:#2d1517;--warn:#e3b341;--warnwash:#272115;--good:#3fb950}}
  *{box-sizing:border-box}
  html{scroll-padding-top:1rem}
  body{margin:0 auto;max-width:1680px;padding:0 clamp(1rem,4vw,3rem) 4rem;background:var(--paper);color:var(--ink);\
  font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:anywhere}
  header{padding:2.5rem 0 1rem}
  h1{font-size:clamp(1.6rem,4vw,2.2rem);line-height:1.2;letter-spacing:-.02em;font-weight:650;margin:.25rem 0}
  h2{font-size:1.25rem;letter-spacing:-.01em;font-weight:650;margin:3rem 0 .75rem}
  h3{font-size:1.05rem;font-weight:650;margin:0 0 .75rem}
  h4{font-size:.95rem;font-weight:500;line-height:1.45;margin:0}
  p{margin:0}
  a{color:var(--accent);text-decoration:none}
  a:hover{text-decoration:underline}
  code,pre,.place{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.8125rem}
  .brand{font-weight:650;color:var(--accent)}
  .brand span,.meta,.path,.help,.count{color:var(--soft)}
  .brand span,.meta{font-size:.875rem;font-weight:400}
  .skip{position:absolute;left:-99rem}
  .skip:focus{position:static;display:inline-block;padding:.5rem}
  :focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
  .tiles{display:grid;grid-template-columns:repeat(auto-fit,minmax(10rem,1fr));gap:.75rem;list-style:none;margin:1rem 0 0;\
  padding:0}
  .tiles li{border:1px solid var(--edge);border-radius:10px;padding:.9rem 1.1rem;color:var(--soft);font-size:.875rem}
  .tiles strong{display:block;font-size:1.6rem;line-height:1.2;font-weight:650;color:var(--ink);\
  font-variant-numeric:tabular-nums}
  .tiles .errors strong,td.errors{color:var(--wrong)}
  .tiles .warnings strong,td.warnings{color:var(--warn)}
  .tiles .good strong{color:var(--good)}
  .scroll{overflow:auto;border:1px solid var(--edge);border-radius:10px}
  .scroll.tall{max-height:26rem}
  table{border-collapse:collapse;width:100%;font-size:.875rem}
  th,td{overflow-wrap:normal;text-align:left;padding:.45rem .9rem;border-bottom:1px solid var(--edge);vertical-align:baseline}
  tbody tr:last-child>*{border-bottom:0}
  thead th,thead td{position:sticky;top:0;background:var(--faint);color:var(--soft);font-weight:500;z-index:1;\
  white-space:nowrap}
  tbody th{font-weight:500}
  tbody tr:hover{background:var(--faint)}
  .number{text-align:right;font-variant-numeric:tabular-nums;width:1%;white-space:nowrap}
  .bar{width:14rem;white-space:nowrap}
  .bar .warnings{fill:var(--warn);opacity:.45}
  .bar .errors{fill:var(--wrong)}
  td.path{font-size:.8125rem;overflow-wrap:anywhere;min-width:14rem}
  #filters{position:sticky;top:0;z-index:2;display:flex;flex-wrap:wrap;gap:.75rem 1rem;align-items:end;\
  background:var(--paper);border-bottom:1px solid var(--edge);padding:.75rem 0;margin-bottom:1.5rem;font-size:.875rem}
  #filters[hidden]{display:none}
  #filters label,#filters legend{color:var(--soft);padding:0}
  #filters p>label{display:block;font-size:.8125rem;margin-bottom:.2rem}
  #filters p:first-child{flex:1 1 14rem}
  #filters fieldset{border:0;margin:0;padding:0;display:flex;gap:.9rem;height:2.25rem;align-items:center}
  #filters fieldset label{display:inline-flex;gap:.35rem;align-items:center}
  #filters legend{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden;white-space:nowrap}
  input[type=search],select,button{font:inherit;color:inherit;background:var(--paper);border:1px solid var(--edge);\
  border-radius:8px;height:2.25rem;padding:0 .7rem;max-width:100%}
  input[type=search]{width:100%}
  select{max-width:16rem}
  button{cursor:pointer;background:var(--faint)}
  button:hover{border-color:var(--soft)}
  input[type=checkbox]{accent-color:var(--accent);margin:0}
  #count{color:var(--soft);min-height:2.25rem;line-height:2.25rem;font-variant-numeric:tabular-nums}
  #findings:focus{outline:none}
  .module{content-visibility:auto;contain-intrinsic-size:auto 60rem;border-top:1px solid var(--edge);padding:1.5rem 0}
  #findings .module:first-of-type{border-top:0}
  [hidden]{display:none!important}
  .split{display:grid;grid-template-columns:minmax(0,1fr);gap:1.25rem}
  .list{display:grid;grid-template-columns:minmax(0,1fr);gap:.75rem;align-content:start;min-width:0}
  .aside{min-width:0}
  article{border:1px solid var(--edge);border-left:3px solid var(--warn);border-radius:8px;padding:.8rem 1rem;min-width:0}
  article.error{border-left-color:var(--wrong)}
  .badge{display:inline-block;font-size:.75rem;font-weight:600;border-radius:99px;padding:0 .55rem;margin-right:.25rem;\
  color:var(--warn);background:var(--warnwash)}
  .error>h4>.badge{color:var(--wrong);background:var(--wash)}
  article .meta{margin-top:.2rem}
  article .meta>code{color:var(--ink)}
  pre{margin:.6rem 0 0;padding:.5rem 0;background:var(--faint);border-radius:6px;overflow-x:auto;line-height:1.5;tab-size:4;\
  unicode-bidi:isolate}
  pre .row{display:block;padding:0 .9rem 0 0}
  pre .line{display:inline-block;width:3.6em;padding-right:1em;text-align:right;color:var(--soft);user-select:none}
  mark{background:var(--warnwash);color:inherit;border-bottom:2px solid var(--warn);border-radius:2px 2px 0 0}
  .error mark{background:var(--wash);border-bottom-color:var(--wrong)}
  .related{margin:.6rem 0 0;padding:0;list-style:none;font-size:.875rem}
  .related li+li{margin-top:.5rem}
  .related .place{color:var(--soft)}
  .help{margin-top:.6rem;font-size:.875rem}
  .picture{border:1px solid var(--edge);border-radius:10px;overflow:auto}
  .picture svg{display:block;margin:0 auto;max-width:100%;height:auto;min-width:720px}
  .picture.small{border-width:1px}
  .picture.small svg{min-width:0}
  .picture.wide{max-height:80vh;margin-top:.75rem}
  .picture.wide svg{max-width:none;height:revert-layer}
  details>summary{cursor:pointer;padding:.4rem 0}
  .legend{overflow-x:auto;padding:1rem 0}
  .columns{columns:16rem;font-size:.875rem}
  .none{color:var(--good);font-size:1.1rem}
  @media (min-width:1600px){.split:has(.aside){grid-template-columns:minmax(0,1fr) minmax(0,1.35fr)}
  .aside{order:2}.aside .picture{position:sticky;top:5.5rem}}
  @media (max-width:640px){header{padding-top:1.25rem}h2{margin-top:2rem}.tiles{grid-template-columns:1fr 1fr}\
  .tiles li{padding:.7rem .8rem}.tiles strong{font-size:1.3rem}.bar{display:none}th,td{padding:.4rem .6rem}\
  #filters{position:static}#filters p,#filters p:first-child{flex:1 1 100%}select{max-width:none;width:100%}\
  article{padding:.7rem .8rem}}
  @media print{body{max-width:none;padding:0;font-size:11px}#filters,.skip{display:none}.module{content-visibility:visible}\
  .scroll.tall,.picture.wide{max-height:none}article,.tiles li{break-inside:avoid}.picture svg{min-width:0}\
  a{color:inherit}thead th,thead td{position:static}}
  \(pictureStyle)
  """
