import { ApiError, type ReceptorInput, type ReceptorRecord, receptorKinds } from '@hazardguard/contract';
import { roundDegrees } from '../industries/rules.ts';

export interface RecordRow {
  readonly number: number;
  readonly name: string;
  readonly kind: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly people: number;
  readonly phone: string | null;
  readonly sample: boolean;
  readonly version: number;
  readonly updated_at: Date;
}

export const toReceptorColumns = ({ name, kind, latitude, longitude, people, phone }: ReceptorInput) => ({
  name,
  kind,
  latitude: roundDegrees(latitude),
  longitude: roundDegrees(longitude),
  people,
  phone: phone?.trim() ?? null,
});

export const presentRecord = ({ number, kind, updated_at, ...row }: RecordRow): ReceptorRecord => ({
  id: number,
  name: row.name,
  kind: receptorKinds.find((known) => known === kind) ?? 'other',
  latitude: row.latitude,
  longitude: row.longitude,
  people: row.people,
  phone: row.phone,
  sample: row.sample,
  version: row.version,
  updatedAt: updated_at.toISOString(),
});

/** Two rows with the same key are one place: its name, without regard to case and spacing, at its position. */
export const toReceptorKey = (name: string, latitude: number, longitude: number): string =>
  `${name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()} ${roundDegrees(latitude)} ${roundDegrees(longitude)}`;

export const noSuchReceptor = (id: number): ApiError => new ApiError('not-found', `There is no place with the number ${id}`);

export const receptorEditedMeanwhile = (): ApiError =>
  new ApiError('edited-meanwhile', 'Someone else has changed this place meanwhile; reload it and repeat your change');
