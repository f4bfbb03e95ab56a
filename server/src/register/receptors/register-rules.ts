import {
  ApiError,
  formatWkt,
  type GeometryColumns,
  parseGeometryText,
  type ReceptorGeometry,
  type ReceptorInput,
  type ReceptorRecord,
  receptorFields,
  toGeometryColumns,
} from '@hazardguard/contract';
import type { Selectable } from 'kysely';
import { distanceToShape, toShape } from '../../platform/compute/scenario.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import { toColumns, toFieldValues } from '../field-columns.ts';
import { roundDegrees } from '../industries/rules.ts';

type Place = Readonly<Record<'latitude' | 'longitude', number>>;

/** The fields whose values are stored as they are entered. */
const { geometry: _geometry, latitude: _latitude, longitude: _longitude, ...plainFields } = receptorFields;

export type RecordRow = Omit<Selectable<Schema['receptor']>, 'id' | 'service' | 'search_text' | 'west' | 'south' | 'east' | 'north'>;

const noShape = { geometry: null, west: null, south: null, east: null, north: null };

/** A position lies on a line or an area where it is at most so far from it, m: positions are rounded. */
const onShapeM = 25;

/** Where a receptor with a shape is: the position given if it lies on the shape, else a point of the shape. */
export const placeOnShape = (given: Place | null, shape: GeometryColumns): Place => {
  const isOn = given !== null && distanceToShape(given, toShape(JSON.parse(shape.geometry) as ReceptorGeometry)) <= onShapeM;
  return isOn ? given : { latitude: roundDegrees(shape.latitude), longitude: roundDegrees(shape.longitude) };
};

/** Columns of the shape; none where the text is left out: the shape stays as it is. */
const toShapeColumns = (text: string | null | undefined, given: Place) => {
  if (text === undefined) return given;
  if (text === null) return { ...given, ...noShape };
  // The contract has read the text: it is a line or an area.
  const geometry = parseGeometryText(text);
  const shape = geometry === null ? null : toGeometryColumns(geometry);
  if (shape === null || 'problem' in shape) throw new ApiError('invalid-input', 'The shape cannot be read');
  return { ...shape, ...placeOnShape(given, shape) };
};

export const toReceptorColumns = ({ geometry, latitude, longitude, ...input }: ReceptorInput) => ({
  ...toColumns(plainFields, { ...input, phone: input.phone?.trim() ?? null }),
  ...toShapeColumns(geometry, { latitude: roundDegrees(latitude), longitude: roundDegrees(longitude) }),
});

export const presentRecord = ({ geometry, ...row }: RecordRow): ReceptorRecord => ({
  id: row.number,
  ...toFieldValues(plainFields, row),
  latitude: row.latitude,
  longitude: row.longitude,
  geometry: geometry === null ? null : formatWkt(geometry as never),
  sample: row.sample,
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
});

/** Two rows with the same key are one place: its name, without regard to case and spacing, at its position. */
export const toReceptorKey = (name: string, latitude: number | null, longitude: number | null): string =>
  `${name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()} ${latitude === null ? '' : roundDegrees(latitude)} ${longitude === null ? '' : roundDegrees(longitude)}`;

export const noSuchReceptor = (id: number): ApiError => new ApiError('not-found', `There is no place with the id ${id}`);

export const receptorEditedMeanwhile = (): ApiError =>
  new ApiError('edited-meanwhile', 'Someone else has changed this place in the meantime. Reload it and repeat your change');
