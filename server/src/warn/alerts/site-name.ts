import type { Run } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';

/** What a warning calls the place of a run: a place that a person named, else what people call the plant, else its name. */
export const findSiteName = async (
  { kysely }: Pick<Database, 'kysely'>,
  { placeName, industryId, industryName }: Pick<Run, 'placeName' | 'industryId' | 'industryName'>,
): Promise<string> => {
  if (placeName !== null || industryId === null) return placeName ?? industryName;
  const site = await kysely.selectFrom('industry').select('public_name').where('id', '=', industryId).executeTakeFirst();
  return site?.public_name ?? industryName;
};
