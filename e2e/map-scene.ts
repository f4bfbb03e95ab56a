import { inventoryExample } from '@hazardguard/contract';
import type { Page } from '@playwright/test';
import { expect, xsrfHeader } from './fixtures.ts';

/** A site for pictures, with everything on its maps, where no other journey puts anything. */
export interface MapScene {
  readonly site: number;
  readonly item: number;
  readonly run: string;
  readonly incident: string;
  readonly alert: string;
  /** With an area drawn by hand. */
  readonly drawnAlert: string;
}

const name = 'Picture Works';
const scenePlace = { latitude: 22.85, longitude: 71.35 };

/** The afternoon of all pictures. */
export const sceneTime = '2026-11-21T09:30:00.000Z';

const around = [
  ['Picture School', 'school', 0.004, 0.012],
  ['Picture Hospital', 'hospital', -0.012, 0.02],
  ['Picture Fire Station', 'fire', 0.016, -0.01],
  ['Picture Homes', 'residential', -0.0015, 0.0025],
] as const;

const post = async (page: Page, path: string, data: object) => {
  const answer = await page.request.post(path, { headers: await xsrfHeader(page.request), data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
};

export const createMapScene = async (page: Page): Promise<MapScene> => {
  const site = await post(page, '/api/industries', {
    industryName: name,
    district: 'Surendranagar',
    safetyTeamContact: 'control room',
    ...scenePlace,
  });
  const item = await post(page, `/api/industries/${site.id}/inventory`, { ...inventoryExample, itemNo: 'P-1', quantity: 10, unit: 't' });
  for (const [receptor, kind, north, east] of around) {
    const [latitude, longitude] = [scenePlace.latitude + north, scenePlace.longitude + east];
    await post(page, '/api/receptors/register', { name: receptor, kind, people: 250, latitude, longitude });
  }
  const weather = { windSpeedMs: 3, windFromDeg: 290, temperatureC: 31 };
  await post(page, '/api/weather', { ...scenePlace, ...weather, humidityPercent: 60, cloudPercent: 100 });
  const run = await post(page, '/api/runs', {
    industryId: site.id,
    inventoryItemId: item.id,
    scenario: {
      chemical: '7782-50-5',
      hazard: 'leak',
      quantityKg: 900,
      rupture: { type: 'circular', diameterM: 0.02 },
      weather: { ...weather, stability: 'D' },
      site: scenePlace,
      time: sceneTime,
    },
    weatherOrigin: { source: 'manual', observedAt: null, ageS: null },
  });
  const incident = await post(page, '/api/incidents', { industryName: name, shortDescription: 'Leak at the yard', state: 'In-progress' });
  await post(page, `/api/incidents/${incident.id}/links`, { kind: 'run', id: run.id });
  const drawnAlert = await post(page, '/api/alerts/by-hand', {
    industryId: site.id,
    incidentId: incident.id,
    incidentSeverity: 'high',
    incidentDescription: 'A cloud moves towards the homes.',
    area: { shape: 'circle', ...scenePlace, radiusM: 1_500 },
  });
  // The newest alert of the incident: its areas are on the incident map and the wall.
  const proposal = await (await page.request.get(`/api/runs/${run.id}/alert-proposal`)).json();
  const alert = await post(page, '/api/alerts', proposal);
  await post(page, `/api/incidents/${incident.id}/links`, { kind: 'alert', id: alert.id });
  return { site: site.id, item: item.id, run: run.id, incident: incident.id, alert: alert.id, drawnAlert: drawnAlert.id };
};

interface Named {
  readonly industryName: string;
}

/** Only the demo's sites and that of the pictures are on the maps of all sites; their indicators are always the same. */
export const keepOtherSitesOut = async (page: Page): Promise<void> => {
  const isKept = ({ industryName }: Named): boolean => industryName === name || industryName.endsWith('(sample)');
  await page.route('**/api/industries/points', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, points: body.points.filter(isKept) } });
  });
  await page.route('**/api/vulnerability-index', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const sites = body.sites.filter(isKept).map((site: Named & { readonly values: object }, index: number) => ({
      ...site,
      values: Object.fromEntries(Object.keys(site.values).map((key) => [key, index === 0 ? null : index])),
    }));
    await route.fulfill({ response: answer, json: { ...body, sites, waiting: 0 } });
  });
  await page.route('**/api/current-situation', async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const rows = body.incidents.rows.filter((row: Named) => row.industryName === name);
    await route.fulfill({ response: answer, json: { ...body, incidents: { total: rows.length, rows } } });
  });
};
