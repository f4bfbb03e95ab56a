import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BenchRow, toComparedRow } from '../../../bench/src/measure.ts';
import { sizes } from '../sizes.ts';

const program = join(import.meta.dirname, '../../../../server/src/testing/large-extract.ts');
/** The flags of `hazardguard data` in `cli/bin/hazardguard.mjs`. */
const flags = ['--max-semi-space-size=8', '--heap-growing-percent=20', '--disable-warning=ExperimentalWarning'];

interface Figures {
  readonly seconds: number;
  readonly peakMb: number;
  readonly count: number;
}

/** Imports an extract with a million elements with tags as a map: how long and in how much memory, beside parsing it alone. */
export const proveExtract = async (): Promise<BenchRow[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'hazardguard-extract-'));
  const features = sizes.readSize('features');
  const run = (...args: readonly string[]): Figures =>
    JSON.parse(
      execFileSync(process.execPath, [...flags, program, ...args], {
        env: { ...process.env, HAZARDGUARD_DATA: join(folder, 'data') },
        encoding: 'utf8',
      }),
    ) as Figures;
  try {
    return ['osm', 'osm.pbf'].flatMap((ending): BenchRow[] => {
      const path = join(folder, `extract-${ending === 'osm' ? 'xml' : 'pbf'}.${ending}`);
      run('write', String(features), path);
      const parsed = run('parse', path);
      const read = run('read', path);
      const imported = run('import', path);
      for (const { count } of [parsed, read, imported])
        if (count !== features) throw new Error(`${count} of ${features} elements were counted`);
      rmSync(path);
      const name = `${features.toLocaleString('en')} elements of ${ending === 'osm' ? 'XML' : 'PBF'}`;
      // PBF is decoded in a second or two: writing the rows takes longer than that with any library.
      const target = ending === 'osm' ? '<= 3 x' : '';
      return [
        toComparedRow(`${name}: features, beside parsing alone`, read.seconds, 's', parsed.seconds, target),
        toComparedRow(`${name}: imported as a map, beside parsing alone`, imported.seconds, 's', parsed.seconds, target),
        { name: `${name}: most memory of the import`, value: imported.peakMb, unit: 'MB', target: '<= 400' },
      ];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
