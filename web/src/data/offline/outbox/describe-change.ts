import type { Change } from './change.ts';

/** Names of the changes in the texts of the outbox. */
export const changeNames = [
  'incident.create',
  'incident.change',
  'incident.note',
  'incident.task',
  'incident.role',
  'incident.people',
  'incident.radio',
  'incident.call',
  'incident.link',
  'run',
  'weather',
  'alert',
  'drill.plan',
  'drill.note',
  'drill.record',
  'site',
  'stock',
  'other',
] as const;
export type ChangeName = (typeof changeNames)[number];

const incidentParts: readonly (readonly [RegExp, ChangeName])[] = [
  [/\/notes$/, 'incident.note'],
  [/\/(tasks|own-tasks|checklists)\b/, 'incident.task'],
  [/\/roles\//, 'incident.role'],
  [/\/roll-call$/, 'incident.people'],
  [/\/radio$/, 'incident.radio'],
  [/\/phone-calls$/, 'incident.call'],
  [/\/links\b/, 'incident.link'],
];

const drillParts: readonly (readonly [RegExp, ChangeName])[] = [
  [/\/notes$/, 'drill.note'],
  [/\/record$/, 'drill.record'],
];

const nameChange = ({ method, address }: Change): ChangeName => {
  if (address === '/api/incidents') return 'incident.create';
  if (address.startsWith('/api/incidents/')) return incidentParts.find(([part]) => part.test(address))?.[1] ?? 'incident.change';
  if (address.startsWith('/api/runs')) return 'run';
  if (address.startsWith('/api/weather')) return 'weather';
  if (address.startsWith('/api/alerts')) return 'alert';
  if (address.startsWith('/api/drills')) return drillParts.find(([part]) => part.test(address))?.[1] ?? 'drill.plan';
  if (/^\/api\/(industries\/\d+\/)?inventory\b/.test(address)) return 'stock';
  return address.startsWith('/api/industries') && method !== 'DELETE' ? 'site' : 'other';
};

const textFields = [
  'text',
  'message',
  'shortDescription',
  'industryName',
  'substanceName',
  'headline',
  'incidentDescription',
  'who',
] as const;

interface Description {
  readonly call: ChangeName;
  /** The incident it belongs to; empty: none. */
  readonly what: string;
  readonly text: string;
  /** The industry it is about, where there is no text. */
  readonly industryId: number | undefined;
}

/** What a person needs to recognise a change. */
export const describeChange = (change: Change): Description => {
  const body = change.body === undefined || change.mediaType !== undefined ? {} : (JSON.parse(change.body) as Record<string, unknown>);
  const written = textFields.map((field) => body[field]).find((value) => typeof value === 'string');
  return {
    call: nameChange(change),
    what: /\/api\/incidents\/([^/?]+)/.exec(change.address)?.[1] ?? change.made ?? '',
    text: typeof written === 'string' ? written : '',
    industryId: typeof written !== 'string' && typeof body.industryId === 'number' ? body.industryId : undefined,
  };
};
