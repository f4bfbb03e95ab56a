import { classObukhov, powerLaw, solarElevation, stabilityClass, surfaceLayer } from './air.ts';
import { alohaCloud, modelChoice, rmpTable } from './aloha-cloud.ts';
import type { Calculation } from './case.ts';
import { densePlume, workbookPlume } from './dense.ts';
import { bstCurve, cloudEnergy, cloudExplosion, tntCurve } from './explosion.ts';
import { fireball, jetFire, poolFire, thermalProbit } from './fire.ts';
import { airExchange, indoorPulse, lethality, toxicLevels } from './harm.ts';
import { cloudLaws, massConservation, unitRoundTrips } from './laws.ts';
import { chokedRatio, flashingHole, gasHole, liquidHole } from './outflow.ts';
import { puddle, tankRelease } from './releases.ts';
import { scenario } from './scenario.ts';
import { plumeOfSigmas, puffOfSigmas, threePuffs } from './sigmas.ts';
import { ensembleTime, footprintTime } from './speed.ts';
import { fieldTrial, sourceEstimate } from './trials.ts';

/** The calculations of published cases, by the name in `calculation`. */
export const calculations = {
  'air-exchange': airExchange,
  'aloha-cloud': alohaCloud,
  'bst-curve': bstCurve,
  'choked-ratio': chokedRatio,
  'class-obukhov': classObukhov,
  'cloud-energy': cloudEnergy,
  'cloud-explosion': cloudExplosion,
  'cloud-laws': cloudLaws,
  'dense-plume': densePlume,
  'ensemble-time': ensembleTime,
  'field-trial': fieldTrial,
  fireball,
  'flashing-hole': flashingHole,
  'footprint-time': footprintTime,
  'gas-hole': gasHole,
  'indoor-pulse': indoorPulse,
  'jet-fire': jetFire,
  lethality,
  'liquid-hole': liquidHole,
  'mass-conservation': massConservation,
  'model-choice': modelChoice,
  'plume-of-sigmas': plumeOfSigmas,
  'pool-fire': poolFire,
  'power-law': powerLaw,
  puddle,
  'puff-of-sigmas': puffOfSigmas,
  'rmp-table': rmpTable,
  scenario,
  'solar-elevation': solarElevation,
  'source-estimate': sourceEstimate,
  'stability-class': stabilityClass,
  'surface-layer': surfaceLayer,
  'tank-release': tankRelease,
  'thermal-probit': thermalProbit,
  'three-puffs': threePuffs,
  'tnt-curve': tntCurve,
  'toxic-levels': toxicLevels,
  'unit-round-trips': unitRoundTrips,
  'workbook-plume': workbookPlume,
} satisfies Readonly<Record<string, Calculation>>;
