import { Readable } from 'node:stream';
import { siteImageRoutes } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { findIndustry } from '../industries/store.ts';
import { openImageSanitiser } from './image-sanitiser.ts';
import { readUpload } from './read-upload.ts';
import { presentImage, refuseFull } from './rules.ts';
import { addImage, countImages, listImages, readPicture, removeImage } from './store.ts';

/** A stored picture never changes: a browser may cache it for a day. */
const keptS = 24 * 60 * 60;

/** Pictures of sites, such as those that drones take. */
export const siteImages: Feature = (app, { database, files }) => {
  const sanitiseImage = openImageSanitiser();

  handle(app, siteImageRoutes.list, async ({ params }) => {
    await findIndustry(database, params.id);
    return { images: (await listImages(database, params.id)).map(presentImage) };
  });
  handle(app, siteImageRoutes.add, async ({ params, query, body, request, account }) => {
    await findIndustry(database, params.id);
    refuseFull(await countImages(database, params.id));
    const picture = await sanitiseImage(await readUpload(body, request.headers['content-type']));
    const [whole, small] = await Promise.all([files.put(picture.whole), files.put(picture.small)]);
    const row = await addImage(database, {
      industry_id: params.id,
      caption: query.caption,
      taken_on: query.takenOn ?? null,
      width_px: picture.widthPx,
      height_px: picture.heightPx,
      whole: whole.body,
      whole_sha256: whole.sha256,
      whole_bytes: whole.bytes,
      small: small.body,
      small_sha256: small.sha256,
      small_bytes: small.bytes,
      added_by: account.name,
      added_by_id: account.id,
    });
    return presentImage(row);
  });
  handle(app, siteImageRoutes.read, async ({ params, query, reply }) => {
    const bytes = await files.get(await readPicture(database, params.id, query.size));
    reply
      .header('content-type', 'image/jpeg')
      .header('content-length', bytes.byteLength)
      .header('cache-control', `private, max-age=${keptS}`);
    return Readable.from([bytes]);
  });
  handle(app, siteImageRoutes.remove, async ({ params }) => {
    await removeImage(database, params.id);
    return undefined;
  });
};
