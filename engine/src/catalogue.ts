import { densePlume } from './dispersion/dense-plume.ts';
import { gaussianPlume } from './dispersion/gaussian-plume.ts';
import { gaussianPuff } from './dispersion/gaussian-puff.ts';
import { heavyPlume } from './dispersion/heavy-plume.ts';
import { similarityPlume } from './dispersion/similarity-plume.ts';
import { tntBlast } from './explosion/tnt.ts';
import { fireball } from './fire/fireball.ts';
import { jetFire } from './fire/jet-fire.ts';
import { poolFire } from './fire/pool-fire.ts';
import type { HazardModel } from './pipeline.ts';

/** Every hazard model there is: one line each. */
export const catalogue: readonly HazardModel[] = [
  similarityPlume,
  densePlume,
  gaussianPlume,
  gaussianPuff,
  heavyPlume,
  tntBlast,
  fireball,
  poolFire,
  jetFire,
];
