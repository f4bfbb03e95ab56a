import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureMessage } from './message-meter.ts';

describe('the length of a text message', () => {
  // The published limits: 160 and 153 septets, 70 and 67 units (3GPP TS 23.038 and 23.040).
  it.each([
    ['', 'GSM-7', 0, 0],
    ['a'.repeat(160), 'GSM-7', 160, 1],
    ['a'.repeat(161), 'GSM-7', 161, 2],
    ['a'.repeat(306), 'GSM-7', 306, 2],
    ['a'.repeat(307), 'GSM-7', 307, 3],
    ['€'.repeat(80), 'GSM-7', 160, 1],
    ['[]{}\\~^|€\f', 'GSM-7', 20, 1],
    ['\u0930'.repeat(70), 'UCS-2', 70, 1],
    ['\u0930'.repeat(71), 'UCS-2', 71, 2],
    ['\u0930'.repeat(134), 'UCS-2', 134, 2],
    ['\u0930'.repeat(135), 'UCS-2', 135, 3],
    ['`', 'UCS-2', 1, 1],
    ['ç', 'UCS-2', 1, 1],
    ['Ç', 'GSM-7', 1, 1],
    ['😷', 'UCS-2', 2, 1],
  ])('%j', (text, encoding, units, parts) => {
    expect(measureMessage(text)).toMatchObject({ encoding, units, parts });
  });

  it('does not split a character of two units at the end of a part', () => {
    // 152 letters and a € end at 154: the € goes into the second part, and the rest needs a third one.
    expect(measureMessage(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toMatchObject({ units: 306, parts: 3, left: 152 });
    expect(measureMessage(`${'\u0930'.repeat(66)}😷${'\u0930'.repeat(66)}`)).toMatchObject({ units: 134, parts: 3, left: 66 });
  });

  it('matches the real split: parts contain all units, each at most its size', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ maxLength: 600, unit: 'grapheme' }), fc.string({ maxLength: 900, unit: 'grapheme-ascii' })),
        (text) => {
          const { encoding, units, parts, left } = measureMessage(text);
          const [alone, part] = encoding === 'GSM-7' ? [160, 153] : [70, 67];
          if (encoding === 'UCS-2') expect(units).toBe(text.length);
          if (units <= alone) expect([parts, left]).toEqual([units === 0 ? 0 : 1, alone - units]);
          else {
            expect(parts).toBeGreaterThanOrEqual(Math.ceil(units / part));
            expect(parts).toBeLessThanOrEqual(Math.ceil(units / (part - 1)));
            // Unused space is at most one unit for each full part.
            const lost = parts * part - left - units;
            expect(lost).toBeGreaterThanOrEqual(0);
            expect(lost).toBeLessThan(parts);
          }
        },
      ),
    );
  });

  it('does not grow when a character is removed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), fc.nat(400), (text, cut) => {
        expect(measureMessage(text.slice(0, cut).toWellFormed()).units).toBeLessThanOrEqual(Math.max(measureMessage(text).units, cut));
      }),
    );
  });
});
