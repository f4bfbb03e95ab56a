import { afterEach, expect, test, vi } from 'vitest';
import type { TakServer } from '../../platform/channels/tak-stream.ts';
import { openTakInput, type TakInput } from '../../testing/loopback/tak-server.ts';
import { makeCertificate } from '../../testing/make-certificate.ts';
import type { FieldAlert } from './field-picture.ts';
import { pushCot } from './push-cot.ts';

const ring: [number, number][] = [
  [73, 21.6],
  [73.01, 21.6],
  [73.01, 21.61],
  [73, 21.6],
];
const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
const warning = (more: Partial<FieldAlert> = {}, severities: readonly ('severe' | 'middle')[] = ['severe', 'middle']): FieldAlert => ({
  id: 'a1',
  incidentId: 'INC000001',
  version: 2,
  state: 'released',
  status: 'Actual',
  severity: 'high',
  source: 'District office',
  hazardText: 'Chlorine leaks.',
  placeText: 'Around the works.',
  actionText: 'Go indoors.',
  timeText: 'Until 10:00.',
  translations: {},
  releasedAt: '2026-11-26T04:00:00.000Z',
  expiresAt,
  beReady: null,
  origin: null,
  villages: [],
  area: {
    type: 'FeatureCollection',
    features: severities.map((severity) => ({
      type: 'Feature' as const,
      properties: { severity },
      geometry: { type: 'Polygon' as const, coordinates: [ring] },
    })),
  },
  roadblocks: [{ latitude: 21.6, longitude: 73, name: 'NH 48', class: 'trunk', bearingDeg: 90, distanceM: 500 }],
  ...more,
});

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A push of what `alerts` holds, to this server; `change` announces a change. */
const startPush = (server: Partial<TakServer> & Pick<TakServer, 'url'>, resendMs = 60_000) => {
  const held = { alerts: [warning()] as readonly FieldAlert[] };
  const errors: string[] = [];
  let change = (): void => undefined;
  const stop = pushCot({
    server: { identity: null, authority: null, ...server },
    readAlerts: () => Promise.resolve(held.alerts),
    changes: {
      onChange: (_table, listener) => {
        change = listener;
      },
    },
    onRound: () => undefined,
    onError: (error) => errors.push(String(error)),
    resendMs,
    retryMs: 20,
  });
  ends.push(stop);
  return { held, errors, change: () => change() };
};
const open = async (...given: Parameters<typeof openTakInput>): Promise<TakInput> => {
  const input = await openTakInput(...given);
  ends.push(() => input.close());
  return input;
};
const read = (document: string, name: string) => new RegExp(`<event [^>]*\\b${name}="([^"]*)"`).exec(document)?.[1];
const uids = (input: TakInput) => input.received().map((one) => read(one, 'uid')?.replace('hazardguard-a1-', ''));
const [zones, block] = [['zone-1', 'zone-2'], 'roadblock-1'];

test('each version is sent once at its release; what it no longer has, and all of a cancelled one, is removed', async () => {
  const input = await open();
  const { held, change } = startPush(input);
  await vi.waitFor(() => expect(uids(input)).toEqual([...zones, block]));
  expect(read(input.received()[0] ?? '', 'stale')).toBe(expiresAt);

  held.alerts = [warning({ version: 3, hazardText: 'Less chlorine leaks.' }, ['severe'])];
  change();
  await vi.waitFor(() => expect(uids(input).slice(3)).toEqual(['zone-1', 'zone-2-end']));
  expect(input.received()[3]).toContain('Less chlorine');
  expect(input.received()[4]).toContain('<link uid="hazardguard-a1-zone-2" relation="p-p" type="u-d-f"/>');

  held.alerts = [warning({ version: 4, state: 'cancelled', roadblocks: null }, ['severe'])];
  change();
  await vi.waitFor(() => expect(uids(input).slice(5).toSorted()).toEqual(['roadblock-1-end', 'zone-1-end']));
});

test('everything is sent again until it is stale, and after a lost connection', async () => {
  const input = await open();
  const { held, errors } = startPush(input, 150);
  await vi.waitFor(() => expect(uids(input).length).toBeGreaterThanOrEqual(6));
  input.cut();
  const before = input.received().length;
  await vi.waitFor(() => expect(input.received().length).toBeGreaterThanOrEqual(before + 3));
  expect(input.connections()).toBeGreaterThan(1);
  expect(errors[0]).toContain(input.url);
  // An expired warning is no longer public, and its events end by themselves.
  held.alerts = [];
  const expired = warning({ expiresAt: new Date(Date.now() - 1).toISOString() });
  const other = await open();
  const ended = startPush(other, 60);
  ended.held.alerts = [expired];
  await vi.waitFor(() => expect(other.received().length).toBeGreaterThan(0));
  ended.held.alerts = [];
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(uids(other).some((uid) => uid?.endsWith('-end'))).toBe(false);
});

test('over TLS with a client certificate; a server of another authority, and a client without one, get nothing', async () => {
  const authority = makeCertificate('TAK authority');
  const server = makeCertificate('TAK server', authority);
  const client = makeCertificate('HazardGuard', authority);
  const secured = { cert: server.certificate, key: server.key, ca: authority.certificate, requestCert: true, rejectUnauthorized: true };
  const input = await open(secured);
  startPush({ url: input.url, authority: authority.certificate, identity: client });
  await vi.waitFor(() => expect(uids(input)).toEqual([...zones, block]));

  const refusing = await open(secured);
  const stranger = startPush({ url: refusing.url, authority: makeCertificate('Another authority').certificate, identity: client });
  const nameless = startPush({ url: refusing.url, authority: authority.certificate });
  await vi.waitFor(() => {
    expect(stranger.errors.length).toBeGreaterThan(0);
    expect(nameless.errors.length).toBeGreaterThan(0);
  });
  expect(refusing.received()).toEqual([]);
});
