import type { addRecords } from './add-records.ts';
import type { Attempt, Caller, Json } from './caller.ts';

type Records = Awaited<ReturnType<typeof addRecords>>;

/** The GET operations of the served document. */
export interface ReadableRoute {
  readonly id: string;
  readonly path: string;
  readonly permission: string;
  readonly isStream: boolean;
}

/** The fields of the OpenAPI document that are read. */
interface Document {
  readonly paths: Record<
    string,
    {
      readonly get?: {
        readonly operationId: string;
        readonly 'x-permission': string;
        readonly responses: Record<string, { readonly content?: Record<string, unknown> }>;
      };
    }
  >;
}

export const listReadableRoutes = async ({ read }: Caller): Promise<readonly ReadableRoute[]> => {
  const { paths } = (await read('/api/openapi.json')) as Document;
  return Object.entries(paths).flatMap(([path, { get }]) => {
    if (get === undefined) return [];
    const types = Object.values(get.responses).flatMap(({ content }) => Object.keys(content ?? {}));
    return [{ id: get.operationId, path, permission: get['x-permission'], isStream: types.includes('text/event-stream') }];
  });
};

const lastPart = (feed: { readonly path: string } | undefined): string | undefined => feed?.path.split('/').at(-1);

/** Waits for what the server does by itself after a record was made. */
const readUntil = async ({ read }: Caller, path: string, find: (answer: Json) => Json): Promise<Json> => {
  for (let tries = 0; tries < 120; tries += 1) {
    const found = find(await read(path));
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${path} has nothing a minute after the records that lead to it`);
};

type Value = string | number | undefined;

/** Ids of the server's own lists. */
const findListed = async (administrator: Caller, attempt: Attempt, { industry }: Records): Promise<Readonly<Record<string, Value>>> => {
  const { read, request } = administrator;
  const first = (path: string, list: string) => attempt(async () => (await read(path))[list][0]);
  const { group } = (await first('/api/stakeholders', 'groups')) ?? {};
  const member = await first(`/api/stakeholders/${group}/members`, 'rows');
  const feed = await attempt(async () => (await request.get('/cap/feed.atom')).text());
  const alarms = `/api/detections?industryId=${industry.id}`;
  const detection = await attempt(() => readUntil(administrator, alarms, ({ detections }) => detections[0]));
  return {
    'stakeholders/group': group,
    'stakeholder-members/id': member?.id,
    'stakeholder-people/id': member?.personId,
    'cap/identifier': /\/cap\/(hazardguard-[\w-]+)/.exec(feed ?? '')?.[1],
    'detections/id': detection?.id,
    'chemical-types/chemical': (await first('/api/chemical-types', 'rows'))?.key,
    'receptors/id': (await first(`/api/receptors?latitude=${industry.latitude}&longitude=${industry.longitude}`, 'receptors'))?.id,
    'register/id': (await first('/api/receptors/register', 'rows'))?.id,
    'audit/id': (await first('/api/audit', 'rows'))?.id,
    'layers/id': (await first('/api/map/layers', 'layers'))?.id,
  };
};

/** Values of the parameters of paths: by the part of the path before them and their name, or by the operation where that says too little. */
const findPathValues = async (administrator: Caller, attempt: Attempt, records: Records): Promise<Readonly<Record<string, Value>>> => {
  const { industry } = records;
  return {
    ...(await findListed(administrator, attempt, records)),
    'industries/id': industry.id,
    'inventory/id': records.item?.id,
    'site-images/id': records.image?.id,
    'runs/id': records.run?.id,
    'risk-studies/id': records.study?.id,
    'alerts/id': records.alert?.id,
    'readAlertImage.id': records.pictured?.id,
    'incidents/id': records.incident?.id,
    'given/id': records.givenId,
    'attachments/attachment': records.attachment,
    'papers/paper': 'sitrep',
    'sensors/id': records.detector?.id,
    'drills/id': records.drill?.id,
    'chemicals/chemical': '7782-50-5',
    'files/file': records.file?.file,
    'offline-devices/id': records.device,
    'certificates/number': records.certificate,
    'captions/clip': 'plume-grows',
    'assessments/feed/token': lastPart(records.assessments),
    'duties/feed/token': lastPart(records.duties),
    'own/token': records.followed,
    'public-texts/language': 'ta',
    'tiles/layer': 'street',
    z: 14,
    x: 11_512,
    y: 7_187,
    'city/city': 'Ankleshwar',
    'weather/city': 'Ankleshwar',
    'webhooks/channel': 'whatsapp',
    lat: 21.63236,
    lng: 72.99001,
    'indName/name': industry.industryName,
    'industry/name': industry.industryName,
    'inv/industry': industry.industryName,
    'chem/industry': industry.industryName,
  };
};

/** Queries that a route requires, or without which it reads less: by the id of the operation. */
const findQueries = ({ industry }: Records): Readonly<Record<string, Record<string, string | number>>> => {
  const place = { latitude: industry.latitude, longitude: industry.longitude };
  return {
    readVulnerabilityIndex: { search: 'Surat' },
    listSiteCases: { industries: industry.id },
    readPopulationGrid: place,
    listReceptors: place,
    listNearestEntities: place,
    searchPlaces: { q: 'Surat' },
    findPlacesToFollow: { q: 'Surat' },
    readAreaStep: { percent: 2 },
    readWeather: place,
    readWeatherForecast: place,
    checkPlace: place,
    listRiskStudies: { industryId: industry.id },
    listSensors: { industryId: industry.id },
    listDutyEntries: { rule: 'on-site-drill', subject: `site:${industry.id}` },
    verifyChannel: { 'hub.mode': 'subscribe', 'hub.verify_token': 'x', 'hub.challenge': '1' },
  };
};

/** The address of each route, with ids of records that exist; null where a value is missing. */
export const makeAddresses = async (administrator: Caller, attempt: Attempt, records: Records) => {
  const values = await findPathValues(administrator, attempt, records);
  const queries = findQueries(records);
  return ({ id, path }: ReadableRoute): string | null => {
    let complete = true;
    const filled = path.replace(/\{(\w+)\}/g, (_all, name: string, at: number) => {
      const before = path.slice(1, at - 1).split('/');
      const places = [`${id}.${name}`, `${before.slice(-2).join('/')}/${name}`, `${before.at(-1)}/${name}`, name];
      const value = places.map((place) => values[place]).find((one) => one !== undefined);
      complete &&= value !== undefined;
      return encodeURIComponent(value ?? '');
    });
    const query = new URLSearchParams(Object.entries(queries[id] ?? {}).map(([name, value]) => [name, String(value)])).toString();
    if (!complete) return null;
    return query === '' ? filled : `${filled}?${query}`;
  };
};
