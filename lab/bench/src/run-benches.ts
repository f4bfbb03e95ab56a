import type { Flags } from './flags.ts';
import { type BenchRow, formatTable } from './measure.ts';

/** Runs the named programs, or all of them, and prints their figures. One after the other, so that none disturbs another. */
export const runBenches = async (
  kind: 'bench' | 'proof',
  benches: Readonly<Record<string, () => Promise<BenchRow[]>>>,
  flags: Flags<string>,
): Promise<void> => {
  const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  const unknown = names.find((name) => !(name in benches));
  const wrong = flags.findWrongFlag();
  if (wrong !== undefined || unknown !== undefined) {
    process.stderr.write(
      wrong === undefined
        ? `There is no ${kind} "${unknown}"; there are ${Object.keys(benches).join(', ')}.\n`
        : `There is no flag "${wrong}"; there are ${flags.names.join(', ')}.\n`,
    );
    process.exitCode = 2;
    return;
  }
  const rows: BenchRow[] = [];
  for (const [name, bench] of Object.entries(benches)) {
    if (names.length > 0 && !names.includes(name)) continue;
    process.stderr.write(`Running ${name} ...\n`);
    rows.push(...(await bench()));
  }
  process.stdout.write(`${formatTable(rows)}\n`);
};
