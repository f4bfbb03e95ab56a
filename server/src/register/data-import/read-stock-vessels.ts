import {
  checkVessels,
  convertContent,
  isSum,
  pressureKinds,
  pressureUnits,
  type StockVessels,
  storedPhases,
  toInputShape,
  unknownVessels,
  vesselColumns,
  vesselFields,
  vesselKinds,
  vesselOrientations,
} from '@hazardguard/contract';
import { because } from '../geo-data/reason.ts';
import type { RowReader } from './read-row.ts';
import { toTidyNumber } from './read-values.ts';
import { type ReadVessels, readVesselText, speaksOfVessels } from './read-vessels.ts';
import { findOrientation, findPhase, findPressureKind, findPressureUnit, findVesselKind } from './vessel-words.ts';

/** Metres in the unit of a header such as `Dia (mm)`. */
const toMetres = (header: string): number => (/\bmm\b/i.test(header) ? 0.001 : /\bcm\b/i.test(header) ? 0.01 : 1);

const readLength = (reader: RowReader, field: string): number | null => {
  const value = reader.number(field);
  return value === null ? null : toTidyNumber(value * toMetres(reader.header(field)));
};

const readCelsius = (reader: RowReader): number | null => {
  const value = reader.number('storageTemperatureC');
  const header = reader.header('storageTemperatureC');
  if (value === null) return null;
  if (/°\s*F\b|\(F\)|fahrenheit/i.test(header)) return toTidyNumber(((value - 32) * 5) / 9);
  return /\(K\)|kelvin/i.test(header) ? toTidyNumber(value - 273.15) : value;
};

/** A word for one of our choices; refused where it is none. */
const readChoice = <Choice extends string>(
  reader: RowReader,
  field: string,
  find: (word: string) => Choice | null,
  choices: readonly Choice[],
): Choice | null => {
  const word = reader.text(field);
  const found = word === null ? null : find(word);
  if (word !== null && found === null) reader.refuse(field, because('notChoice', { value: word, choices: choices.join(', ') }));
  return found;
};

/** The pressure with its unit and kind: of its own words (`6.8 bar g`), their columns, or the header's. */
const readPressure = (reader: RowReader): Pick<StockVessels, 'storagePressure' | 'storagePressureUnit' | 'storagePressureKind'> => {
  const found = reader.measure('storagePressure');
  const header = reader.header('storagePressure').replace(/^[^(]*\(|\)[^)]*$/g, '');
  const unit = readChoice(reader, 'storagePressureUnit', findPressureUnit, pressureUnits);
  const kind = readChoice(reader, 'storagePressureKind', findPressureKind, pressureKinds);
  return {
    storagePressure: found?.value ?? null,
    storagePressureUnit: found === null ? null : (findPressureUnit(found.rest) ?? unit ?? findPressureUnit(header)),
    storagePressureKind:
      found === null ? null : (findPressureKind(found.rest) ?? kind ?? findPressureKind(reader.header('storagePressure'))),
  };
};

/** Vessels of columns of their own. */
const readColumns = (reader: RowReader): StockVessels => {
  const content = reader.measure('vesselContent');
  const named = content === null || content.rest === '' ? reader.text('vesselContentUnit') : content.rest;
  const contentUnit = named === null ? null : reader.unit(content?.rest === named ? 'vesselContent' : 'vesselContentUnit', named);
  return {
    ...unknownVessels,
    vesselCount: reader.number('vesselCount'),
    vesselContent: content === null ? null : toTidyNumber(content.value * (contentUnit?.factor ?? 1)),
    vesselContentUnit: contentUnit?.unit ?? null,
    vesselKind: readChoice(reader, 'vesselKind', findVesselKind, vesselKinds),
    vesselOrientation: readChoice(reader, 'vesselOrientation', findOrientation, vesselOrientations),
    vesselDiameterM: readLength(reader, 'vesselDiameterM'),
    vesselLengthM: readLength(reader, 'vesselLengthM'),
    vesselVolumeM3: reader.number('vesselVolumeM3'),
    ...readPressure(reader),
    storageTemperatureC: readCelsius(reader),
    storedPhase: readChoice(reader, 'storedPhase', findPhase, storedPhases),
    fillPercent: reader.number('fillPercent'),
    bundAreaM2: reader.number('bundAreaM2'),
  };
};

/** What a text says of the vessels, where the columns say nothing. */
const fill = (columns: StockVessels, said: ReadVessels | null): StockVessels => {
  if (said === null) return columns;
  const counted = columns.vesselCount === null;
  return {
    ...columns,
    vesselCount: columns.vesselCount ?? said.count,
    vesselContent: counted ? (columns.vesselContent ?? said.content?.value ?? null) : columns.vesselContent,
    vesselContentUnit: counted
      ? (columns.vesselContentUnit ?? (said.content?.unit as StockVessels['vesselContentUnit']) ?? null)
      : columns.vesselContentUnit,
    vesselVolumeM3: columns.vesselVolumeM3 ?? said.volumeM3,
    vesselKind: columns.vesselKind ?? said.kind,
    vesselOrientation: columns.vesselOrientation ?? (columns.vesselKind === null ? said.orientation : null),
  };
};

/** Of a location, `60 tonners in shed 2`: only what agrees with the quantity. Its volume may be the room of each, not the content. */
const readLocation = (location: string | null, quantity: number | null, unit: string): ReadVessels | null => {
  if (location === null || !speaksOfVessels(location)) return null;
  const known = quantity === null || unit === '' ? null : { value: quantity, unit };
  const said = readVesselText(location, { strict: false, known });
  if (said === null || said.total === null || known === null) return said;
  if (said.total.unit === known.unit && isSum(said.total.value, known.value)) return said;
  const roomM3 = said.content === null ? null : convertContent(said.content.value, said.content.unit, 'm3');
  return { ...said, total: null, content: null, volumeM3: roomM3 };
};

/** What the form takes. */
const limits = toInputShape(vesselFields);

export interface StockAmount {
  readonly quantity: number | null;
  readonly unit: string;
  readonly vessels: StockVessels;
}

/** Quantity and vessels of a row: columns first, then the words of the quantity's cell, then those of the location. */
export const readStockVessels = (reader: RowReader, location: string | null): StockAmount => {
  const { quantity, unit, vessels: inQuantity } = reader.quantity();
  const columns = readColumns(reader);
  const vessels = fill(fill(columns, inQuantity), readLocation(location, quantity, unit));
  const complete =
    vessels.vesselContent !== null && vessels.vesselContentUnit === null && unit !== ''
      ? { ...vessels, vesselContentUnit: unit as StockVessels['vesselContentUnit'] }
      : vessels;
  for (const { field, code, values } of checkVessels(quantity, unit, complete)) reader.refuse(field, because(code, values));
  const outside = vesselColumns.find((name) => !limits[name].safeParse(complete[name]).success);
  if (outside !== undefined) reader.refuse(outside, because('outsideRange', { value: String(complete[outside]) }));
  return { quantity, unit, vessels: complete };
};
