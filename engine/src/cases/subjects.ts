import { stabilityClasses, sunHeightsOf, surfaceLayer, windAtThree } from './air-subjects.ts';
import {
  alohaDistances,
  alohaHalfWidths,
  denseFrom,
  epaDistances,
  heavyBenzene,
  heavyDistance,
  heavyZone,
  plumeBySet,
  puddleDistances,
  puffBySet,
  threePuffs,
} from './plume-subjects.ts';
import { acetoneTank, standingPools } from './pool-subjects.ts';
import { chlorineLevels, criticalRatioOf, gasHole, liquidHole, tntOverpressure } from './source-subjects.ts';
import { chlorineTank, flashingButane, propaneTankCar } from './vessel-subjects.ts';

/** What a case puts to the test: inputs (and what is expected, where it names the levels) to values. */
type Subject = (inputs: never, expected: never) => object;

/** By the name that the cases use. */
export const subjects: Readonly<Record<string, Subject>> = {
  'stability classes': stabilityClasses,
  'wind at 3 m': windAtThree,
  'surface layer': surfaceLayer,
  'solar elevation': sunHeightsOf,
  'plume by sigma set': plumeBySet,
  'puff by sigma set': puffBySet,
  'three puffs': threePuffs,
  'ALOHA distances': alohaDistances,
  'ALOHA half-widths': alohaHalfWidths,
  'ALOHA puddle distances': puddleDistances,
  'EPA distances': epaDistances,
  'heavy distance': heavyDistance,
  'heavy zone': heavyZone,
  'heavy benzene': heavyBenzene,
  'dense from': denseFrom,
  'liquid hole': liquidHole,
  'gas hole': gasHole,
  'critical ratio': criticalRatioOf,
  'flashing butane': flashingButane,
  'propane tank car': propaneTankCar,
  'chlorine tank': chlorineTank,
  'standing pools': standingPools,
  'acetone tank': acetoneTank,
  'chlorine levels': chlorineLevels,
  'TNT overpressure': tntOverpressure,
};
