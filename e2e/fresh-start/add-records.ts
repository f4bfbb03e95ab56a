import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inventoryExample } from '@hazardguard/contract';
import type { Attempt, Caller, Json } from './caller.ts';

const site = { latitude: 21.63236, longitude: 72.99001 };
const chlorine = '7782-50-5';

const scenario = {
  chemical: chlorine,
  hazard: 'leak',
  quantityKg: 900,
  rupture: { type: 'circular', diameterM: 0.02 },
  weather: { windSpeedMs: 3, windFromDeg: 300, temperatureC: 30, stability: 'D' },
  site,
};

/** Too little for a dense cloud, of which the report computes 400 variations in 7 s. */
const smallScenario = { ...scenario, rupture: { type: 'direct', rateKgS: 0.002 } };

const sensor = {
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
};

const study = JSON.parse(readFileSync(new URL('../../cli/examples/studies/chlorine-storage.json', import.meta.url), 'utf8')) as object;

const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** The first answers are wrong; marking tells the right ones. */
const passQuiz = async ({ read, post }: Caller): Promise<string> => {
  const { topics } = await read('/api/training');
  const [{ id: topic, questions }] = topics;
  const first = await post('/api/training/attempts', { topic, answers: questions.map(() => 0) });
  const answers = first.marks.map(({ answer }: { answer: number }) => answer);
  return (await post('/api/training/attempts', { topic, answers })).certificate;
};

/** A browser of the Arctic Ocean: nothing is sent there. */
const follow = async ({ post }: Caller): Promise<string> => {
  const keys = createECDH('prime256v1');
  const subscription = {
    endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/fresh-start',
    keys: { p256dh: keys.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
  };
  const place = { name: 'Far away', latitude: 85, longitude: 0 };
  return (await post('/api/follow/push', { subscription, language: 'en', place })).token;
};

/** Drafted by one person, released as an exercise by another. */
const releaseAlert = async (drafter: Caller, approver: Caller, runId: string) => {
  const proposal = await drafter.read(`/api/runs/${runId}/alert-proposal`);
  const draft = await drafter.post('/api/alerts', proposal);
  const { version } = await drafter.post(`/api/alerts/${draft.id}/submit`, { version: draft.version });
  return approver.post(`/api/alerts/${draft.id}/approve`, { version });
};

/** A draft by hand with a picture. */
const draftWithPicture = ({ post }: Caller, industryId: number) =>
  post('/api/alerts/by-hand', {
    industryId,
    incidentId: 'INC000321',
    incidentSeverity: 'high',
    incidentDescription: 'Smell of gas at the fence',
    hazard: 'toxic-leak',
    action: 'shelter',
    plumeImage: picture.toString('base64'),
  });

/** The first ready-made drill of the site, started and ended at once. */
const holdDrill = async ({ read, post }: Caller, industryId: number) => {
  const { templates } = await read(`/api/industries/${industryId}/drill-templates`);
  const { drill } = await post('/api/drills', { ...templates[0], industryId, plannedAt: new Date().toISOString() });
  await post(`/api/drills/${drill.id}/start`);
  await post(`/api/drills/${drill.id}/end`, { reason: 'Only to read its report' });
  return drill;
};

interface People {
  readonly plant: Caller;
  readonly approver: Caller;
}

const weather = { temperatureC: 30, windSpeedMs: 3, windFromDeg: 300, humidityPercent: 60, cloudPercent: 20 };
const weatherOrigin = { source: 'manual', observedAt: null, ageS: null };

/** A site with stock and weather; the newest of the samples if none can be added. */
const addSite = async ({ post, read }: Caller, attempt: Attempt) => {
  const industryName = `Fresh Start Works ${Date.now().toString(36)}`;
  const added = await attempt(() => post('/api/industries', { industryName, district: 'Bharuch', safetyTeamContact: '1077', ...site }));
  const industry = added ?? (await read('/api/industries')).rows[0];
  const stock = { ...inventoryExample, itemNo: 'C-1', casNo: chlorine, quantity: 10, unit: 't' };
  const item = await attempt(() => post(`/api/industries/${industry.id}/inventory`, stock));
  await attempt(() => post('/api/weather', { ...site, ...weather }));
  return { industry, item };
};

/** An incident with a picture, and a detector that has raised an alarm. */
const addIncident = async (plant: Caller, attempt: Attempt, industry: Json) => {
  const { post, send, read } = plant;
  const givenId = `INC-${randomBytes(3).toString('hex').toUpperCase()}`;
  const incident = await attempt(() => post('/api/incidents', { industryName: industry.industryName, hazard: 'toxic-leak', givenId }));
  const attached = await attempt(async () => {
    await send(`/api/incidents/${incident.id}/attachments?name=gauge.png&caption=Gauge`, 'image/png', picture);
    const { events } = await read(`/api/incidents/${incident.id}/events`);
    return events.find(({ kind }: { readonly kind: string }) => kind === 'attachment');
  });
  const detector = await attempt(async () => {
    const added = await post('/api/sensors', { ...sensor, industryId: industry.id });
    const { key } = await post(`/api/industries/${industry.id}/ingest-key`);
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    await plant.request.post('/api/sensors/readings', { headers, data: [{ sensor: sensor.code, value: 5 }] });
    return added;
  });
  return { givenId, incident, attachment: attached?.attachment, detector };
};

/**
 * One record of each kind that the samples lack, made through the API, so that every readable route has something to read. What cannot be
 * made is undefined.
 */
export const addRecords = async ({ plant, approver }: People, attempt: Attempt) => {
  const { post, put, send } = plant;
  const { industry, item } = await addSite(plant, attempt);
  const addRun = (of: object) => post('/api/runs', { industryId: industry.id, inventoryItemId: item.id, scenario: of, weatherOrigin });
  const alert = await attempt(async () => releaseAlert(plant, approver, (await addRun(scenario)).id));
  const device = randomUUID();
  await attempt(() => put(`/api/account/devices/${device}`, {}));
  return {
    ...{ industry, item, alert, device },
    ...(await addIncident(plant, attempt, industry)),
    run: await attempt(() => addRun(smallScenario)),
    pictured: await attempt(() => draftWithPicture(plant, industry.id)),
    image: await attempt(() => send(`/api/industries/${industry.id}/images?caption=Gate`, 'image/png', picture)),
    drill: await attempt(() => holdDrill(plant, industry.id)),
    study: await attempt(() => post('/api/risk-studies', { industryId: industry.id, studyId: null, version: 0, document: study })),
    certificate: await attempt(() => passQuiz(plant)),
    file: await attempt(() => send('/api/data-imports/files?fileName=sites.csv', 'application/octet-stream', 'name,district\nA,B\n')),
    assessments: await attempt(() => approver.post('/api/assessments/feed')),
    duties: await attempt(() => approver.post('/api/duties/feed', { industryId: industry.id })),
    followed: await attempt(() => follow(plant)),
  };
};
