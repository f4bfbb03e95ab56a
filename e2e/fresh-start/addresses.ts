import type { addRecords } from './add-records.ts';
import type { Caller, Json } from './caller.ts';

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

const lastPart = (path: string): string => path.split('/').at(-1) ?? '';

/** Waits for what the server does by itself after a record was made. */
const readUntil = async <T>({ read }: Caller, path: string, find: (answer: Json) => T | undefined): Promise<T> => {
  for (let tries = 0; tries < 60; tries += 1) {
    const found = find(await read(path));
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`${path} never has what the records lead to`);
};

/** Values of the parameters of paths, by the part of the path before them and their name: ids of the records and of the server's lists. */
const findPathValues = async (administrator: Caller, records: Records): Promise<Readonly<Record<string, string | number>>> => {
  const { read } = administrator;
  const { industry } = records;
  const [{ group }] = (await read('/api/stakeholders')).groups;
  const [member] = (await read(`/api/stakeholders/${group}/members`)).rows;
  const feed = await (await administrator.request.get('/cap/feed.atom')).text();
  const detection = await readUntil(administrator, `/api/detections?industryId=${industry.id}`, ({ detections }) => detections[0]);
  await readUntil(administrator, `/api/industries/${industry.id}/standing-footprint`, (one) => one);
  return {
    'industries/id': industry.id,
    'inventory/id': records.item.id,
    'site-images/id': records.image.id,
    'runs/id': records.run.id,
    'risk-studies/id': records.risk.id,
    'alerts/id': records.alert.id,
    'readAlertImage.id': records.pictured.id,
    'cap/identifier': /\/cap\/(hazardguard-[\w-]+)/.exec(feed)?.[1] ?? '',
    'incidents/id': records.incident.id,
    'given/id': records.givenId,
    'attachments/attachment': records.events.find(({ kind }: { kind: string }) => kind === 'attachment').attachment,
    'papers/paper': 'sitrep',
    'sensors/id': records.detector.id,
    'detections/id': detection.id,
    'drills/id': records.drill.id,
    'break-glass/id': (await read('/api/break-glass')).openings[0].id,
    'chemicals/chemical': '7782-50-5',
    'chemical-types/chemical': (await read('/api/chemical-types')).rows[0].key,
    'stakeholders/group': group,
    'stakeholder-members/id': member.id,
    'stakeholder-people/id': member.personId,
    'register/id': (await read('/api/receptors/register')).rows[0].id,
    'files/file': records.file.file,
    'offline-devices/id': records.device,
    'certificates/number': records.certificate,
    'captions/clip': 'plume-grows',
    'assessments/feed/token': lastPart(records.assessments.path),
    'duties/feed/token': lastPart(records.duties.path),
    'own/token': records.followed,
    'audit/id': (await read('/api/audit')).rows[0].id,
    'public-texts/language': 'ta',
    'layers/id': (await read('/api/map/layers')).layers[0].id,
    'tiles/layer': 'street',
    z: 14,
    x: 11_512,
    y: 7_187,
    'city/city': 'Ankleshwar',
    'weather/city': 'Ankleshwar',
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
    findBreakGlassTargets: { search: 'Ankleshwar' },
    readVulnerabilityIndex: { search: 'Surat' },
    listSiteCases: { industries: industry.id },
    readPopulationGrid: place,
    listReceptors: place,
    listNearestEntities: place,
    searchPlaces: { q: 'Surat' },
    findPlacesToFollow: { q: 'Surat' },
    readWeather: place,
    readWeatherForecast: place,
    checkPlace: place,
    listRiskStudies: { industryId: industry.id },
    listSensors: { industryId: industry.id },
    listDutyEntries: { rule: 'on-site-drill', subject: `site:${industry.id}` },
    verifyWhatsApp: { 'hub.mode': 'subscribe', 'hub.verify_token': 'x', 'hub.challenge': '1' },
  };
};

/** The address of each route, with ids of records that exist. */
export const makeAddresses = async (administrator: Caller, records: Records) => {
  const values = await findPathValues(administrator, records);
  const queries = findQueries(records);
  return ({ id, path }: ReadableRoute): string => {
    const filled = path.replace(/\{(\w+)\}/g, (_all, name: string, at: number) => {
      const before = path.slice(1, at - 1).split('/');
      const value =
        values[`${id}.${name}`] ?? values[`${before.slice(-2).join('/')}/${name}`] ?? values[`${before.at(-1)}/${name}`] ?? values[name];
      if (value === undefined) throw new Error(`The fresh start knows no value of ${name} in ${path}: add one to addresses.ts`);
      return encodeURIComponent(value);
    });
    const query = new URLSearchParams(Object.entries(queries[id] ?? {}).map(([name, value]) => [name, String(value)])).toString();
    return query === '' ? filled : `${filled}?${query}`;
  };
};
