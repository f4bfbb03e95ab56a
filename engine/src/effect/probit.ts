import { equivalentConcentration } from '../dose/toxic-load.ts';
import { normalQuantile, normalShare } from '../numerics/normal.ts';
import type { Probit, ProbitSet, Substance } from '../types/substance-types.ts';
import { standardAtmosphere, zeroCelsius } from '../units/constants.ts';
import { idealGasDensity } from '../units/convert.ts';

/** A probit of this value is that of half the people. */
const half = 5;

/** Concentrations in mg/m³ are given at this temperature, K, and 1 atm, as the tables of ppm and mg/m³ are. */
const referenceK = zeroCelsius + 25;

/** Probit of death Y = a + b ln TL; TL = ∫Cⁿ dt in unitⁿ min. Sources cpr-18e table 5.2, hse-osd30 table 2. */
export const computeProbit = ({ a, b }: Probit, load: number): number => (load > 0 ? a + b * Math.log(load) : Number.NEGATIVE_INFINITY);

/** Share of those exposed who die, Φ(Y - 5). Source finney-1971. */
export const deathShare = (probit: number): number => normalShare(probit - half);

/** Load at which a share of those exposed die, 0 < share < 1: the inverse of the two above. */
export const loadForShare = ({ a, b }: Probit, share: number): number => Math.exp((half + normalQuantile(share) - a) / b);

/** What 1 ppm is in the probit's unit; molar mass in kg/mol. */
export const unitPerPpm = ({ unit }: Probit, molarMass: number): number =>
  unit === 'ppm' ? 1 : idealGasDensity(standardAtmosphere, molarMass, referenceK);

/** A load in ppmⁿ min in the unit of the probit. */
export const loadInUnit = (probit: Probit, ppmLoad: number, molarMass: number): number =>
  ppmLoad * unitPerPpm(probit, molarMass) ** probit.n;

/** Steady concentration, ppm, that kills a share of those who breathe it for a time, s: LC50 at share 0.5. */
export const lethalConcentration = (probit: Probit, share: number, seconds: number, molarMass: number): number =>
  equivalentConcentration(loadForShare(probit, share), probit.n, seconds) / unitPerPpm(probit, molarMass);

/** The probit of a substance in the requested set, else in the other; null where it has none. */
export const probitIn = ({ probits = [] }: Substance, set: ProbitSet): Probit | null =>
  probits.find((one) => one.set === set) ?? probits[0] ?? null;
