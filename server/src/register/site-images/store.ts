import { ApiError } from '@hazardguard/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { siteIdInScope } from '../../platform/db/scope/row-scope.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import type { StoredBytes } from '../../platform/files/file-store.ts';

const facts = ['id', 'industry_id', 'caption', 'taken_on', 'width_px', 'height_px', 'added_at', 'added_by', 'added_by_id'] as const;

export type ImageRow = Pick<Selectable<Schema['site_image']>, (typeof facts)[number]>;

const isInScope = () => siteIdInScope('site_image.industry_id');

export const listImages = ({ kysely }: Database, industryId: number): Promise<readonly ImageRow[]> =>
  kysely.selectFrom('site_image').select(facts).where('industry_id', '=', industryId).where(isInScope()).orderBy('id', 'desc').execute();

export const countImages = async ({ kysely }: Database, industryId: number): Promise<number> => {
  const query = kysely.selectFrom('site_image').select(({ fn }) => fn.countAll<string>().as('count'));
  return Number((await query.where('industry_id', '=', industryId).executeTakeFirstOrThrow()).count);
};

export const addImage = ({ kysely }: Database, image: Insertable<Schema['site_image']>): Promise<ImageRow> =>
  kysely.insertInto('site_image').values(image).returning(facts).executeTakeFirstOrThrow();

const noSuchImage = (): ApiError => new ApiError('not-found', 'There is no such picture');

export const readPicture = async ({ kysely }: Database, id: number, size: 'whole' | 'small'): Promise<StoredBytes> => {
  const query = kysely.selectFrom('site_image').select([`${size} as body`, `${size}_sha256 as sha256`, `${size}_bytes as bytes`]);
  const row = await query.where('id', '=', id).where(isInScope()).executeTakeFirst();
  if (row === undefined) throw noSuchImage();
  return row;
};

export const removeImage = async ({ kysely }: Database, id: number): Promise<void> => {
  const { numDeletedRows } = await kysely.deleteFrom('site_image').where('id', '=', id).where(isInScope()).executeTakeFirst();
  if (numDeletedRows === 0n) throw noSuchImage();
};
