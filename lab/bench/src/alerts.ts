import { createServer } from 'node:http';
import { type Database, deliverAll } from '@hazardguard/server';
import { type BenchRow, toComparedRow } from './measure.ts';
import { sizes } from './sizes.ts';
import { withServer } from './with-server.ts';

const recipients = sizes.readSize('recipients');
/** Messages in flight at a time, as in the server. */
const atOnce = 40;

const fill = (database: Database): Promise<unknown> =>
  database.pool.query(
    `with one as (
       insert into follower (channel, address, language, token_hash, stop_token)
       select 'sms', '+91' || (9000000000 + n), 'en', 't' || n, 's' || n from generate_series(1, $1::int) as n returning id)
     insert into followed_place (follower_id, name, latitude, longitude, radius_m) select id, 'Home', 21.6, 73, 100 from one`,
    [recipients],
  );

/** A real warning around the place that all followers follow, as its release stores it. */
const release = async ({ pool }: Database): Promise<string> => {
  await pool.query("insert into installation (mode) values ('live') on conflict (only_row) do update set mode = 'live'");
  const ring = [
    [72.99, 21.59],
    [73.01, 21.59],
    [73.01, 21.61],
    [72.99, 21.61],
    [72.99, 21.59],
  ];
  const area = { type: 'FeatureCollection', features: [{ type: 'Feature', geometry: { type: 'Polygon', coordinates: [ring] } }] };
  const { rows } = await pool.query<{ id: string }>(
    `insert into alert (industry_id, industry_name, sample, incident_id, created_by, created_by_id, caveats, area, people_inside)
     values (1, 'Bench Works', false, 'INC000001', 'A', 'a', '[]', $1, 0) returning id`,
    [JSON.stringify(area)],
  );
  const id = rows[0]?.id ?? '';
  await pool.query(
    `insert into alert_version (alert_id, version, state, status, incident_severity, incident_description, source, hazard_text,
       place_text, action_text, time_text, expires_at, saved_by, saved_by_id)
     values ($1, 2, 'released', 'Actual', 'low', 'Leak', 'District office', 'Chlorine is leaking', 'Around the works', 'Go indoors.',
       'Until the all clear', now() + interval '3 hours', 'B', 'b')`,
    [id],
  );
  return id;
};

/** Requests per second that the gateway accepts from a client that does nothing else: the upper bound of any sender here. */
const measureSinkLimit = async (origin: string): Promise<number> => {
  const requests = Math.min(recipients, 10_000);
  const send = async (share: number): Promise<void> => {
    for (let at = 0; at < share; at++) await (await fetch(`${origin}/send?id=${at}`)).text();
  };
  const from = performance.now();
  await Promise.all(Array.from({ length: atOnce }, () => send(Math.ceil(requests / atOnce))));
  return requests / ((performance.now() - from) / 1_000);
};

/** Time from the release of one warning to the acceptance of its last message, compared with the gateway's own limit. */
export const benchAlerts = (): Promise<BenchRow[]> =>
  withServer(async ({ database }) => {
    const taken = new Set<string>();
    const gateway = createServer((request, response) => {
      taken.add(new URL(request.url ?? '', 'http://gateway').searchParams.get('id') ?? '');
      response.end('ok');
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const address = gateway.address();
    if (address === null || typeof address === 'string') throw new Error('The gateway has no port');
    const origin = `http://127.0.0.1:${address.port}`;
    try {
      await fill(database);
      const limit = await measureSinkLimit(origin);
      taken.clear();
      const alertId = await release(database);
      const from = performance.now();
      const queueMs = await deliverAll({ database, alertId, gateway: `${origin}/send?to={digits}&text={text}&id={id}` });
      const perSecond = recipients / ((performance.now() - from) / 1_000);
      if (taken.size !== recipients) throw new Error(`${taken.size} of ${recipients} messages arrived`);
      return [
        toComparedRow(
          `One warning to ${recipients} recipients, end to end, compared with the gateway's own limit`,
          perSecond,
          'messages/s',
          limit,
          '',
        ),
        { name: `Its ${recipients} messages queued with the release`, value: queueMs, unit: 'ms', target: '' },
      ];
    } finally {
      gateway.closeAllConnections();
      gateway.close();
    }
  });
