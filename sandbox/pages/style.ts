export const pageIcon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="#7d4a00"/></svg>';

/** Different from the app's style, so that nobody takes these pages for the product. */
export const pageStyle = `
:root { color-scheme: light dark; --ink: #0d1b1e; --paper: #fff; --muted: #42535a; --line: #74868c; --act: #0a5a69; --on-act: #fff; --warn: #fff1d6; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #eef4f5; --paper: #0b1719; --muted: #b4c4c8; --line: #7d9197; --act: #7fd3df; --on-act: #06323c; --warn: #3a2a08; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 16px 20px 48px; max-inline-size: 72rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 Roboto, system-ui, sans-serif; overflow-wrap: anywhere; }
body.narrow { max-inline-size: 30rem; }
h1 { font-size: 1.625rem; line-height: 2rem; margin-block: 16px 8px; }
h2 { font-size: 1.25rem; margin-block: 32px 8px; }
p { margin-block: 8px; max-inline-size: 44rem; }
.note { padding: 12px 16px; border-radius: 12px; background: var(--warn); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; inline-size: 100%; }
.scroll table { min-inline-size: 42rem; }
caption { text-align: start; color: var(--muted); padding-block-end: 8px; }
th, td { padding: 8px 12px 8px 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: baseline; overflow-wrap: normal; }
summary { padding-block: 12px; cursor: pointer; }
pre { padding: 12px 16px; border: 1px solid var(--line); border-radius: 12px; overflow-x: auto; }
td.code { font: 700 1.25rem/1.5 ui-monospace, monospace; }
form { display: flex; flex-wrap: wrap; gap: 12px; align-items: end; margin-block: 12px; }
form.stack { flex-direction: column; align-items: stretch; }
label { display: flex; flex-direction: column; gap: 4px; font-size: .875rem; font-weight: 500; }
input, select, button { min-block-size: 48px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 12px; background: var(--paper); color: var(--ink); font: inherit; font-size: 1rem; max-inline-size: 100%; }
button { border-color: var(--act); background: var(--act); color: var(--on-act); font-weight: 500; cursor: pointer; }
button.second { background: transparent; color: var(--act); }
a { color: var(--act); display: inline-block; padding-block: 12px; }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
`;
