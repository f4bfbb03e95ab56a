import { publicLanguages } from '@hazardguard/i18n/languages';
import { fontFaces, pageFont } from './fonts.ts';

/** White space is removed: the sheet is part of every page. */
const minifyCss = (css: string): string =>
  css
    .replace(/\/\*[^*]*\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) ?/g, '$1')
    .replace(/;}/g, '}')
    .trim();

/** Scripts with marks above and below their letters need more space between lines. */
const tall = publicLanguages.filter(({ script }) => script !== 'Latin').map(({ code }) => `:lang(${code})`);

/**
 * The style of server pages: colours and scale of the web client, fonts of the device where it has them, light or dark as the device. Hazard colours are
 * for hazards only.
 */
const frame = `${fontFaces}
:root { color-scheme: light dark; --page: #f4f6f8; --surface: #fff; --line: #d5dce3; --edge: #7a8a99; --quiet: #51606e;
  --text: #17212b; --accent: #0b5d78; --soft: #e7f3f7; --fault: #8a1c5e; --severe: #7a0019; --on-accent: #fff; --exercise: #4b57a8 }
@media (prefers-color-scheme: dark) { :root { --page: #0e151b; --surface: #16202a; --line: #2c3a47; --edge: #6f8497; --quiet: #9db0c0;
  --text: #e6edf3; --accent: #68afc7; --soft: #14303c; --fault: #f09cc7; --on-accent: #0e151b } }
* { box-sizing: border-box }
html { -webkit-text-size-adjust: 100% }
body { margin: 0; background: var(--page); color: var(--text); font: 16px/1.5 ${pageFont}, system-ui, sans-serif; font-variant-numeric: tabular-nums; overflow-wrap: break-word }
${tall.join(', ')} { line-height: 1.6 }
:lang(ur) { line-height: 1.9; letter-spacing: 0 }
.column { max-width: 44rem; margin: 0 auto; padding-inline: 16px }
.skip { position: absolute; inset-inline-start: 8px; top: 8px; padding: 8px 16px; background: var(--surface); border: 2px solid var(--accent); border-radius: 6px }
.skip:not(:focus) { clip-path: inset(50%) }
header.top, footer.foot { background: var(--surface); border: 0 solid var(--line) }
header.top { border-bottom-width: 1px }
footer.foot { margin-top: 40px; border-top-width: 1px; color: var(--quiet); font-size: 14px }
header.top .column, footer.foot .column { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 24px }
nav ul { display: flex; flex-wrap: wrap; gap: 0 4px; margin: 0 -12px; padding: 0; list-style: none }
nav a, header.top .home, footer.foot a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 12px }
header.top .home, footer.foot a { margin: 0 -12px; font-weight: 600 }
nav a[aria-current] { color: var(--text); font-weight: 600; text-decoration: none; box-shadow: inset 0 -3px var(--accent) }
a { color: var(--accent); text-underline-offset: 3px }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.demo p { margin: 0 auto }
.demo { padding: 8px 0; background: var(--soft); border-bottom: 1px solid var(--line); font-size: 14px }
main { outline: 0 } main > .column { padding-top: 24px }
h1, h2, h3 { line-height: 1.25; text-wrap: balance }
h1 { margin: 0 0 8px; font-size: 34px }
h2 { margin: 40px 0 8px; font-size: 26px }
h3 { margin: 24px 0 4px; font-size: 20px }
${['h1', 'h2'].flatMap((head) => tall.map((language) => `${language} ${head}`)).join(', ')} { line-height: 1.4 }
@media (max-width: 480px) { h1 { font-size: 26px } h2 { font-size: 20px; margin-top: 32px } h3 { font-size: 16px } }
p, ul, ol { margin: 0 0 12px }
.lead { font-size: 20px; line-height: 1.45 }
footer.foot p { margin: 12px 0 }
.quiet { color: var(--quiet); font-size: 14px }
.card { margin: 16px 0; padding: 16px; background: var(--surface); border: 1px solid var(--line); border-radius: 6px }
.card > :last-child { margin-bottom: 0 }
.card > :first-child { margin-top: 0 }
.problem { border: 2px solid var(--fault) }
label { display: block; margin-bottom: 4px; font-weight: 600 }
input { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit; background: var(--surface);
  border: 1px solid var(--edge); border-radius: 6px }
input[aria-invalid] { border: 2px solid var(--fault) }
button, .button { display: inline-flex; align-items: center; justify-content: center; min-height: 44px; padding: 8px 20px; font: inherit;
  font-weight: 600; color: var(--on-accent); background: var(--accent); border: 1px solid var(--accent); border-radius: 6px;
  text-decoration: none; cursor: pointer }
.plain { color: var(--accent); background: none }
.row { display: flex; flex-wrap: wrap; gap: 12px; align-items: end }
.row > .grow { flex: 1 1 14rem }
@media print { :root { --page: #fff; --surface: #fff; --text: #000; --quiet: #333; --accent: #000; --line: #999 }
  .skip, header.top, footer.foot, form, .screen { display: none !important } body { font-size: 11pt } a { text-decoration: none }
  .card, li { break-inside: avoid } h2, h3 { break-after: avoid } @page { size: A4; margin: 15mm } }
`;

export const pageStyle = minifyCss(frame);
export const packStyle = minifyCss;
