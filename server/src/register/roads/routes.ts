import { roadRoutes } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { findWaysOut } from './find-ways-out.ts';

/** Ways by road out of an area, and roadblocks at its edge. */
export const roads: Feature = (app, { database }) => {
  handle(app, roadRoutes.waysOut, ({ body }) => findWaysOut(database, { ...body, seenFrom: undefined }));
};
