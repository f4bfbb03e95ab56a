import { expect, test } from 'vitest';
import { findDistances, findUnsupportedDistances } from './distances.ts';

test.each([
  ['Evacuate 500 m downwind.', [500]],
  ['within 1.5 km of the plant', [1_500]],
  ['a radius of .5km', [500]],
  ['1,200 metres', [1_200]],
  ['100 to 300 m, then 2–3 km', [100, 300, 2_000, 3_000]],
  ['a 500-metre zone', [500]],
  ['**800** meters', [800]],
  ['half a kilometre', [500]],
  ['two hundred metres and two miles', [200, 3_218.688]],
  ['300 ft', [91.44]],
  ['५०० मीटर तक', [500]],
  ['૨ કિમી દૂર', [2_000]],
  ['१.५ किमी', [1_500]],
  ['50 m.', [50]],
])('%s holds %j m', (text, metres) => {
  expect(findDistances(text).map((distance) => Number(distance.metres.toFixed(3)))).toEqual(metres);
});

test.each([
  '5 m/s',
  '12 kg/m³',
  '10 m2 and 3 m²',
  '0.5 mg/m3',
  '10 min',
  '5 months',
  '3 million',
  '20 ppm',
  '2 kW/m2',
  'UN1017 moves',
  'AEGL-3',
  'a meter reading of 5',
])('%s is no distance', (text) => {
  expect(findDistances(text)).toEqual([]);
});

test('a distance from the passages is supported in any unit; another is flagged as written', () => {
  expect(findUnsupportedDistances('Keep 300 m away, that is 0.3 km.', ['isolate 0.3 km'])).toEqual([]);
  expect(findUnsupportedDistances('Keep 800 m away, then 800 m more, or 1 km.', ['isolate 0.3 km'])).toEqual(['800 m', '1 km']);
  expect(findUnsupportedDistances('५०० मीटर दूर रहें', [])).toEqual(['५०० मीटर']);
});

test('a text made to be slow is checked: a pattern that tries every pair of characters would not end in time', () => {
  for (const text of [
    '1,'.repeat(320_000),
    '9'.repeat(640_000),
    'a hundred '.repeat(64_000),
    '1 to '.repeat(128_000),
    '1 - _ * '.repeat(80_000),
  ])
    expect(findDistances(text)).toBeInstanceOf(Array);
});
