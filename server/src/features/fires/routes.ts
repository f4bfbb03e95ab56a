import { fireRoutes } from '@hazardguard/contract';
import type { Feature } from '../../http/feature.ts';
import { handle } from '../../http/handle.ts';
import { findIndustry } from '../industries/store.ts';
import { type FireJob, startFireJob } from './job.ts';
import { recordFires } from './record-fires.ts';
import { firesOf } from './store.ts';
import { serviceOf } from './watch-store.ts';

/** Fires that satellites saw near sites, as detected events. */
export const fires: Feature = (app, { settings, database, jobs }) => {
  const { url, key } = settings.fires;
  let job: FireJob | undefined;
  app.addHook('onReady', async () => {
    if (key !== null && settings.works)
      job = startFireJob({ database, url, key, ...jobs.watch('fires', (error) => app.log.error(error, 'fire detections')) });
  });
  app.addHook('onClose', () => job?.stop());

  handle(app, fireRoutes.record, ({ params, body, account }) =>
    recordFires(database, { industryId: params.id, fires: body.fires, account }, new Date()),
  );
  handle(app, fireRoutes.list, async ({ params }) => {
    await findIndustry(database, params.id);
    const service = await serviceOf(database, params.id, key !== null);
    return { ...(await firesOf(database, params.id, new Date())), service };
  });
};
