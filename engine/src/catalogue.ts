import { gaussianPlume } from './dispersion/gaussian-plume.ts';
import { heavyPlume } from './dispersion/heavy-plume.ts';
import { tntBlast } from './explosion/tnt.ts';
import type { HazardModel } from './pipeline.ts';

/** Every hazard model there is: one line each. */
export const catalogue: readonly HazardModel[] = [gaussianPlume, heavyPlume, tntBlast];
