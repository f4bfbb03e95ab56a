import { type FuzzOutcome, fuzzOne } from './fuzz-one.ts';

/** Runs the random scenarios of `count` seeds from `first`, prints the kinds of faults and returns their number. */
export const fuzzMany = (count: number, first: number): number => {
  const started = performance.now();
  const faults: FuzzOutcome[] = [];
  const models = new Map<string, number>();
  let refusals = 0;
  let slowest = 0;
  for (let seed = first; seed < first + count; seed++) {
    const outcome = fuzzOne(seed);
    slowest = Math.max(slowest, outcome.ms);
    if (outcome.fault !== '') faults.push(outcome);
    if (outcome.answer === 'refusal') refusals++;
    else models.set(outcome.model, (models.get(outcome.model) ?? 0) + 1);
  }
  const kinds = Map.groupBy(faults, ({ fault }) => fault.replaceAll(/-?\d[\d.e+-]*/gu, '#'));
  for (const [kind, some] of [...kinds].sort((a, b) => b[1].length - a[1].length)) {
    process.stdout.write(
      `${some.length} × ${kind.slice(0, 200)}\n  seeds ${some
        .slice(0, 5)
        .map(({ seed }) => seed)
        .join(', ')}\n`,
    );
  }
  const byModel = [...models].map(([id, n]) => `${id || 'none'} ${n}`).join(', ');
  process.stdout.write(
    `${count} scenarios in ${((performance.now() - started) / 1000).toFixed(0)} s, slowest ${slowest.toFixed(0)} ms: ${refusals} refused in words, results by ${byModel}; ${faults.length} faults\n`,
  );
  return faults.length;
};
