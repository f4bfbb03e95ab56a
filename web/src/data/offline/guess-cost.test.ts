import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formatNumber, formatSpan } from '../../ui/format.ts';
import { allFourWords, allPins, tryAllS, yearS } from './guess-cost.ts';
import { typedIterations } from './sealing.ts';

test('the published benchmark is what it is scaled from: 8,865,700 guesses of 999 rounds take a second', () => {
  expect(tryAllS(8_865_700, 999)).toBe(1);
  expect(tryAllS(8_865_700, 2 * 999)).toBe(2);
});

test('decision 0132 names the times that the stored count of rounds gives', () => {
  const decision = readFileSync(join(import.meta.dirname, '../../../../docs/decisions/0132-offline.md'), 'utf8');
  expect(decision).toContain(
    `${Math.round(1 / tryAllS(1, typedIterations)).toLocaleString('en-US')} at ${typedIterations.toLocaleString('en-US')} rounds`,
  );
  expect(decision).toContain(`all PINs in ${formatSpan(tryAllS(allPins, typedIterations), 'en')}`);
  expect(decision).toContain(`four words in ${formatNumber(tryAllS(allFourWords, typedIterations) / yearS, 'en', 2)} years`);
});
