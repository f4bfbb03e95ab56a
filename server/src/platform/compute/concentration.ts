import { ppmPerDensity } from '@hazardguard/engine';

/** Air for converting a concentration by mass to one by volume, where none is given: 25 °C and 1013.25 hPa, as for occupational limits. */
const referenceAir = { pressurePa: 101_325, temperatureK: 298.15 } as const;

/** Parts per million in one mg/m³ of a gas of this molar mass, kg/mol. */
export const computePpmPerMilligram = (molarMass: number): number =>
  1e-6 * ppmPerDensity(referenceAir.pressurePa, molarMass, referenceAir.temperatureK);
