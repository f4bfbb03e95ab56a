import { ApiError, type Industry, type IndustryInput, industryFields, type SiteTerrain, siteTerrains } from '@hazardguard/contract';
import type { Selectable } from 'kysely';
import type { Schema } from '../../platform/db/tables/schema.ts';
import { toColumns, toFieldValues } from '../field-columns.ts';

export type IndustryRow = Omit<Selectable<Schema['industry']>, 'name_key' | 'search_text' | 'agreed_latitude' | 'agreed_longitude'> & {
  readonly inventory_items: number;
  readonly waits: Industry['waits'];
};

/** Names are compared without regard to case, spacing and the way accents are written; the limits of `name` keep it indexable. */
export const toNameKey = (name: string): string => name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Six decimals, about 0.1 m: stored as the screens show it. */
export const roundDegrees = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** A stored row: an unknown position is null. */
export type IndustryFields = Omit<IndustryInput, 'latitude' | 'longitude' | 'publicName' | 'terrain' | 'elevationM'> &
  Pick<Industry, 'latitude' | 'longitude' | 'publicName' | 'terrain' | 'elevationM'>;

const { latitude: _, longitude: __, publicName: ___, terrain: ____, elevationM: _____, ...textFields } = industryFields;

/** The columns of the input, without a position, a public name, a terrain or an elevation that was not sent. */
export const toIndustryColumns = (input: IndustryInput) => ({
  ...toColumns(textFields, input),
  name_key: toNameKey(input.industryName),
  ...(input.publicName === undefined ? {} : { public_name: input.publicName }),
  ...(input.terrain === undefined ? {} : { terrain: input.terrain }),
  ...(input.elevationM === undefined ? {} : { elevation_m: input.elevationM }),
  ...(input.latitude === undefined || input.longitude === undefined
    ? {}
    : {
        latitude: input.latitude === null ? null : roundDegrees(input.latitude),
        longitude: input.longitude === null ? null : roundDegrees(input.longitude),
      }),
});

/** The terrain as a column or an input may have it. */
export const toSiteTerrain = (terrain: string | null): SiteTerrain | null => siteTerrains.find((one) => one === terrain) ?? null;

/** The position of a site; refused if it has none. */
export const toPosition = ({ industry_name, latitude, longitude }: Pick<IndustryRow, 'industry_name' | 'latitude' | 'longitude'>) => {
  if (latitude === null || longitude === null)
    throw new ApiError('conflict', `${industry_name} has no position yet. Set it under On-board Industry first`);
  return { latitude, longitude };
};

export const presentIndustry = (row: IndustryRow): Industry => ({
  id: row.id,
  ...toFieldValues(industryFields, row),
  sample: row.sample,
  inventoryItems: row.inventory_items,
  version: row.version,
  updatedAt: row.updated_at.toISOString(),
  waits: row.waits,
});

export const nameTaken = (name: string): ApiError => {
  const message = `An industry named "${name}" is already on board; upper and lower case count as the same`;
  return new ApiError('industry-name-taken', message, [{ field: 'industryName', message, value: name }]);
};

export const noSuchIndustry = (id: number): ApiError => new ApiError('not-found', `There is no industry with the id ${id}`);

export const noIndustryNamed = (name: string): ApiError => new ApiError('not-found', `There is no industry named "${name}"`);

export const editedMeanwhile = (): ApiError =>
  new ApiError('edited-meanwhile', 'Someone else has changed this industry in the meantime. Reload it and repeat your change');
