import {
  alertRoutes,
  drillRoutes,
  incidentRoutes,
  industryRoutes,
  inventoryExample,
  inventoryRoutes,
  runRoutes,
  sensorRoutes,
} from '@hazardguard/contract';
import type { ScenarioDocument } from '@hazardguard/engine';
import type { TestApplication } from '../application.ts';

const chlorine = '7782-50-5';
const site = { latitude: 21.63236, longitude: 72.99001 };

const scenario = {
  chemical: chlorine,
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'circular', diameterM: 0.02 },
  weather: { windSpeedMs: 3, windFromDeg: 300, temperatureC: 30, stability: 'D' },
  site,
} as const satisfies ScenarioDocument;

const item = {
  ...inventoryExample,
  itemNo: 'C-1',
  productName: 'Liquid chlorine',
  casNo: chlorine,
  quantity: 10,
  unit: 't',
  dateReceived: '2026-09-01',
  dateExpired: '2028-08-31',
} as const;

const fenceSensor = {
  code: 'G-01',
  name: 'Fence',
  measure: 'concentration',
  unit: 'ppm',
  cas: chlorine,
  ...site,
  heightM: 1.5,
  detectionLimit: 0.1,
  alarmHigh: 1,
  alarmLow: 0.5,
  alarmReadings: 1,
  alarmSeconds: null,
  silentAfterS: 300,
  averagingS: 60,
} as const;

/**
 * An installation with data: a site with stock, a sensor, a run, a draft, an incident, a planned drill. Returns the names that a client there
 * would know, so that calls get past "not found".
 */
export const seedApplication = async (application: TestApplication): Promise<Readonly<Record<string, readonly unknown[]>>> => {
  const plant = await application.as('plant');
  const { body: industry } = await plant.call(industryRoutes.create, {
    body: { industryName: 'Fuzzed Works', district: 'Bharuch', safetyTeamContact: '1077', ...site },
  });
  const { body: stock } = await plant.call(inventoryRoutes.create, { params: { id: industry.id }, body: item });
  const weatherOrigin = { source: 'manual', observedAt: null, ageS: null } as const;
  const { body: run } = await plant.call(runRoutes.create, {
    body: { industryId: industry.id, inventoryItemId: stock.id, scenario, weatherOrigin },
  });
  const { body: proposal } = await plant.call(alertRoutes.propose, { params: { id: run.id } });
  const { body: alert } = await plant.call(alertRoutes.draft, { body: proposal });
  const { body: incident } = await plant.call(incidentRoutes.create, {
    body: { industryName: industry.industryName, hazard: 'toxic-leak' },
  });
  const { body: sensor } = await plant.call(sensorRoutes.create, {
    body: { ...fenceSensor, industryId: industry.id },
  });
  const { body: ready } = await plant.call(drillRoutes.templates, { params: { id: industry.id } });
  const [template] = ready.templates;
  if (template === undefined) throw new Error('no ready-made drill for a site with chlorine');
  const planned = { ...template, industryId: industry.id, plannedAt: new Date().toISOString() };
  const { body: drill } = await plant.call(drillRoutes.plan, { body: planned });
  return {
    industries: [industry.id],
    inventory: [stock.id],
    inventoryItemId: [null],
    runs: [run.id],
    alerts: [alert.id],
    incidents: [incident.id],
    sensors: [sensor.id],
    drills: [drill.drill.id],
    injects: drill.injects.map(({ id }) => id),
    drillId: [null],
    weatherOrigin: [weatherOrigin],
    chemical: [chlorine, 'Ammonia'],
    casNo: [chlorine, '7664-41-7'],
    cas: [chlorine],
    scenario: [scenario],
    document: [scenario],
    weather: [scenario.weather],
    latitude: [site.latitude],
    longitude: [site.longitude],
    lat: [site.latitude],
    lng: [site.longitude],
    version: [1, 2],
    confirmed: [true],
    areaConfirmed: [true],
    district: ['Bharuch', 'Surat'],
    percent: [2],
  };
};
