import { heaviestLoad, historyAt, idealGasDensity, lastWhere, type PlumeField, toxicLoad } from '@hazardguard/engine/models';
import type { Observation } from './release-trial.ts';

/** A cloud, and the density of its pure gas at the temperature and pressure of the air, kg/m³, by which sensors state mass per volume. */
export interface Cloud {
  readonly field: PlumeField;
  readonly gasKgM3: number;
}

export const describeGas = (pressurePa: number, molarMass: number, temperatureK: number): number =>
  idealGasDensity(pressurePa, molarMass, temperatureK);

/** Kilograms in one of a unit of mass. */
const masses: Readonly<Record<string, number>> = { kg: 1, g: 1e-3, mg: 1e-6 };

/** One ppm in a unit of concentration: of volume (ppm, ppb, %, volume %) or of mass (kg/m3, g/m³, mg/m3). */
const perPpm = (unit: string, gasKgM3: number): number => {
  const written = unit.trim().replace('³', '3').replace(/\s+/gu, ' ');
  if (/^ppm(?: ?v)?$/iu.test(written)) return 1;
  if (/^ppb(?: ?v)?$/iu.test(written)) return 1e3;
  if (/^(?:vol(?:ume)?\.? ?)?(?:%|per ?cent|pct)(?: ?v)?$/iu.test(written)) return 1e-4;
  const mass = /^(kg|g|mg)(?:\/| )m\^?-?3$/u.exec(written)?.[1] ?? '';
  const inKg = masses[mass];
  if (inKg === undefined) throw new RangeError(`unit ${JSON.stringify(unit)}; allowed: ppm, ppb, %, kg/m3, g/m3, mg/m3`);
  return (1e-6 * gasKgM3) / inKg;
};

/** Minutes in one of a unit of time. */
const minutes: Readonly<Record<string, number>> = { s: 1 / 60, min: 1, h: 60 };

/** A unit of dose: of concentration to a power, times time, such as "ppm min", "kg s/m3" or "ppm^2 min". */
const readDoseUnit = (unit: string): { readonly of: string; readonly exponent: number; readonly minutes: number } => {
  const written = unit.trim().replaceAll('³', '3').replaceAll('²', '^2').replaceAll('·', ' ').replaceAll('*', ' ');
  const massFirst = /^(kg|g|mg)\s+(s|min|h)\/m\^?3$/u.exec(written);
  if (massFirst) return { of: `${massFirst[1]}/m3`, exponent: 1, minutes: minutes[massFirst[2] ?? ''] ?? 1 };
  const found = /^\(?(ppm|ppb|%|(?:kg|g|mg)\/m\^?3)\)?(?:\^([\d.]+))?\s+(s|min|h)$/u.exec(written);
  if (found === null)
    throw new RangeError(`unit ${JSON.stringify(unit)}; allowed: a concentration and a time such as "ppm min", "kg s/m3", "ppm^2 min"`);
  return { of: found[1] ?? '', exponent: Number(found[2] ?? 1), minutes: minutes[found[3] ?? ''] ?? 1 };
};

/**
 * Highest mean over the averaging time, ppm, at a distance on the axis: the highest value where none is stated or the cloud stays much
 * longer, the mean of the passage where it is shorter.
 */
const highestMean = ({ field }: Cloud, xM: number, zM: number, averagingS: number | null): number => {
  if (averagingS === null) return field.peak(xM, 0, zM);
  const stayS = field.departureS(xM) - field.arrivalS(xM);
  // Within the error of the straight lines of a history the mean is the highest value.
  if (averagingS < 1e-3 * stayS) return field.peak(xM, 0, zM);
  return heaviestLoad(historyAt(field, xM, 0, zM), 1, averagingS) / (averagingS / 60);
};

/** Largest lateral distance that is searched for an edge, m. */
const widestM = 1e5;

/** Lateral distance to 1/e of the value on the axis, m. */
const halfWidth = ({ field }: Cloud, xM: number, zM: number): number => {
  const edge = field.peak(xM, 0, zM) / Math.E;
  if (!(edge > 0)) return 0;
  return lastWhere((y) => field.peak(xM, y, zM) >= edge, 0, widestM, 1e-3);
};

/** Distances between which the farthest place of a level is searched, m, and the number of distances that are asked first. */
const nearestM = 1;
const searched = 160;

/** Farthest distance with a level, m; 0 where it is nowhere reached, the end of the model's range where it reaches farther. */
const farthestWith = (cloud: Cloud, levelPpm: number, zM: number, averagingS: number | null): number => {
  const { rangeM } = cloud.field;
  const holds = (x: number): boolean => highestMean(cloud, x, zM, averagingS) >= levelPpm;
  if (holds(rangeM)) return rangeM;
  const step = (rangeM / nearestM) ** (1 / searched);
  for (let outer = rangeM; outer > nearestM; outer /= step) {
    const inner = Math.max(nearestM, outer / step);
    if (holds(inner)) return lastWhere(holds, inner, outer, 1e-2);
  }
  return 0;
};

/** What was measured and what the cloud says, in one unit. Throws a `RangeError` for a unit that is not known. */
export const readCloud = (
  cloud: Cloud,
  { kind, distanceM, value, unit, heightM, averagingS }: Observation,
): { readonly observed: number; readonly predicted: number; readonly unit: string } => {
  const { field, gasKgM3 } = cloud;
  switch (kind) {
    case 'arc-max':
      return { observed: value, predicted: highestMean(cloud, distanceM, heightM, averagingS) * perPpm(unit, gasKgM3), unit };
    case 'half-width':
      return { observed: value, predicted: halfWidth(cloud, distanceM, heightM), unit };
    case 'arrival':
      return { observed: value, predicted: field.arrivalS(distanceM), unit };
    case 'departure':
      return { observed: value, predicted: field.departureS(distanceM), unit };
    case 'dose': {
      const { of, exponent, minutes: inMinutes } = readDoseUnit(unit);
      const load = toxicLoad(historyAt(field, distanceM, 0, heightM), exponent);
      return { observed: value, predicted: (load * perPpm(of, gasKgM3) ** exponent) / inMinutes, unit };
    }
    case 'distance-to':
      return { observed: distanceM, predicted: farthestWith(cloud, value / perPpm(unit, gasKgM3), heightM, averagingS), unit: 'm' };
    default:
      throw new RangeError(`kind ${JSON.stringify(kind)} is not known`);
  }
};
