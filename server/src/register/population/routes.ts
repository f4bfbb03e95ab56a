import { ApiError, choosePeopleInside, populationRoutes } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { countRecordedInside } from '../receptors/count-recorded-inside.ts';
import { countPopulation } from './count-population.ts';
import { readCoverage } from './coverage.ts';
import { readPopulationGrid } from './population-grid.ts';
import { removeSource } from './source-store.ts';

/** People inside areas, and which data cover which sites. */
export const population: Feature = (app, { database }) => {
  handle(app, populationRoutes.inside, async ({ body }) => {
    const counts = [];
    for (const area of body.areas) {
      const count = await countPopulation(database, area);
      counts.push({ ...count, inside: choosePeopleInside(count, await countRecordedInside(database, area)) });
    }
    return { counts };
  });
  handle(app, populationRoutes.grid, async ({ query }) => ({ grid: await readPopulationGrid(database, query) }));
  handle(app, populationRoutes.coverage, () => readCoverage(database));
  handle(app, populationRoutes.remove, async ({ params }) => {
    if (!(await removeSource(database, params.id))) throw new ApiError('not-found', 'There is no such source');
    return undefined;
  });
};
