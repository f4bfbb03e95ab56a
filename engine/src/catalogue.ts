import { clouds } from './choose/cloud.ts';
import { tntBlast } from './explosion/tnt.ts';
import { vapourCloudExplosion } from './explosion/vapour-cloud-explosion.ts';
import { vesselBurst } from './explosion/vessel-burst.ts';
import { fireball } from './fire/fireball.ts';
import { jetFire } from './fire/jet-fire.ts';
import { poolFire } from './fire/pool-fire.ts';
import type { HazardModel } from './pipeline.ts';
import { plumes } from './plumes.ts';

/** Every hazard model there is: one line each, but for those of clouds. */
export const catalogue: readonly HazardModel[] = [
  ...plumes,
  tntBlast,
  vapourCloudExplosion(clouds),
  vesselBurst,
  fireball,
  poolFire,
  jetFire,
];
