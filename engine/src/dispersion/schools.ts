import type { StabilityClass } from '../model.ts';
import { briggsRural, briggsUrban, type Spread } from './sigma.ts';
import { isc3Rural } from './sigma-isc3.ts';
import { ccpsPuffPowers, degadis, type Powers, seinfeld, tnoPlume, tnoPuffPowers, turner } from './sigma-tables.ts';

/** Curves of a plume that belong together, and the time over which they are means. */
export interface PlumeSchool {
  sigmaY(stability: StabilityClass): Spread;
  sigmaZ(stability: StabilityClass): Spread;
  readonly averagingS: number;
}

/** Curves of a puff, each a power a D^b of the distance travelled, by class. */
export interface PuffSchool {
  readonly x: Powers;
  readonly y: Powers;
  readonly z: Powers;
}

/**
 * Schools of plume curves by id, for a Gaussian plume asked for by its id. Sources briggs-1973 (three minutes, as aloha-td takes
 * them), tno-yellow-book, turner-1994 (class F upwards is Briggs', as it is not among the fits), isc3-1995, and havens-1985
 * across with seinfeld-1986 upwards; all but Briggs' are ten-minute means.
 */
export const plumeSchools: Readonly<Record<string, PlumeSchool>> = {
  'briggs-rural': { ...briggsRural, averagingS: 180 },
  'briggs-urban': { ...briggsUrban, averagingS: 180 },
  'tno-plume': { ...tnoPlume, averagingS: 600 },
  turner: { sigmaY: turner.sigmaY, sigmaZ: (stability) => (stability === 'F' ? briggsRural : turner).sigmaZ(stability), averagingS: 600 },
  'isc3-rural': { ...isc3Rural, averagingS: 600 },
  'degadis-seinfeld': { sigmaY: degadis.sigmaY, sigmaZ: seinfeld.sigmaZ, averagingS: 600 },
};

/** Schools of puff curves by id. Sources ccps-1999, tno-yellow-book. */
export const puffSchools: Readonly<Record<string, PuffSchool>> = { 'ccps-puff': ccpsPuffPowers, 'tno-puff': tnoPuffPowers };

export const schoolIds: readonly string[] = [...Object.keys(plumeSchools), ...Object.keys(puffSchools)];

/** Schools that a model of the catalogue can be counted with; none for models that do not spread by such curves. */
export const schoolsOf = (modelId: string): readonly string[] =>
  modelId === 'gaussian-plume' ? Object.keys(plumeSchools) : modelId === 'gaussian-puff' ? Object.keys(puffSchools) : [];
