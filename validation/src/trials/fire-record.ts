import { findChemical, toSubstance } from '@hazardguard/chemicals';
import type { Substance } from '@hazardguard/engine';

/** A trial in a file of fires; every member may be missing or have another shape. */
export type FireRecord = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is FireRecord => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A reading: place, m from the fire (x east, y north) and height, and measured values, kW/m², per period. */
export interface FireReading {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly fluxes: readonly (number | null)[];
}

export const numberIn = (record: FireRecord, ...names: readonly string[]): number | undefined => {
  for (const name of names) if (typeof record[name] === 'number') return Number(record[name]);
  return undefined;
};

export const textIn = (record: FireRecord, ...names: readonly string[]): string =>
  names.flatMap((name) => (typeof record[name] === 'string' ? [String(record[name])] : [])).join(' ');

/** The trials of a file of fires; null for another format. */
export const fireRecords = (json: unknown): readonly FireRecord[] | null => {
  if (!isRecord(json) || !Array.isArray(json.trials)) return null;
  const trials = json.trials.filter(isRecord);
  return trials.length > 0 && trials.every((trial) => /fire/iu.test(textIn(trial, 'kind'))) ? trials : null;
};

/** Parses a height: a number, or a text such as "0-4.7 (about 2)". */
const readHeight = (record: FireRecord, fallback: number): number => {
  const stated = record.receptor_height_m;
  if (typeof stated === 'number') return stated;
  const words = /about\s*([\d.]+)/u.exec(String(stated)) ?? /([\d.]+)/u.exec(String(stated ?? ''));
  return words === null ? fallback : Number(words[1]);
};

const sides: Readonly<Record<string, number>> = { N: 0, NE: 45, E: 90, SE: 135, S: 180, SW: 225, W: 270, NW: 315 };

const readFluxes = (value: unknown): readonly (number | null)[] =>
  (Array.isArray(value) ? value : [value]).map((one) => (typeof one === 'number' && one > 0 ? one : null));

const fromBearing = (reading: FireRecord, z: number): FireReading | null => {
  const bearing = numberIn(reading, 'bearing_deg', 'bearing') ?? sides[textIn(reading, 'side')];
  const r = numberIn(reading, 'r_m', 'r', 'distance_m');
  if (bearing === undefined || r === undefined) return null;
  const angle = (bearing * Math.PI) / 180;
  return {
    x: r * Math.sin(angle),
    y: r * Math.cos(angle),
    z: numberIn(reading, 'z_m', 'z', 'height_m') ?? z,
    fluxes: readFluxes(reading.q_kw_m2 ?? reading.q),
  };
};

/** Readings by bearing and distance, by side, by place and flux in a row, or by distance alone (taken to the east). */
export const listReadings = (record: FireRecord): readonly FireReading[] => {
  const z = readHeight(record, 1);
  if (Array.isArray(record.readings)) {
    return record.readings.filter(isRecord).flatMap((reading) => fromBearing(reading, z) ?? []);
  }
  const rows = (record.readings_xyz_q ?? record.peak_q_kw_m2 ?? []) as readonly (readonly unknown[])[];
  return rows.map((row) => {
    const flux = readFluxes(row.at(-1));
    return row.length >= 4
      ? { x: Number(row[0]), y: Number(row[1]), z: Number(row[2]), fluxes: flux }
      : { x: Number(row[0]), y: 0, z, fluxes: flux };
  });
};

/** Net heat of combustion, J/kg: as stated, else that of the named gas. */
export const heatOfCombustion = (record: FireRecord): number => {
  const statedHeat = numberIn(record, 'Hc_J_kg', 'heat_of_combustion_J_kg') ?? 1e6 * (numberIn(record, 'Hc_MJ_kg') ?? 0);
  const words = /Hc\s*([\d.]+)\s*MJ/u.exec(textIn(record, 'fuel', 'kind'))?.[1];
  if (statedHeat > 0) return statedHeat;
  return words === undefined ? 50e6 : Number(words) * 1e6;
};

/** Names of fuels that trials use, and what the chemical library calls them. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/lng|methane|natural gas/iu, 'methane'],
  [/lpg/iu, 'propane'],
  [/pentane/iu, 'n-pentane'],
  [/hexane/iu, 'n-hexane'],
  [/heptane/iu, 'n-heptane'],
  [/butane/iu, 'n-butane'],
];

/** The fuel in the chemical library: "liquid ethane" is ethane; null where it is not known by its name. */
export const fuelOf = (record: FireRecord): Substance | null => {
  const stated = textIn(record, 'fuel') || textIn(record, 'kind').replace(/^[^,]*,/u, '');
  const name = stated
    .replace(/[(,].*$/u, '')
    .replace(/\bliquid\b/giu, '')
    .trim();
  const chemical = findChemical(alike.find(([pattern]) => pattern.test(name))?.[1] ?? name.toLowerCase());
  return chemical === undefined ? null : toSubstance(chemical);
};

export const isFlagged = (record: FireRecord): boolean => typeof record.flag === 'string' || /flagged/iu.test(textIn(record, 'trial'));
