import type { StabilityClass } from '../types/common-types.ts';
import { briggsRural, briggsUrban, type Spread } from './sigma.ts';
import { isc3Rural } from './sigma-isc3.ts';
import { ccpsPuffPowers, degadis, type Powers, seinfeld, tnoPlume, tnoPuffPowers, turner } from './sigma-tables.ts';

/** A set of dispersion coefficients of a plume, and its averaging time. */
export interface PlumeCoefficients {
  sigmaY(stability: StabilityClass): Spread;
  sigmaZ(stability: StabilityClass): Spread;
  readonly averagingS: number;
}

/** A set of dispersion coefficients of a puff, each a power a D^b of the distance travelled, by class. */
export interface PuffCoefficients {
  readonly x: Powers;
  readonly y: Powers;
  readonly z: Powers;
}

/**
 * Sets of plume dispersion coefficients by id, for a Gaussian plume selected by its id. Sources briggs-1973 (three minutes, as aloha-td takes
 * them), tno-yellow-book, turner-1994 (class F upwards is Briggs', as it is not among the fits), isc3-1995, and havens-1985
 * across with seinfeld-1986 upwards; all but Briggs' are ten-minute means.
 */
export const plumeCoefficients: Readonly<Record<string, PlumeCoefficients>> = {
  'briggs-rural': { ...briggsRural, averagingS: 180 },
  'briggs-urban': { ...briggsUrban, averagingS: 180 },
  'tno-plume': { ...tnoPlume, averagingS: 600 },
  turner: { sigmaY: turner.sigmaY, sigmaZ: (stability) => (stability === 'F' ? briggsRural : turner).sigmaZ(stability), averagingS: 600 },
  'isc3-rural': { ...isc3Rural, averagingS: 600 },
  'degadis-seinfeld': { sigmaY: degadis.sigmaY, sigmaZ: seinfeld.sigmaZ, averagingS: 600 },
};

/** Sets of puff dispersion coefficients by id. Sources ccps-1999, tno-yellow-book. */
export const puffCoefficients: Readonly<Record<string, PuffCoefficients>> = { 'ccps-puff': ccpsPuffPowers, 'tno-puff': tnoPuffPowers };
