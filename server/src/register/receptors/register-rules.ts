import { ApiError, type ReceptorInput, type ReceptorRecord, receptorFields } from '@hazardguard/contract';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/db/tables/schema.ts';
import { toColumns, toFieldValues } from '../field-columns.ts';
import { roundDegrees } from '../industries/rules.ts';

export type RecordRow = Omit<
  Selectable<Schema['receptor']>,
  'id' | 'service' | 'search_text' | 'geometry' | 'west' | 'south' | 'east' | 'north'
>;

export const toReceptorColumns = (input: ReceptorInput) =>
  toColumns(receptorFields, {
    ...input,
    latitude: roundDegrees(input.latitude),
    longitude: roundDegrees(input.longitude),
    phone: input.phone?.trim() ?? null,
  });

export const presentRecord = (row: RecordRow): ReceptorRecord => ({
  id: row.number,
  ...toFieldValues(receptorFields, row),
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
