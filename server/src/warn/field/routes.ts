import { ApiError, fieldFeedRoutes } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { sendTagged } from '../../platform/http/send-tagged.ts';
import { drawTile, tileSize } from './draw-tile.ts';
import { type FieldAlert, openFieldPicture } from './field-picture.ts';
import { pushCot } from './push-cot.ts';
import { writeCot } from './write-cot.ts';
import { writeFieldGeoJson } from './write-geojson.ts';
import { writePng } from './write-png.ts';

/** Warned zones and roadblocks for other programs: map programs, TAK, dispatch. */
export const fieldFeeds: Feature = (app, { database, settings, changes, jobs }) => {
  const { mode, tak } = settings;
  const readPicture = openFieldPicture(database, mode);
  if (settings.delivery.on && settings.works) {
    const push = (url: string, readAlerts: () => Promise<readonly FieldAlert[]>): void => {
      const stop = pushCot({ server: { ...tak, url }, readAlerts, changes, ...jobs.watch('tak', (error) => app.log.error(error, 'TAK')) });
      app.addHook('onClose', stop);
    };
    // Drills are in none of these pictures, and nothing actual leaves a demo.
    if (tak.public !== null && mode === 'live') push(tak.public, readPicture);
    if (tak.exercise !== null) push(tak.exercise, openFieldPicture(database, 'demo'));
  }
  handle(app, fieldFeedRoutes.geojson, async ({ request, reply }) => sendTagged(request, reply, writeFieldGeoJson(await readPicture())));
  handle(app, fieldFeedRoutes.cot, async ({ request, reply }) => sendTagged(request, reply, writeCot(await readPicture())));
  handle(app, fieldFeedRoutes.tile, async ({ params, request, reply }) => {
    const { z, x, y } = params;
    if (x >= 2 ** z || y >= 2 ** z) throw new ApiError('not-found', `Zoom ${z} has tiles from 0 to ${2 ** z - 1}`);
    const pixels = drawTile(await readPicture(), params) ?? Buffer.alloc(tileSize * tileSize * 4);
    return sendTagged(request, reply, writePng(pixels, tileSize));
  });
};
