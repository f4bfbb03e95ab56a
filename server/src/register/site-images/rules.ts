import { ApiError, type SiteImage, siteImageLimits } from '@hazardguard/contract';
import type { ImageRow } from './store.ts';

export const presentImage = (row: ImageRow): SiteImage => ({
  id: row.id,
  industryId: row.industry_id,
  caption: row.caption,
  takenOn: row.taken_on,
  widthPx: row.width_px,
  heightPx: row.height_px,
  addedAt: row.added_at.toISOString(),
  addedBy: row.added_by,
});

export const refuseFull = (count: number): void => {
  if (count >= siteImageLimits.perSite)
    throw new ApiError('conflict', `This site has ${count} pictures, which is the limit. Delete one first`);
};
