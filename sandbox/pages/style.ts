export const pageIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#7d4a00"/></svg>';

/** The app's design, from its tokens; the note and the icon distinguish these pages from the product. */
export const pageStyle = `
* { box-sizing: border-box; }
body { margin: 0 auto; padding: var(--k-4) var(--k-gutter) var(--k-12); max-inline-size: 72rem; background: var(--k-bg-quiet); color: var(--k-text); font: var(--k-regular) var(--k-body) / var(--k-body-lh) var(--k-font); font-variant-numeric: tabular-nums; overflow-wrap: anywhere; text-wrap: pretty; }
body.narrow { max-inline-size: var(--k-column); }
h1 { font-size: var(--k-title); line-height: var(--k-title-lh); margin-block: var(--k-4) var(--k-2); }
h2 { font-size: var(--k-heading); line-height: var(--k-heading-lh); margin-block: var(--k-6) var(--k-2); }
h3 { font-size: var(--k-body); margin-block: 0 var(--k-2); }
p { margin-block: var(--k-2); max-inline-size: 44rem; }
small { font-size: var(--k-small); color: var(--k-text-2); }
.note { padding: var(--k-3) var(--k-4); border-radius: var(--k-r-md); background: var(--k-warning-tint); }
.card, .scroll { padding: var(--k-4); border: var(--k-edge) solid var(--k-line); border-radius: var(--k-r-lg); background: var(--k-surface); }
.controls { margin-block-start: var(--k-4); }
.controls, .stages { display: grid; gap: var(--k-4); align-items: start; }
.stages { grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr)); }
.controls > details { padding-block: 0; }
.controls summary { display: flex; flex-wrap: wrap; gap: 0 var(--k-3); align-items: center; justify-content: space-between; min-block-size: var(--k-target); padding-block: var(--k-2); color: var(--k-text-2); }
.controls summary h2 { margin: 0; color: var(--k-text); }
.controls summary h2::before { content: '▸ '; }
.controls [open] > summary h2::before { content: '▾ '; }
summary { cursor: pointer; border-radius: var(--k-r-sm); }
ul { margin: 0; padding: 0; list-style: none; }
li { padding-block: var(--k-2); }
li + li { border-block-start: var(--k-edge) solid var(--k-line); }
.acts { display: flex; flex-wrap: wrap; gap: 0 var(--k-4); align-items: center; }
.acts form { margin: 0; }
.command { flex: 1 1 auto; }
.command summary { color: var(--k-accent); padding-block: var(--k-3); }
code { font: var(--k-small) / var(--k-small-lh) ui-monospace, monospace; }
.command code { display: block; padding: var(--k-2) var(--k-3); border-radius: var(--k-r-sm); background: var(--k-surface-sunk); user-select: all; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; }
.scroll table { min-inline-size: 42rem; }
caption { text-align: start; color: var(--k-text-2); padding-block-end: var(--k-2); }
th, td { padding: var(--k-2) var(--k-3) var(--k-2) 0; border-block-end: var(--k-edge) solid var(--k-line); text-align: start; vertical-align: baseline; overflow-wrap: normal; }
details[id] > summary { padding-block: var(--k-3); }
pre { padding: var(--k-3) var(--k-4); border: var(--k-edge) solid var(--k-line); border-radius: var(--k-r-md); overflow-x: auto; }
td.code { font: var(--k-bold) var(--k-heading) / 1.5 ui-monospace, monospace; }
form { display: flex; flex-wrap: wrap; gap: var(--k-3); align-items: end; margin-block: var(--k-3); }
form.stack { flex-direction: column; align-items: stretch; }
form.stack label { flex: none; }
label { display: flex; flex-direction: column; gap: var(--k-1); font-size: var(--k-small); font-weight: var(--k-medium); flex: 0 1 16rem; }
input, select { inline-size: 100%; }
input, select, button { min-block-size: var(--k-target); padding: var(--k-2) var(--k-3); border: var(--k-edge) solid var(--k-line-control); border-radius: var(--k-r-md); background: var(--k-surface); color: var(--k-text); font: inherit; font-size: var(--k-body); }
button { border-color: var(--k-accent); background: var(--k-accent); color: var(--k-on-accent); font-weight: var(--k-medium); cursor: pointer; }
button.second { border-color: var(--k-line-control); background: transparent; color: var(--k-accent); }
a { color: var(--k-accent); display: inline-block; padding-block: var(--k-3); }
:focus-visible { outline: var(--k-ring) solid var(--k-focus); outline-offset: var(--k-ring-gap); }
`;
