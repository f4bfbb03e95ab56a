import { type Alert, industryRoutes, type Run, type runInput, runRoutes } from '@hazardguard/contract';
import type { z } from 'zod';
import type { Visitor } from './application.ts';

type Scenario = z.input<typeof runInput>['scenario'];

export const leakPlace = { latitude: 21.63236, longitude: 72.99001 };

/** A leak of chlorine from a cylinder there. */
export const chlorineLeak = {
  chemical: '7782-50-5',
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'circular', diameterM: 0.02 },
  weather: { windSpeedMs: 3, windFromDeg: 300, temperatureC: 30, stability: 'D' },
  site: leakPlace,
} as const satisfies Scenario;

/** Adds a site in the district of Bharuch, at that place. */
export const addLeakSite = async (by: Visitor, industryName = 'Narmada Works'): Promise<number> =>
  (
    await by.call(industryRoutes.create, {
      body: { industryName, district: 'Bharuch', safetyTeamContact: 'control room', ...leakPlace },
    })
  ).body.id;

/** Runs the leak of a site. */
export const runLeak = async (by: Visitor, industryId: number, scenario: Scenario = chlorineLeak): Promise<Run> => {
  const weatherOrigin = { source: 'manual', observedAt: null, ageS: null } as const;
  return (await by.call(runRoutes.create, { body: { industryId, inventoryItemId: null, scenario, weatherOrigin } })).body;
};

/** A step of an alert, about the version that the caller knows. */
export const askVersion = ({ id, version }: Pick<Alert, 'id' | 'version'>, more: object = {}) => ({
  params: { id },
  body: { version, ...more },
});
