import { encode } from 'uqr';
import { html, type Markup } from '../../../platform/html/markup.ts';

/** Light modules around the code (the quiet zone of ISO/IEC 18004). */
const quietZone = 4;

/** The dark modules of the code, row by row; a fifth of it may be scuffed or covered (level Q is 25 %). */
export const encodeQr = (text: string): readonly (readonly boolean[])[] => encode(text, { ecc: 'Q', border: quietZone }).data;

/** A QR code as an SVG drawing, sharp on any printer. */
export const qrPart = (text: string, label: string): Markup => {
  const modules = encodeQr(text);
  const size = modules.length;
  const path = modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return html`<svg class="qr" viewBox="0 0 ${size} ${size}" role="img" aria-label="${label}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"></rect><path d="${path}" fill="#000"></path></svg>`;
};
