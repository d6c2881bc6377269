/** The look of the checkout's dialog: the sandbox's own, and not to be taken for the app's. It stands in a shadow root. */
export const checkoutStyle = `
:host { color-scheme: light dark; --ink: #0d1b1e; --paper: #fff; --line: #74868c; --act: #0a5a69; --on-act: #fff; --warn: #fff1d6; --bad: #a61b1b; }
@media (prefers-color-scheme: dark) {
  :host { --ink: #eef4f5; --paper: #0b1719; --line: #7d9197; --act: #7fd3df; --on-act: #06323c; --warn: #3a2a08; --bad: #ffb3ab; }
}
* { box-sizing: border-box; }
dialog { inline-size: min(26rem, calc(100vw - 32px)); max-block-size: calc(100dvh - 32px); overflow: auto; padding: 20px; border: 1px solid var(--line); border-radius: 16px; background: var(--paper); color: var(--ink); font: 1rem/1.5 Roboto, system-ui, sans-serif; overflow-wrap: anywhere; }
dialog::backdrop { background: rgb(0 0 0 / .55); }
h2 { margin: 0 0 8px; font-size: 1.25rem; line-height: 1.75rem; }
p { margin: 0 0 12px; }
.note { padding: 12px 16px; border-radius: 12px; background: var(--warn); }
.said:empty { display: none; }
.said { color: var(--bad); font-weight: 500; }
.acts { display: grid; gap: 12px; }
button { min-block-size: 48px; padding: 8px 12px; border: 1px solid var(--act); border-radius: 12px; background: transparent; color: var(--act); font: inherit; font-weight: 500; cursor: pointer; }
button.first { background: var(--act); color: var(--on-act); }
button[aria-disabled='true'] { opacity: .6; cursor: default; }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px; }
`;
