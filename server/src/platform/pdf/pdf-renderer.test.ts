import { inflateSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { heading, text } from './layout.ts';
import { openPdfRenderer } from './pdf-renderer.ts';
import { splitByScript } from './scripts.ts';

const pdfRenderer = openPdfRenderer();
afterAll(() => pdfRenderer.close());

test('everyday words of each script are rendered, with marks that the font has no anchor for', async () => {
  const words = 'અંદર આંખ અંગ્રેજી કહ્યું ઉંમર · अंदर आँख ज़्यादातर ख़ूब · आणीबाणी भोंगा';
  const pdf = await pdfRenderer.render({
    title: words,
    footer: words,
    content: [{ text: splitByScript(words).map((run) => ({ ...run })) }],
  });
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
});

/** Number of text pieces on each page. */
const countPieces = (paper: Uint8Array): number[] => {
  const file = Buffer.from(paper);
  const streams: string[] = [];
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at)) {
    const end = file.indexOf('endstream', at);
    const body = file.subarray(at + 'stream\n'.length, end);
    streams.push(body[0] === 0x78 ? inflateSync(body).toString('latin1') : '');
    at = end + 'endstream'.length;
  }
  return streams.map((stream) => stream.match(/^BT$/gm)?.length ?? 0).filter((count) => count > 0);
};

test('no page ends with a heading', async () => {
  const set = (lines: number) =>
    pdfRenderer.render({
      title: 'Headings',
      footer: 'Headings',
      content: [...Array.from({ length: lines }, () => text('Line')), heading('Doubts'), { ul: [text('One'), text('Another')] }],
    });
  const [short = 0] = countPieces(await set(0));
  const footer = short - 3;
  const [full = 0] = countPieces(await set(200));
  const fits = full - footer;
  for (const lines of [fits - 5, fits - 4, fits - 3, fits - 2, fits - 1]) {
    const [first = 0, second] = countPieces(await set(lines));
    // The heading with at least one of its two points, or none of the three.
    expect([lines, lines + 2, lines + 3]).toContain(first - footer);
    expect(second === undefined).toBe(first - footer === lines + 3);
  }
});
