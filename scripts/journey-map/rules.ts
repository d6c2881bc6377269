import { size } from './layout.ts';

/** How the picture is drawn, in colours that stand under their names in the app without their prefix. */
export const rules = `text{font-family:Roboto,-apple-system,"Segoe UI",Arial,"Noto Sans",sans-serif;font-size:${size.text}px;fill:var(--text)}
.page{fill:var(--bg-quiet)}
.card{fill:var(--surface);stroke:var(--line)}
.shared{fill:var(--accent-tint);stroke:var(--accent-track)}
.title{font-size:22px;font-weight:700}
.lead{font-size:13px;fill:var(--text-2)}
.part{font-size:14px;font-weight:700;fill:var(--accent)}
.route{font-size:${size.route}px;font-weight:700}
.name{fill:var(--text-3);text-anchor:end}
.stays{fill:var(--text-3)}
.key{fill:var(--text-2)}
.goes{fill:var(--text)}
.number{font-size:10px;font-weight:700;fill:var(--on-accent);text-anchor:middle}
.dot{fill:var(--accent);stroke:var(--bg-quiet);stroke-width:2}
.spine{fill:none;stroke:var(--accent);stroke-width:3;stroke-linecap:round}
.line{fill:none;stroke:var(--line-control);stroke-width:1.4}
.line.good{stroke:var(--success)}
.line.bad{stroke:var(--danger)}
.tip{fill:var(--line-control)}
.tip.good{fill:var(--success)}
.tip.bad{fill:var(--danger)}
.sign{fill:none;stroke:var(--accent);stroke-width:1.5;stroke-linecap:round}
.heart{fill:var(--accent)}
`;
