import { type Comparison, excessOf, isBroken, type TriedStock } from '../laws/release-laws.ts';
import { runSeeds } from './run-seeds.ts';

/** Examples shown of a law that is broken. */
const examples = 3;

const describe = (law: string, all: readonly Comparison[], seedOf: ReadonlyMap<Comparison, number>): readonly string[] => {
  const ratios = all.map(({ ratio }) => ratio).toSorted((a, b) => a - b);
  const at = (share: number): string => (ratios[Math.floor(share * (ratios.length - 1))] ?? Number.NaN).toFixed(3);
  const broken = all.filter(isBroken).toSorted((a, b) => excessOf(b) - excessOf(a));
  return [
    `${law}: ${all.length} compared, ratio ${at(0)} to ${at(1)}, 98 % within ${at(0.01)} to ${at(0.99)}, ${broken.length} broken`,
    ...broken
      .slice(0, examples)
      .map(
        (one) => `  seed ${seedOf.get(one) ?? 0}, ${one.models}: ${one.ratio.toFixed(3)} ${one.what}\n    ${JSON.stringify(one.documents)}`,
      ),
  ];
};

/** Tries the laws of releases on the stocks of `count` seeds from `first`, prints each law and its worst examples, and returns how many are broken. */
export const runLaws = async (count: number, first: number): Promise<number> => {
  const started = performance.now();
  const tried = await runSeeds<TriedStock>('laws', count, first);
  const seedOf = new Map(tried.flatMap(({ seed, compared }) => compared.map((one) => [one, seed] as const)));
  const laws = Map.groupBy(seedOf.keys(), ({ law }) => law);
  for (const [law, all] of [...laws].toSorted()) process.stdout.write(`${describe(law, all, seedOf).join('\n')}\n`);
  const broken = [...seedOf.keys()].filter(isBroken).length;
  const clouds = tried.reduce((sum, one) => sum + one.clouds, 0);
  const slowest = tried.reduce((most, { slowestMs }) => Math.max(most, slowestMs), 0);
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(
    `${count} stocks, ${clouds} clouds in ${seconds.toFixed(0)} s, slowest ${slowest.toFixed(0)} ms: ${broken} of ${seedOf.size} comparisons break a law\n`,
  );
  return broken;
};
