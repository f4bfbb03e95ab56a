import { runBenches } from '../../bench/src/run-benches.ts';
import { proveAttack } from './attack/attack.ts';
import { proveClock } from './clock/clock.ts';
import { proveCrashes } from './crashes/crashes.ts';
import { proveDisk } from './disk/disk.ts';
import { proveExtract } from './extract/extract.ts';
import { proveDuplicates } from './faults/duplicates.ts';
import { proveFaults } from './faults/faults.ts';
import { proveRelease } from './faults/release.ts';
import { proveOutbox } from './outbox.ts';
import { sizes } from './sizes.ts';
import { proveSoak } from './soak/soak.ts';

/** `npm run proofs`, or one of them: `npm run proofs crashes`; smaller: `npm run proofs -- faults --rounds=5`. */
await runBenches(
  'proof',
  {
    faults: proveFaults,
    attack: proveAttack,
    doubled: proveDuplicates,
    release: proveRelease,
    crashes: proveCrashes,
    disk: proveDisk,
    clock: proveClock,
    extract: proveExtract,
    outbox: proveOutbox,
    soak: proveSoak,
  },
  sizes,
);
