import { thresholdStatusRoutes } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { findIndustry } from '../industries/store.ts';
import { readThresholdStatus } from './read-threshold-status.ts';

export const thresholdStatusFeature: Feature = (app, { database }) => {
  handle(app, thresholdStatusRoutes.read, async ({ params }) => {
    await findIndustry(database, params.id);
    return readThresholdStatus(database, params.id, new Date());
  });
};
