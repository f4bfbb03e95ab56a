import { expect, test } from 'vitest';
import { chemicals } from './library.ts';
import { findOdourThresholdPpm } from './odour-threshold.ts';

test.each([
  ['7782-50-5', 3.5],
  ['7664-41-7', 46.8],
  ['7783-06-4', 0.0047],
  ['74-82-8', 200],
])('the odour threshold of %s is %d ppm, as CHRIS prints it', (cas, ppm) => {
  expect(findOdourThresholdPpm(cas)).toBe(ppm);
});

test('a range gives its lower end, a threshold in water none, and no text is misread', () => {
  for (const { cas, toxicity } of chemicals) {
    const text = toxicity?.odourThresholdText?.v;
    if (text === undefined) expect(findOdourThresholdPpm(cas)).toBeUndefined();
    else if (/water/.test(text)) expect(findOdourThresholdPpm(cas)).toBeUndefined();
    else expect(text.replaceAll(',', ''), cas).toMatch(new RegExp(`^${findOdourThresholdPpm(cas)}(\\.0)?[- ]`));
  }
  expect(findOdourThresholdPpm('0-0-0')).toBeUndefined();
});
