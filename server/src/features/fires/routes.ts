import { fireRoutes } from '@hazardguard/contract';
import type { Feature } from '../../http/feature.ts';
import { handle } from '../../http/handle.ts';
import { findIndustry } from '../industries/store.ts';
import { recordFires } from './record-fires.ts';
import { firesOf } from './store.ts';

/** Fires that satellites saw near sites, as detected events. */
export const fires: Feature = (app, { database }) => {
  handle(app, fireRoutes.record, ({ params, body, account }) =>
    recordFires(database, { industryId: params.id, fires: body.fires, account }, new Date()),
  );
  handle(app, fireRoutes.list, async ({ params }) => {
    await findIndustry(database, params.id);
    return firesOf(database, params.id, new Date());
  });
};
