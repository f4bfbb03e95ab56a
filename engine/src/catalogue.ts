import { cloudsBy } from './choose/cloud.ts';
import { britterMcquaid } from './dispersion/britter-mcquaid-screening.ts';
import { densePlume } from './dispersion/dense-plume.ts';
import { densePuff } from './dispersion/dense-puff.ts';
import { gaussianPlume } from './dispersion/gaussian-plume.ts';
import { gaussianPuff } from './dispersion/gaussian-puff.ts';
import { heavyPlume } from './dispersion/heavy-plume.ts';
import { similarityPlume } from './dispersion/similarity-plume.ts';
import { tntBlast } from './explosion/tnt.ts';
import { vapourCloudExplosion } from './explosion/vapour-cloud-explosion.ts';
import { vesselBurst } from './explosion/vessel-burst.ts';
import { fireball } from './fire/fireball.ts';
import { jetFire } from './fire/jet-fire.ts';
import { poolFire } from './fire/pool-fire.ts';
import type { HazardModel } from './types/model-types.ts';

/** Models of drifting clouds: one line each. */
const clouds: readonly HazardModel[] = [similarityPlume, densePlume, densePuff, gaussianPlume, gaussianPuff, heavyPlume, britterMcquaid];

/** All hazard models: one line each. This is the only list; everything else is derived from what a model declares. */
export const catalogue: readonly HazardModel[] = [
  ...clouds,
  tntBlast,
  vapourCloudExplosion(cloudsBy(clouds)),
  vesselBurst,
  fireball,
  poolFire,
  jetFire,
];
