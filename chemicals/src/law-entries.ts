import thresholdData from '../data/thresholds.json' with { type: 'json' };
import type { FlammableClass, ThresholdRecord } from './facts-record.ts';
import type { Chemical, Sourced } from './record.ts';

// As in library.ts: facts.test.ts checks the shapes, which the compiler infers too widely.
const thresholds = thresholdData as unknown as Readonly<Record<string, ThresholdRecord>>;

/** From which quantity on the law asks for more, by the id of the chemical. */
export const findThresholds = (id: string): ThresholdRecord => thresholds[id] ?? {};

/** One line of a law that a chemical falls under. Quantities in tonnes. */
export interface LawEntry extends Sourced {
  /** The group that its members share; undefined: the substance has its own entry. */
  readonly group?: string;
  readonly lowerT: number;
  readonly upperT: number;
  readonly upperStatus?: 'unverified';
}

/** What a law says of a chemical: its entry, 'none' where it was decided that it has none, 'open' where that was not decided. */
export type LawStatus = LawEntry | 'none' | 'open';

const celsius = (degrees: number): number => degrees + 273.15;

const gasClass = (lfl: number, ufl: number | undefined): 'gas' | 'none' =>
  lfl <= 13 || (ufl !== undefined && ufl - lfl >= 12) ? 'gas' : 'none';

const liquidClass = (flashPoint: number, boilingPoint: number | undefined): FlammableClass | 'none' | undefined => {
  if (flashPoint <= celsius(23)) {
    if (boilingPoint === undefined) return undefined;
    return boilingPoint < celsius(35) ? 'extremely' : 'veryHighly';
  }
  if (flashPoint <= celsius(60)) return 'highly';
  return flashPoint < celsius(90) ? 'flammable' : 'none';
};

/**
 * The class of a flammable chemical under the MSIHC Rules 1989, Schedule 1, Part I (b), from its flash point, boiling point and flammable limits.
 *
 *   gas at 20 °C: ignites at 13 % by volume or less, or over a range of 12 points or more
 *   flash point ≤ 23 °C: extremely flammable if it boils below 35 °C, else very highly flammable
 *   23 to 60 °C: highly flammable; above 60 and below 90 °C: flammable
 *
 * Source: rule 137 of the Central Motor Vehicles Rules 1989, which prints the same classes; Schedule 1 itself was not opened.
 * Temperatures in K, limits in % by volume. 'none' where it does not burn or flashes at 90 °C or above; undefined where a property is missing.
 */
export const findFlammableClass = ({ id, props, flammability = {} }: Chemical): FlammableClass | 'none' | undefined => {
  const stated = findThresholds(id).msihcClass?.v;
  if (stated !== undefined) return stated;
  if (flammability.nonFlammable?.v === true) return 'none';
  const boilingPoint = props.Tb?.v;
  if (boilingPoint !== undefined && boilingPoint <= celsius(20)) {
    return flammability.lfl === undefined ? undefined : gasClass(flammability.lfl.v, flammability.ufl?.v);
  }
  return flammability.flashPoint === undefined ? undefined : liquidClass(flammability.flashPoint.v, boilingPoint);
};

const memory = { s: 'memory', status: 'unverified' } as const;

/** MSIHC Schedule 2, items 6, 7 and 28 to 30; the quantities were not opened. */
const storageGroups: Readonly<Record<FlammableClass, LawEntry>> = {
  gas: { group: 'Flammable gases', lowerT: 50, upperT: 300, ...memory },
  extremely: { group: 'Extremely flammable liquids', lowerT: 5_000, upperT: 50_000, ...memory },
  veryHighly: { group: 'Very highly flammable liquids', lowerT: 7_000, upperT: 7_000, ...memory },
  highly: { group: 'Highly flammable liquids', lowerT: 10_000, upperT: 10_000, ...memory },
  flammable: { group: 'Flammable liquids', lowerT: 15_000, upperT: 100_000, ...memory },
};

/** MSIHC Schedule 3, Part II, group 5: gases, and liquids that flash below 23 °C; the quantities were not opened. */
const processGroups: Readonly<Partial<Record<FlammableClass, LawEntry>>> = {
  gas: { group: 'Flammable gases (process)', lowerT: 15, upperT: 200, ...memory },
  extremely: { group: 'Highly flammable liquids (process)', lowerT: 1_000, upperT: 50_000, ...memory },
  veryHighly: { group: 'Highly flammable liquids (process)', lowerT: 1_000, upperT: 50_000, ...memory },
};

/** Toxic by Schedule 1, Part I (a): a GHS statement of acute toxicity, categories 1 to 3. */
const acutelyToxic = /^H3(00|01|10|11|30|31)/u;

const isKnownUntoxic = ({ hazard }: Chemical): boolean => {
  const statements = hazard.ghs?.hCodes;
  return statements !== undefined && !statements.some((code) => acutelyToxic.test(code));
};

/** MSIHC Rules 1989, Schedule 2: isolated storage. A named substance before its flammable class. */
export const findStorageEntry = (chemical: Chemical): LawStatus => {
  const { msihc } = findThresholds(chemical.id);
  if (msihc !== undefined) return msihc;
  const found = findFlammableClass(chemical);
  if (found === undefined) return 'open';
  if (found !== 'none') return storageGroups[found];
  return isKnownUntoxic(chemical) ? 'none' : 'open';
};

/** MSIHC Rules 1989, Schedule 3: processes of Schedule 4. Of its toxic substances the library holds some, so the rest stay open. */
export const findProcessEntry = (chemical: Chemical): LawStatus => {
  const { msihcProcess } = findThresholds(chemical.id);
  if (msihcProcess !== undefined) return msihcProcess;
  const found = findFlammableClass(chemical);
  if (found === undefined) return 'open';
  const group = found === 'none' ? undefined : processGroups[found];
  return group ?? (isKnownUntoxic(chemical) ? 'none' : 'open');
};
