import { fireRoutes } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { findIndustry } from '../../register/industries/store.ts';
import { lookForFires } from './look-for-fires.ts';
import { recordFires } from './record-fires.ts';
import { listFires } from './store.ts';
import { readService } from './watch-store.ts';

export const fires: Feature = (app, { settings, database, queue }) => {
  const { url, key } = settings.fires;
  if (key !== null) {
    const onError = (error: unknown): void => app.log.error(error, 'fire detections');
    queue?.every('fires', (signal) => lookForFires({ database, url, key, onError }, signal));
  }

  handle(app, fireRoutes.record, ({ params, body, account }) =>
    recordFires(database, { industryId: params.id, fires: body.fires, account }, new Date()),
  );
  handle(app, fireRoutes.list, async ({ params }) => {
    await findIndustry(database, params.id);
    const service = await readService(database, params.id, key !== null);
    return { ...(await listFires(database, params.id, new Date())), service };
  });
};
