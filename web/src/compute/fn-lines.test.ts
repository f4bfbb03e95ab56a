import { riskFacts } from '@hazardguard/chemicals';
import { expect, it } from 'vitest';
import { fnLines } from './fn-lines.ts';

const criteria = {
  individual: [],
  societal: riskFacts.criteria.societal.map((criterion) => ({ ...criterion, comparison: null })),
};

it('falls just beyond each step, and leaves out criteria without a checked source', () => {
  const {
    xs,
    curve,
    criteria: lines,
  } = fnLines({
    fn: [
      [2, 1e-5],
      [30, 1e-6],
    ],
    criteria,
  });
  const at = (deaths: number): number | undefined => curve[xs.indexOf(deaths)];
  expect([at(1), at(2), at(30)]).toEqual([1e-5, 1e-5, 1e-6]);
  expect(curve[xs.indexOf(2) + 1]).toBe(1e-6);
  expect(at(1000)).toBeNaN();
  expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  expect(lines.map(({ id, isPoint }) => [id, isPoint])).toEqual([
    ['uk-point', true],
    ['nl-group', false],
  ]);
  // HSE's point is 50 deaths once in 5,000 years; the Dutch line is 10⁻³/N² from ten deaths on.
  expect(lines[0]?.ys.filter((value) => !Number.isNaN(value))).toEqual([2e-4]);
  expect(lines[1]?.ys[xs.indexOf(100)]).toBeCloseTo(1e-7, 15);
});
