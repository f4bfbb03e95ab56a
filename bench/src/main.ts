import { benchAlerts } from './alerts.ts';
import { benchApi } from './api.ts';
import { benchAttack } from './attack/attack.ts';
import { benchBulk } from './bulk.ts';
import { benchClock } from './clock/clock.ts';
import { benchCrashes } from './crashes/crashes.ts';
import { benchDisk } from './disk/disk.ts';
import { benchEngine } from './engine.ts';
import { benchEnsemble } from './ensemble.ts';
import { benchDuplicates } from './faults/duplicates.ts';
import { benchFaults } from './faults/faults.ts';
import { benchRelease } from './faults/release.ts';
import { findWrongFlag, flagNames } from './flags.ts';
import { benchImage } from './image.ts';
import { benchImpact } from './impact.ts';
import { benchInteraction } from './interaction/interaction.ts';
import { benchLive } from './live.ts';
import { type BenchRow, formatTable } from './measure.ts';
import { benchModels } from './models.ts';
import { benchPrecomputedFootprints } from './precomputed-footprints.ts';
import { benchReadings } from './readings.ts';
import { benchRegisters } from './registers.ts';
import { benchRoute } from './route.ts';
import { benchSoak } from './soak/soak.ts';
import { benchStartup } from './startup.ts';
import { benchTraces } from './traces.ts';
import { benchIndex } from './vulnerability-index.ts';

/** `npm run bench`, or one of them: `npm run bench engine`; smaller: `npm run bench -- live --clients=500`. One after the other, so that none disturbs another. */
const benches: Readonly<Record<string, () => Promise<BenchRow[]>>> = {
  engine: benchEngine,
  models: benchModels,
  ensemble: benchEnsemble,
  bulk: benchBulk,
  route: benchRoute,
  api: benchApi,
  traces: benchTraces,
  startup: benchStartup,
  image: benchImage,
  impact: benchImpact,
  registers: benchRegisters,
  readings: benchReadings,
  standing: benchPrecomputedFootprints,
  index: benchIndex,
  alerts: benchAlerts,
  live: benchLive,
  faults: benchFaults,
  attack: benchAttack,
  doubled: benchDuplicates,
  release: benchRelease,
  crashes: benchCrashes,
  disk: benchDisk,
  clock: benchClock,
  soak: benchSoak,
  interaction: benchInteraction,
};

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = asked.find((name) => !(name in benches));
const wrong = findWrongFlag();
if (wrong !== undefined) {
  process.stderr.write(`There is no flag "${wrong}"; there are ${flagNames.join(', ')}.\n`);
  process.exitCode = 2;
} else if (unknown === undefined) {
  const rows: BenchRow[] = [];
  for (const [name, bench] of Object.entries(benches)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    process.stderr.write(`Measuring ${name} ...\n`);
    rows.push(...(await bench()));
  }
  process.stdout.write(`${formatTable(rows)}\n`);
} else {
  process.stderr.write(`There is no bench "${unknown}"; there are ${Object.keys(benches).join(', ')}.\n`);
  process.exitCode = 2;
}
