import { afterAll, expect, test } from 'vitest';
import { openPrintShop } from './print-shop.ts';
import { inScripts } from './scripts.ts';

const printShop = openPrintShop();
afterAll(() => printShop.close());

test('everyday words of each script are set, with marks the font has no place for', async () => {
  const words = 'અંદર આંખ અંગ્રેજી કહ્યું ઉંમર · अंदर आँख ज़्यादातर ख़ूब · आणीबाणी भोंगा';
  const paper = await printShop.set({ title: words, footer: words, content: [{ text: inScripts(words).map((run) => ({ ...run })) }] });
  expect(Buffer.from(paper.subarray(0, 5)).toString()).toBe('%PDF-');
});
