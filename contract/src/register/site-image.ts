import { z } from 'zod';
import { idParam, isoDate, isoMoment, rowId } from '../wire/fields.ts';
import { route, tagged } from '../wire/route.ts';
import { oneLine } from '../wire/text.ts';
import { siteImageLimits } from './site-image-limits.ts';

/** A picture of a site from above or beside, as an operator's drone took it. */
export const siteImage = z.object({
  id: rowId,
  industryId: rowId,
  /** What the picture shows; screen readers read it. */
  caption: z.string(),
  takenOn: isoDate.nullable(),
  widthPx: z.int().positive(),
  heightPx: z.int().positive(),
  addedAt: isoMoment,
  addedBy: z.string(),
});
export type SiteImage = z.infer<typeof siteImage>;

export const siteImageRoutes = tagged('industries', {
  list: route('GET', '/api/industries/:id/images', 'listSiteImages', {
    summary: 'Pictures of a site, the newest first',
    permission: 'site-image.read',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    answer: z.object({ images: z.array(siteImage) }),
  }),
  add: route('POST', '/api/industries/:id/images', 'addSiteImage', {
    summary: 'Add a picture of a site (JPEG, PNG or WebP); it is re-encoded, and only its pixels are kept',
    permission: 'site-image.write',
    scope: { of: 'industry', param: 'id' },
    params: idParam,
    query: z.object({ caption: oneLine(siteImageLimits.captionLength), takenOn: isoDate.optional() }),
    rawBody: 'image/*',
    status: 201,
    answer: siteImage,
  }),
  read: route('GET', '/api/site-images/:id', 'readSiteImage', {
    summary: 'One picture of a site, whole or small',
    permission: 'site-image.read',
    scope: { of: 'site-image', param: 'id' },
    params: idParam,
    query: z.object({ size: z.enum(['whole', 'small']).default('whole') }),
    answerType: 'image/*',
  }),
  remove: route('DELETE', '/api/site-images/:id', 'removeSiteImage', {
    summary: 'Delete a picture of a site',
    permission: 'site-image.write',
    scope: { of: 'site-image', param: 'id' },
    params: idParam,
    status: 204,
  }),
});
