import { packStyle } from '../../html/style.ts';

/** Beside the frame's: numbers to press, numbered practices, meanings, levels in the colours of the map's rings. */
export const communityStyle = packStyle(`
.numbers { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 8px; padding: 0; list-style: none }
.numbers a { display: block; height: 100%; padding: 8px 16px 12px; background: var(--surface); border: 1px solid var(--edge); border-radius: 6px;
  color: var(--text); text-decoration: none }
.numbers b { display: block; font-size: 26px; color: var(--accent) }
.practices { padding: 0; list-style: none; counter-reset: n }
.practices li { position: relative; padding: 0 0 8px 48px; counter-increment: n }
.practices li::before { content: counter(n); position: absolute; left: 0; top: -6px; width: 36px; text-align: right; font-size: 26px;
  font-weight: 600; color: var(--accent) }
.practices p { margin: 0 }
dl { margin: 0 0 16px }
dl div { padding: 8px 0; border-top: 1px solid var(--line) }
dt { font-weight: 600 }
dd { margin: 0 }
@media (min-width: 600px) { dl div { display: grid; grid-template-columns: 12rem 1fr; gap: 16px } }
.levels div { padding-left: 16px; border-left: 8px solid #7a0019; margin-bottom: 4px; border-top: 0 }
.levels .middle { border-left: 8px dashed #e06a00 }
.levels .mild { border-left: 8px dotted #b58a00 }
`);
