import { standingRoutes } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { findIndustry } from '../industries/store.ts';
import { readStanding } from './read-standing.ts';

export const siteStanding: Feature = (app, { database }) => {
  handle(app, standingRoutes.read, async ({ params }) => {
    await findIndustry(database, params.id);
    return readStanding(database, params.id, new Date());
  });
};
