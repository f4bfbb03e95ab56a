/**
 * `npm run fuzz [count] [first seed]`: random scenarios through the whole engine: a result of finite numbers or a refusal with a message;
 * then the laws of releases on a tenth as many stocks, which `npm run fuzz -- --laws N --seed S` tries alone.
 * `npm run fuzz -- --sweep N --seed S [--json FILE]`: plausible scenarios, each input changed a little: no unexplained jump, no
 * wrong direction, no lost mass. `--rerun FILE` repeats the scenarios of such a file. Exit code 1 if a rule is violated.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fuzzMany } from './fuzz-many.ts';
import { rerunKind } from './rerun-kind.ts';
import { runLaws } from './run-laws.ts';
import { runSeeds } from './run-seeds.ts';
import type { SweptScenario } from './sweep-one.ts';
import { describeKind, findKinds, type ViolationKind } from './violation-kinds.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Sweeps and prints; how many kinds of violations. */
const sweep = async (count: number, first: number, file: string | undefined): Promise<number> => {
  const started = performance.now();
  const swept = await runSeeds<SweptScenario>('sweep', count, first);
  const kinds = findKinds(swept);
  for (const kind of kinds) print(describeKind(kind));
  const explained = Map.groupBy(
    swept.flatMap((one) => one.explained),
    (why) => why,
  );
  for (const [why, all] of explained) print(`explained ${all.length} times: ${why}`);
  const runs = swept.reduce((sum, one) => sum + one.runs, 0);
  const broken = swept.filter(({ violations }) => violations.length > 0).length;
  const ms = performance.now() - started;
  print(
    `${count} scenarios, ${runs} runs in ${(ms / 1000).toFixed(0)} s (${(ms / count).toFixed(0)} ms a scenario): ${kinds.length} kinds of violations in ${broken} scenarios. ` +
      'Reaches below 5 m and beyond the range of a model are left out.',
  );
  if (file !== undefined) writeFileSync(file, `${JSON.stringify(kinds, null, 1)}\n`);
  return kinds.length;
};

/** Runs the worst scenario of each kind of a file again; how many are still violations. */
const rerun = (file: string): number => {
  const kinds = JSON.parse(readFileSync(file, 'utf8')) as readonly ViolationKind[];
  const open = kinds.filter((kind) => {
    const now = rerunKind(kind);
    print(now.length === 0 ? `gone: ${kind.kind}` : now.map((violation) => describeKind({ ...kind, worst: violation })).join('\n'));
    return now.length > 0;
  });
  print(`${open.length} of ${kinds.length} kinds are still there.`);
  return open.length;
};

const { values, positionals } = parseArgs({
  options: {
    sweep: { type: 'string' },
    laws: { type: 'string' },
    seed: { type: 'string' },
    json: { type: 'string' },
    rerun: { type: 'string' },
  },
  allowPositionals: true,
});
const [count = 100_000, first = 1] = positionals.map(Number);
const broken =
  values.rerun !== undefined
    ? rerun(values.rerun)
    : values.sweep !== undefined
      ? await sweep(Number(values.sweep), Number(values.seed ?? 1), values.json)
      : values.laws !== undefined
        ? await runLaws(Number(values.laws), Number(values.seed ?? 1))
        : fuzzMany(count, first) + (await runLaws(Math.ceil(count / 10), first));
if (broken > 0) process.exitCode = 1;
