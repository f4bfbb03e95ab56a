import { ApiError } from '@hazardguard/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { SiteImageTable } from '../../db/site-image-table.ts';
import { ofSiteWithin } from '../../db/within.ts';

export type ImageRow = Omit<Selectable<SiteImageTable>, 'whole' | 'small'>;

const facts = ['id', 'industry_id', 'caption', 'taken_on', 'width_px', 'height_px', 'added_at', 'added_by', 'added_by_id'] as const;

const mine = () => ofSiteWithin('site_image.industry_id');

export const imagesOf = ({ kysely }: Database, industryId: number): Promise<readonly ImageRow[]> =>
  kysely.selectFrom('site_image').select(facts).where('industry_id', '=', industryId).where(mine()).orderBy('id', 'desc').execute();

export const countImages = async ({ kysely }: Database, industryId: number): Promise<number> => {
  const query = kysely.selectFrom('site_image').select(({ fn }) => fn.countAll<string>().as('count'));
  return Number((await query.where('industry_id', '=', industryId).executeTakeFirstOrThrow()).count);
};

export const addImage = ({ kysely }: Database, image: Insertable<SiteImageTable>): Promise<ImageRow> =>
  kysely.insertInto('site_image').values(image).returning(facts).executeTakeFirstOrThrow();

const noSuchImage = (): ApiError => new ApiError('not-found', 'There is no such picture');

export const pictureOf = async ({ kysely }: Database, id: number, size: 'whole' | 'small'): Promise<Buffer> => {
  const row = await kysely.selectFrom('site_image').select(`${size} as bytes`).where('id', '=', id).where(mine()).executeTakeFirst();
  if (row === undefined) throw noSuchImage();
  return row.bytes;
};

export const removeImage = async ({ kysely }: Database, id: number): Promise<void> => {
  const { numDeletedRows } = await kysely.deleteFrom('site_image').where('id', '=', id).where(mine()).executeTakeFirst();
  if (numDeletedRows === 0n) throw noSuchImage();
};
