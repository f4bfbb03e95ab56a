import { createServer } from 'node:http';
import { type Database, openDatabase } from '@hazardguard/server';
import { buildDatabaseUrl } from '../crashes/database-content.ts';

/** Messages of one warning: more than a channel sends at a time, so that some wait, some are claimed and some are sent. */
const recipients = 200;
const answerMs = 300;

/** A slow gateway that counts each message by its id and its recipient. */
export const openSlowGateway = async () => {
  const taken = new Map<string, string>();
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://gateway');
    setTimeout(() => {
      taken.set(searchParams.get('id') ?? '', searchParams.get('to') ?? '');
      response.end('ok');
    }, answerMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The gateway has no port');
  return {
    url: `http://127.0.0.1:${address.port}/?to={digits}&text={text}&id={id}`,
    taken,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** Two tiers without answers: the first is called and waits, the second is due after the clock jump. */
const tiers = JSON.stringify([1, 2].map(() => ({ groups: ['l0auth'], onDuty: false, needed: 1, waitS: 600 })));

export interface WarningInFlight {
  readonly alertId: string;
  readonly incident: number;
}

const withDatabase = async <T>(folder: string, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = openDatabase(buildDatabaseUrl(folder, 'hazardguard', 'hazardguard'), { maxConnections: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

/** An exercise in delivery, and its chain, whose first tier was called half a minute before its time is over. */
export const startWarning = (folder: string, number: number): Promise<WarningInFlight> =>
  withDatabase(folder, async ({ pool }) => {
    const made = await pool.query<{ id: string }>(
      `insert into alert (industry_id, industry_name, sample, incident_id, created_by, created_by_id, caveats, area, people_inside)
       select id, industry_name, sample, 'INC9' || lpad($1, 5, '0'), 'A', 'a', '[]', '{"type":"FeatureCollection","features":[]}', 0 from industry limit 1
       returning id`,
      [String(number)],
    );
    const alertId = made.rows[0]?.id ?? '';
    await pool.query(
      `insert into alert_version (alert_id, version, state, kind, status, incident_severity, incident_description, source, hazard_text,
         place_text, action_text, time_text, expires_at, saved_by, saved_by_id)
       values ($1, 2, 'released', 'Alert', 'Exercise', 'high', 'Leak', 'District office', 'Chlorine', 'Around the works', 'Go indoors.', 'Until the all clear',
         now() + interval '3 days', 'B', 'b')`,
      [alertId],
    );
    const { rows } = await pool.query<{ id: string }>(
      `insert into escalation (alert_id, chain_name, tiers, status, tier, expires_at, next_at)
       values ($1, 'Bench', $2, 'Exercise', 1, now() + interval '3 days', now() + interval '30 seconds') returning id`,
      [alertId, tiers],
    );
    await pool.query(
      "insert into escalation_step (escalation_id, tier, needed, ends_at) values ($1, 1, 1, now() + interval '30 seconds')",
      [rows[0]?.id],
    );
    await pool.query(
      `insert into delivery (alert_id, version, kind, status, expires_at, audience, channel, address, language)
       select $1, 2, 'Alert', 'Exercise', now() + interval '3 days', 'exercise-sink', 'sms', '+91' || (9000000000 + $2::bigint * 1000 + n), 'en'
       from generate_series(1, $3::int) as n`,
      [alertId, number, recipients],
    );
    return { alertId, incident: number };
  });

export interface Unfinished {
  /** Messages that still wait. */
  readonly waiting: number;
  /** The second tier has not been called. */
  readonly uncalled: number;
}

export const countUnfinished = (folder: string, { alertId }: WarningInFlight): Promise<Unfinished> =>
  withDatabase(folder, async ({ pool }) => {
    const { rows } = await pool.query<Unfinished>(
      `select (select count(*)::int from delivery where alert_id = $1 and state = 'waiting' and call = 0) as waiting,
         (select count(*)::int from escalation where alert_id = $1 and state = 'running' and tier < 2) as uncalled`,
      [alertId],
    );
    return rows[0] ?? { waiting: recipients, uncalled: 1 };
  });

/** Recipients without a message, and second messages to one recipient under another id. */
export const countTaken = (
  taken: ReadonlyMap<string, string>,
  warned: readonly WarningInFlight[],
): { missing: number; doubled: number } => {
  const byAddress = new Map<string, number>();
  for (const to of taken.values()) byAddress.set(to, (byAddress.get(to) ?? 0) + 1);
  const addresses = warned.flatMap(({ incident }) =>
    Array.from({ length: recipients }, (_none, n) => `91${9_000_000_000 + incident * 1_000 + n + 1}`),
  );
  return {
    missing: addresses.filter((address) => !byAddress.has(address)).length,
    doubled: addresses.filter((address) => (byAddress.get(address) ?? 0) > 1).length,
  };
};
