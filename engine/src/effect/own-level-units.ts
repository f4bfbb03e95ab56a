import type { Hazard } from '../types/common-types.ts';
import type { OwnLevel, OwnLevelUnit } from '../types/document-types.ts';

/** Most levels of one's own that a scenario may have. */
export const mostOwnLevels = 3;

/** For each unit: where a level in it can be compared with the result, its range, and how it is also written. */
export const ownLevelUnits: Readonly<
  Record<
    OwnLevelUnit,
    { readonly hazards: readonly Hazard[]; readonly min: number; readonly max: number; readonly written: readonly string[] }
  >
> = {
  ppm: { hazards: ['leak', 'flammable'], min: 1e-6, max: 1e6, written: ['ppm'] },
  'mg/m³': { hazards: ['leak', 'flammable'], min: 1e-6, max: 1e7, written: ['mg/m³', 'mg/m3'] },
  '% LFL': { hazards: ['flammable'], min: 0.1, max: 100, written: ['%lfl', '%lel'] },
  ppm·min: { hazards: ['leak'], min: 1e-6, max: 1e8, written: ['ppm·min', 'ppm.min', 'ppm*min', 'ppmmin'] },
  'kW/m²': { hazards: ['fire'], min: 0.1, max: 1000, written: ['kw/m²', 'kw/m2'] },
  kPa: { hazards: ['explosion'], min: 0.1, max: 10_000, written: ['kpa'] },
};

/** Every unit, in the order of the table. */
export const allOwnLevelUnits = Object.keys(ownLevelUnits) as readonly OwnLevelUnit[];

/** The units in which a hazard can be judged. */
export const unitsOfHazard = (hazard: Hazard): readonly OwnLevelUnit[] =>
  allOwnLevelUnits.filter((unit) => ownLevelUnits[unit].hazards.includes(hazard));

/** Of a scenario's stated levels those that another hazard of the same stock can be judged by; undefined where there is none. */
export const keepOwnLevels = (levels: readonly OwnLevel[] | undefined, hazard: Hazard): readonly OwnLevel[] | undefined => {
  const kept = (levels ?? []).filter(({ unit }) => ownLevelUnits[unit].hazards.includes(hazard));
  return kept.length === 0 ? undefined : kept;
};

/** A level as typed, '10 ppm' or '7.3mg/m3'; undefined where it is not a number and a unit of the table. */
export const parseOwnLevel = (text: string): OwnLevel | undefined => {
  const parts = /^([0-9]+(?:\.[0-9]+)?(?:e[+-]?[0-9]+)?)(.+)$/u.exec(text.normalize('NFC').replace(/\s+/gu, '').toLowerCase());
  const unit = allOwnLevelUnits.find((one) => ownLevelUnits[one].written.includes(parts?.[2] ?? ''));
  return parts === null || unit === undefined ? undefined : { value: Number(parts[1]), unit };
};

/** Levels in one text, separated by semicolons or by commas; undefined where one of them cannot be read. */
export const parseOwnLevels = (text: string): readonly OwnLevel[] | undefined => {
  const read = text
    .split(/[;,\n]/u)
    .filter((part) => part.trim() !== '')
    .map(parseOwnLevel);
  return read.every((one) => one !== undefined) ? read : undefined;
};

/** '10 ppm': the level as it was typed. */
export const showOwnLevel = ({ value, unit }: OwnLevel): string => `${value} ${unit}`;
