import {
  alertByHand,
  givenIncidentId,
  incident,
  incidentId,
  incidentResponseRoutes,
  incidentRoutes,
  type Route,
} from '@hazardguard/contract';
import { z } from 'zod';
import { queuedCalls } from '../outbox/queued-calls.ts';

/** What one device hands to another without a network: waiting entries of one incident, or a draft of a warning. */
export const bundleFormat = 'hazardguard-exchange';
export const bundleVersion = 1;

const anyIncidentId = z.union([incidentId, givenIncidentId]);
const person = z.object({ id: z.string().min(1).max(200), name: z.string().min(1).max(200) });
const moment = z.int().min(0).max(8_640_000_000_000_000);

/** A change as the outbox of its author has it. Only that outbox sends it; the other device shows it. */
const foreignChange = z.object({
  key: z.string().min(1).max(200),
  method: z.enum(['POST', 'PUT', 'DELETE']),
  address: z.string().max(300),
  body: z.string().max(200_000).exactOptional(),
  personId: person.shape.id,
  personName: person.shape.name,
  atMs: moment,
  made: givenIncidentId.exactOptional(),
});
export type ForeignChange = z.infer<typeof foreignChange>;

interface Call {
  readonly method: string;
  readonly address: RegExp;
  readonly params: z.ZodType | undefined;
  readonly body: z.ZodType | undefined;
}

const queued: ReadonlySet<string> = new Set(queuedCalls);
const calls: readonly Call[] = [...Object.values(incidentRoutes), ...Object.values(incidentResponseRoutes)]
  .filter(({ method, path }) => queued.has(`${method} ${path.replace(/:(\w+)/g, '{$1}')}`))
  .map((route: Route) => ({
    method: route.method,
    address: new RegExp(`^${route.path.replace(/:(\w+)/g, '(?<$1>[^/?]+)')}$`),
    params: route.params,
    body: route.body,
  }));

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The screens show what a change will do: only calls that the contract knows, with bodies that the server would read. */
const isReadable = ({ method, address, body = '{}' }: ForeignChange): boolean =>
  calls.some((call) => {
    const found = call.method === method ? call.address.exec(address) : null;
    if (found === null) return false;
    const { id, ...rest } = found.groups ?? {};
    if (id !== undefined && !anyIncidentId.safeParse(id).success) return false;
    const params = { ...rest, ...(id === undefined ? {} : { id: 'INC000000' }) };
    return (call.params?.safeParse(params).success ?? true) && (call.body?.safeParse(readJson(body)).success ?? true);
  });

const head = { person, atMs: moment };

const log = z.object({
  kind: z.literal('log'),
  ...head,
  incidentId: anyIncidentId,
  /** As the server had it; null: one of the changes makes it. */
  incident: incident.nullable(),
  changes: z.array(foreignChange.refine(isReadable)).min(1).max(2_000),
});

const draft = z.object({
  kind: z.literal('draft'),
  ...head,
  draft: alertByHand.extend({
    incidentId: anyIncidentId,
    area: z.discriminatedUnion('shape', [
      z.object({ shape: z.literal('site'), radiusM: z.number().positive() }),
      z.object({ shape: z.literal('circle'), latitude: z.number(), longitude: z.number(), radiusM: z.number().positive() }),
    ]),
  }),
});

const bundle = z.discriminatedUnion('kind', [log, draft]);
export type Bundle = z.infer<typeof bundle>;
export type LogBundle = Extract<Bundle, { readonly kind: 'log' }>;
export type DraftBundle = Extract<Bundle, { readonly kind: 'draft' }>;

/** Why a file or a code cannot be used. */
export const bundleProblems = ['not-ours', 'damaged', 'other-version'] as const;
export type BundleProblem = (typeof bundleProblems)[number];
export class BundleError extends Error {
  readonly problem: BundleProblem;
  constructor(problem: BundleProblem) {
    super(`The bundle is ${problem}`);
    this.problem = problem;
  }
}

/** First eight hexadecimal digits of SHA-256: finds damage and parts of another bundle, not a forger. */
export const checksum = async (bytes: BufferSource): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 4)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();

const envelope = z.object({ format: z.literal(bundleFormat), version: z.int(), checksum: z.string(), content: z.unknown() });

/** The file of a bundle. */
export const writeBundle = async (content: Bundle): Promise<string> => {
  const sum = await checksum(new TextEncoder().encode(JSON.stringify(content)));
  return JSON.stringify({ format: bundleFormat, version: bundleVersion, checksum: sum, content });
};

/** Rejects with a BundleError. */
export const readBundle = async (text: string): Promise<Bundle> => {
  const read = envelope.safeParse(readJson(text));
  if (!read.success) throw new BundleError(text.includes(bundleFormat) ? 'damaged' : 'not-ours');
  const { version, content, checksum: sum } = read.data;
  if (version !== bundleVersion) throw new BundleError('other-version');
  if ((await checksum(new TextEncoder().encode(JSON.stringify(content)))) !== sum) throw new BundleError('damaged');
  const known = bundle.safeParse(content);
  if (!known.success) throw new BundleError('damaged');
  return known.data;
};
