import { expect, test } from 'vitest';
import { isWhole, sampleName, takeSample } from '../testing/take-sample.ts';
import { type Comparison, type ComputeCloud, computeCloud, isBroken, tryStock } from './release-laws.ts';

/** Some of the stocks of `npm run fuzz -- --laws`, and the share of the laws tried on each. */
const seeds = takeSample(
  Array.from({ length: 300 }, (_, i) => i + 1),
  3,
);
const share = 0.3;

/** Known comparisons of all stocks that break their law, by law and count. The list is exact: a fix removes its row in the same commit, and no row is added. */
const known: readonly string[] = [];

const describe = ({ law, ratio, what, documents }: Comparison): string => `${law} ${ratio.toFixed(3)} ${what} ${JSON.stringify(documents)}`;

test(`releases of any chemical keep the limits, and more of anything neither shortens a zone nor makes it jump${sampleName}`, {
  timeout: 300_000,
}, () => {
  const compared = seeds.map((seed) => tryStock(seed, share)).flatMap((one) => one.compared);
  const broken = compared.filter(isBroken);
  const byLaw = [...Map.groupBy(broken, ({ law }) => law)].map(([law, all]) => `${all.length} × ${law}`);
  expect(byLaw.toSorted(), broken.map(describe).join('\n')).toEqual(known.filter((one) => isWhole || byLaw.includes(one)));
  // Neither few nor all of one kind.
  expect(compared.length).toBeGreaterThan(3 * seeds.length);
  expect(new Set(compared.map(({ law }) => law.split(',')[0])).size).toBe(9);
});

/** The laws that clouds with an error break. */
const brokenBy = (spoil: ComputeCloud): ReadonlySet<string> =>
  new Set(
    Array.from({ length: 8 }, (_, i) => tryStock(i + 1, 1, spoil))
      .flatMap(({ compared }) => compared)
      .filter(isBroken)
      .map(({ law }) => law.split(',')[0] ?? ''),
  );

test('a cloud that is richer on every second call breaks every law of two clouds, and an exception is a fault', () => {
  let calls = 0;
  const uneven: ComputeCloud = (substance, document) => {
    const cloud = computeCloud(substance, document);
    const factor = calls++ % 2 === 0 ? 3 : 1;
    return cloud === null ? null : { ...cloud, field: { ...cloud.field, axisPeak: (x) => factor * cloud.field.axisPeak(x) } };
  };
  expect([...brokenBy(uneven)].toSorted()).toEqual([
    'a second is instantaneous',
    'jet from aloft',
    'larger hole',
    'later stop',
    'long is steady',
    'longer time',
    'more stock',
    'whole vessel',
  ]);
  const throwing: ComputeCloud = () => {
    throw new Error('no cloud');
  };
  expect([...brokenBy(throwing)]).toContain('fault');
});
