import { quantityUnits } from '@hazardguard/engine';
import type { GeoFeature } from '../geo-data/geo-feature.ts';
import type { Refused } from '../geo-data/import-counts.ts';
import { because, type Reason, shorten } from '../geo-data/reason.ts';
import { type ImportContext, leftOut } from './importer.ts';
import {
  type Cell,
  type FoundUnit,
  findUnit,
  isEmptyCell,
  isGallon,
  type Read,
  readDate,
  readDegrees,
  readNumber,
  readText,
  type SplitNumber,
  splitCoordinates,
  splitNumber,
  toPlainDigits,
  toTidyNumber,
} from './read-values.ts';
import { type ReadVessels, readVesselText, speaksOfVessels } from './read-vessels.ts';

type Problem = Omit<Refused, 'row'>;

/** The cells of one row by field, through the mapping. Wrong values are noted; one of them refuses the row. */
export class RowReader {
  readonly #feature: GeoFeature;
  readonly #context: ImportContext;
  /** What is wrong, one problem a field at most. */
  readonly problems: Problem[] = [];

  constructor(feature: GeoFeature, context: ImportContext) {
    this.#feature = feature;
    this.#context = context;
  }

  refuse(field: string, reason: Reason): void {
    if (!this.problems.some((known) => known.field === field)) this.problems.push({ field, ...reason });
  }

  /** Whether a column or a constant says something of the field. */
  has(field: string): boolean {
    const { columns, constants } = this.#context.mapping;
    return columns[field] !== undefined || constants[field] !== undefined;
  }

  cell(field: string): Cell | undefined {
    const { columns, constants, values } = this.#context.mapping;
    const column = columns[field];
    const own = column === undefined ? undefined : this.#feature.properties[column];
    const constant = constants[field];
    const given = constant !== undefined && isEmptyCell(own) ? constant : own;
    const mapped = values[field];
    if (mapped === undefined || given === undefined || given === null) return given;
    return mapped[String(given).trim()] ?? mapped[String(given).trim().toLowerCase()] ?? given;
  }

  /** Whether a person said that rows with this word are left out. */
  leavesOut(field: string): boolean {
    const { columns, values } = this.#context.mapping;
    const column = columns[field];
    const own = column === undefined ? null : (this.#feature.properties[column] ?? null);
    return own !== null && values[field]?.[String(own).trim()] === leftOut;
  }

  #keep<Value>(field: string, read: Read<Value>): Value | null {
    if ('why' in read) this.refuse(field, read);
    return 'value' in read ? read.value : null;
  }

  text(field: string, most?: number): string | null {
    return this.#keep(field, readText(this.cell(field), most));
  }

  number(field: string): number | null {
    return this.#keep(field, readNumber(this.cell(field), this.#context.decimalCommas.has(field)));
  }

  date(field: string): string | null {
    return this.#keep(field, readDate(this.cell(field), this.#context.dateOrders[field] ?? null));
  }

  /** Latitude and longitude of the columns, else of the geometry; both or none. */
  position(): { readonly latitude: number; readonly longitude: number } | null {
    const both = this.cell('coordinates');
    const pair = both === undefined || isEmptyCell(both) ? null : splitCoordinates(both ?? null);
    if (both !== undefined && !isEmptyCell(both) && pair === null)
      this.refuse('coordinates', because('notCoordinates', { value: shorten(both, 60) }));
    const latitude = this.#keep('latitude', readDegrees(pair?.[0] ?? this.cell('latitude'), 90));
    const longitude = this.#keep('longitude', readDegrees(pair?.[1] ?? this.cell('longitude'), 180));
    if (latitude !== null && longitude !== null) {
      // No place on land is at 0, 0: an empty pair of cells was filled with zeros.
      return latitude === 0 && longitude === 0 ? null : { latitude, longitude };
    }
    if (latitude !== null || longitude !== null) {
      const missing = latitude === null ? 'latitude' : 'longitude';
      this.refuse(missing, because('positionPair'));
    }
    return null;
  }

  /** The header of the field's column; '': it has none. */
  header(field: string): string {
    return this.#context.mapping.columns[field] ?? '';
  }

  /** A number with the words behind it, `6.8 kg/cm2 g` for example. */
  measure(field: string): SplitNumber | null {
    const cell = this.cell(field);
    if (cell === undefined || cell === null || isEmptyCell(cell)) return null;
    const found = splitNumber(cell, this.#context.decimalCommas.has(field));
    if (found === null) this.refuse(field, because('notNumber', { value: shorten(cell) }));
    return found;
  }

  /** The unit that a text names, or that a person chose for it; refused where it is none, or one of two. */
  unit(field: 'unit' | 'vesselContentUnit' | 'vesselContent', text: string): FoundUnit | null {
    const found = findUnit(this.#context.mapping.values[field]?.[text.trim()] ?? text);
    const value = shorten(text);
    if (found === null)
      this.refuse(field, isGallon(text) ? because('gallon', { value }) : because('notUnit', { value, units: quantityUnits.join(', ') }));
    return found;
  }

  /** A quantity in one of our units: of its own words (`12 MT`), the column of units, or the header's; with the vessels that it names. */
  quantity(): { readonly quantity: number | null; readonly unit: string; readonly vessels: ReadVessels | null } {
    const cell = this.cell('quantity');
    const isUnit = typeof cell === 'string' && this.#context.mapping.values.unit?.[splitNumber(cell, false)?.rest ?? ''] !== undefined;
    if (typeof cell !== 'string' || isUnit || !speaksOfVessels(cell)) return { ...this.#plainQuantity(cell), vessels: null };
    const vessels = readVesselText(cell, { strict: true, known: null });
    if (vessels === null) this.refuse('quantity', because('vesselsNotRead', { value: shorten(cell, 60) }));
    return { quantity: vessels?.total?.value ?? null, unit: vessels?.total?.unit ?? '', vessels };
  }

  #plainQuantity(cell: Cell | undefined): { readonly quantity: number | null; readonly unit: string } {
    const named = this.text('unit');
    const unitOf = (text: string) => this.unit('unit', text);
    if (cell === undefined || cell === null || isEmptyCell(cell)) {
      const nil = typeof cell === 'string' && /^nil$/i.test(cell.trim());
      const unit = named === null ? null : unitOf(named);
      return nil && unit !== null ? { quantity: 0, unit: unit.unit } : { quantity: null, unit: unit?.unit ?? '' };
    }
    const found = splitNumber(cell, this.#context.decimalCommas.has('quantity'));
    if (found === null) {
      this.refuse('quantity', because('notQuantity', { value: shorten(cell) }));
      return { quantity: null, unit: '' };
    }
    if (found.value < 0) this.refuse('quantity', because('negativeQuantity'));
    const words = found.rest === '' ? named : found.rest;
    const unit = words === null ? null : unitOf(words);
    return { quantity: toTidyNumber(found.value * (unit?.factor ?? 1)), unit: unit?.unit ?? '' };
  }

  /** A telephone number as written, digits of any script; of several the first. */
  phone(field: string): string | null {
    const text = this.text(field, 200);
    return text === null
      ? null
      : toPlainDigits(text)
          .split(/\s*[,;/]\s*|\s+or\s+/i)[0]
          ?.trim() || null;
  }
}
