import { describe, expect, test } from 'vitest';
import { readVesselText, speaksOfVessels } from './read-vessels.ts';

const strict = { strict: true, known: null } as const;

/** `n kind, total; content` in one line. */
const describeVessels = (text: string): string | null => {
  const found = readVesselText(text, strict);
  if (found === null) return null;
  const { count, kind, total, content, volumeM3 } = found;
  const parts = [
    `${count} ${kind ?? '?'}`,
    total === null ? '-' : `${total.value} ${total.unit}`,
    content === null ? '-' : `${content.value} ${content.unit}`,
  ];
  return [...parts, ...(volumeM3 === null ? [] : [`${volumeM3} m³ each`])].join('; ');
};

describe('a cell that names its vessels', () => {
  test.each([
    ['54 MT (60 tonners of 900 kg)', '60 tonner; 54 t; 900 kg'],
    ['54,000 kg in 60 tonners of 900 kg each', '60 tonner; 54000 kg; 900 kg'],
    ['60 tonners of 900 kg', '60 tonner; 54000 kg; 900 kg'],
    ['60 tonners @ 900 kg each', '60 tonner; 54000 kg; 900 kg'],
    ['60 nos. x 900 kg tonners', '60 tonner; 54000 kg; 900 kg'],
    ['60 Nos of 900 kg tonner', '60 tonner; 54000 kg; 900 kg'],
    ['60 ton containers of 900 kg', '60 tonner; 54000 kg; 900 kg'],
    ['60 tonner 900kg', '60 tonner; 54000 kg; 900 kg'],
    ['60 tonners (54 MT)', '60 tonner; 54 t; -'],
    ['54 MT in 60 tonners', '60 tonner; 54 t; -'],
    ['54 MT, 60 tonners', '60 tonner; 54 t; -'],
    ['54 मीट्रिक टन (60 टोनर, 900 किग्रा)', '60 tonner; 54 t; 900 kg'],
    ['૫૪ MT (૬૦ ટોનર)', '60 tonner; 54 t; -'],
    ['2 x 50 T bullets', '2 bullet; 100 t; 50 t'],
    ['2 × 50 t', '2 ?; 100 t; 50 t'],
    ['50 MT x 2 bullets', '2 bullet; 100 t; 50 t'],
    ['2 bullets (50 MT each)', '2 bullet; 100 t; 50 t'],
    ['2 bullets, 100 MT total', '2 bullet; 100 t; -'],
    ['2 Bullets of capacity 50 MT each', '2 bullet; 100 t; 50 t'],
    ['100 MT (2 bullets of 120 m3)', '2 bullet; 100 t; -; 120 m³ each'],
    ['12 cylinders', '12 cylinder; -; -'],
    ['900 kg x 60 nos', '60 ?; 54000 kg; 900 kg'],
    ['4*250 kg', '4 ?; 1000 kg; 250 kg'],
    ['20 drums of 200 ltrs', '20 drum; 4000 L; 200 L'],
    ['5 drums of 250 kgs. each', '5 drum; 1250 kg; 250 kg'],
    ['3 tanks of 50 KL each', '3 vertical-tank; 150 m3; 50 m3'],
    ['2 tanks of 10,000 US gallons', '2 vertical-tank; 20000 US gal; 10000 US gal'],
    ['2 tanks of 10,000 U.S. gal', '2 vertical-tank; 20000 US gal; 10000 US gal'],
    ['20 short tons (20 cylinders of 2000 lb)', '20 cylinder; 20 short ton; 2000 lb'],
    ['3 floating roof tanks of 50,000 bbl', '3 floating-roof-tank; 150000 bbl; 50000 bbl'],
    ['60 t (2 tanks of 10,000 imp gal)', '2 vertical-tank; 60 t; -; 45.4609 m³ each'],
    ['3 x 2 lakh litres tanks', '3 vertical-tank; 600000 L; 200000 L'],
    ['1 x 20 kL vertical tank', '1 vertical-tank; 20 m3; 20 m3'],
    ['3 floating roof tanks of 5000 kL', '3 floating-roof-tank; 15000 m3; 5000 m3'],
    ['1 Horton sphere 1500 m3', '1 sphere; 1500 m3; 1500 m3'],
    ['4 road tankers of 20 MT', '4 road-tanker; 80 t; 20 t'],
    ['2 railway tankers of 55 MT', '2 rail-tanker; 110 t; 55 t'],
    ['10 cylinders x 47.5 kg = 475 kg', '10 cylinder; 475 kg; 47.5 kg'],
    // None of our kinds: counted, and no size of a drum is taken.
    ['5 carboys', '5 ?; -; -'],
    ['5 carboys of 50 L', '5 ?; 250 L; 50 L'],
    ['250 kg (5 carboys of 50 kg)', '5 ?; 250 kg; 50 kg'],
    ['20 jerry cans of 35 ltrs', '20 ?; 700 L; 35 L'],
    ['4 IBCs x 1000 L', '4 ?; 4000 L; 1000 L'],
    ['40 bags of 25 kg', '40 ?; 1000 kg; 25 kg'],
    ['५ कार्बॉय', '5 ?; -; -'],
  ])('%s', (text, expected) => {
    expect(speaksOfVessels(text)).toBe(true);
    expect(describeVessels(text)).toBe(expected);
  });

  // Neither sum nor content, two groups, or a word that nobody explains: a person must say what is meant.
  test.each([
    '54 MT (60 tonners of 800 kg)',
    '16 cylinders 19 kg',
    '2 bullets (50 MT)',
    '6 cylinders of 100 kg and 2 bullets of 10 t',
    '60 tonners of Cl2 900 kg',
    '2.5 tonners of 900 kg',
    '0 tonners of 900 kg',
  ])('%s is not understood', (text) => {
    expect(speaksOfVessels(text)).toBe(true);
    expect(describeVessels(text)).toBeNull();
  });

  test.each(['12 t', '1,500', 'Tonner yard', 'Tank 3', 'T-101', 'Shed 2', '99.5 %', '12 MT', '3 lakh litres', ''])(
    '%s names none',
    (text) => {
      expect(speaksOfVessels(text)).toBe(false);
    },
  );

  test('generated spellings of the same vessels give the same', () => {
    const counts = ['2', '16', '60'];
    const contents = [
      ['900 kg', 900],
      ['0.9 MT', 900],
      ['900 kgs', 900],
      ['9 quintals', 900],
    ] as const;
    const forms = [
      (n: string, c: string) => `${n} tonners of ${c}`,
      (n: string, c: string) => `${n} x ${c} tonners`,
      (n: string, c: string) => `${n} Nos. tonners @ ${c}`,
      (n: string, c: string) => `${c} x ${n} tonners`,
      (n: string, c: string) => `${n} TONNERS (${c} each)`,
      (n: string, c: string) => `${n} ton containers, each ${c}`,
    ];
    for (const n of counts)
      for (const [content, kg] of contents)
        for (const form of forms) {
          const found = readVesselText(form(n, content), strict);
          const each =
            found?.content === null || found?.content === undefined ? null : found.content.value * (found.content.unit === 't' ? 1000 : 1);
          expect([form(n, content), found?.count, each, found?.kind]).toEqual([form(n, content), Number(n), kg, 'tonner']);
        }
  });
});
