import { packStyle } from '../../platform/html/style.ts';

/** Added to the style of the page frame: emergency numbers, numbered practices, meanings, severities in the colours of the map's zones. */
export const communityStyle = packStyle(`
.numbers { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 8px; padding: 0; list-style: none }
.numbers a { display: block; height: 100%; padding: 8px 16px 12px; background: var(--surface); border: 1px solid var(--edge); border-radius: 6px;
  color: var(--text); text-decoration: none }
.numbers b { display: block; font-size: 26px; color: var(--accent) }
.practices { padding: 0; list-style: none; counter-reset: n }
.practices li { position: relative; padding-block-end: 8px; padding-inline-start: 48px; counter-increment: n }
.practices li::before { content: counter(n); position: absolute; inset-inline-start: -4px; top: -7px; width: 40px; white-space: nowrap; text-align: end; font-size: 26px;
  font-weight: 600; color: var(--accent) }
.practices p { margin: 0 }
dl { margin: 0 0 16px }
dl div { padding: 8px 0; border-top: 1px solid var(--line) }
dt { font-weight: 600 }
dd { margin: 0 }
@media (min-width: 600px) { dl div { display: grid; grid-template-columns: 12rem 1fr; gap: 16px } }
.levels div { padding-inline-start: 16px; border-inline-start: 8px solid #7a0019; margin-bottom: 4px; border-top: 0 }
.levels .middle { border-inline-start: 8px dashed #e06a00 }
.levels .mild { border-inline-start: 8px dotted #b58a00 }
.alert { border-inline-start: 8px solid #7a0019 }
.alert.medium { border-inline-start: 8px dashed #e06a00 }
.alert.low { border-inline-start: 8px dotted #b58a00 }
.alert.over { border-inline-start: 8px solid var(--line) }
.end { font-size: 20px; margin: 0 }
.alert.practice { border: 3px dashed var(--exercise) }
.alert > .mark { margin: -16px -16px 12px; padding: 8px 16px; background: var(--exercise); color: #fff }
.relation, .do { font-size: 20px; line-height: 1.45 }
.sketch { display: block; width: 100%; max-width: 30rem; color: var(--text) }
.sketch text { font-size: 12px; text-anchor: middle; fill: var(--text); stroke: var(--surface); stroke-width: 3px; paint-order: stroke }
.sketch .right { text-anchor: start }
.sketch .left { text-anchor: end }
.group { margin-top: 16px }
.result { border-width: 2px }
.result.severe { background: #7a0019; border-color: #7a0019; color: #fff }
.choices { margin: 0; padding: 0; list-style: none }
.choices a { display: flex; align-items: center; min-height: 44px }
summary { padding: 10px 0; color: var(--accent); cursor: pointer }
.wrong { margin: 0 0 4px; color: var(--fault); font-weight: 600 }
#position { margin-top: 8px }
#position button { margin-bottom: 4px }
`);
