import { sql } from 'kysely';
import type { Changes } from '../db/changes.ts';
import type { Database } from '../db/database.ts';

/** The origin of a sign-in, as far as it is stored. */
export interface SignInOrigin {
  /** Network address; empty: not stored. */
  readonly address: string;
  readonly userAgent: string;
}

export const unknownOrigin: SignInOrigin = { address: '', userAgent: '' };

/** A browser may send a name of any length. */
export const cutUserAgent = (text: string): string => text.slice(0, 300);

const freshMinutes = 10;

interface SessionRow {
  readonly id: string;
  readonly address: string | null;
  readonly userAgent: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly current: boolean;
}

export interface SessionList {
  /** The person's open sessions, the last used first. */
  of(personId: string, sessionCookie: string): Promise<readonly SessionRow[]>;
  /** Ends one session of the person; false when there is none. */
  end(personId: string, id: string): Promise<boolean>;
  /** Ends every session of the person but this one. */
  endOthers(personId: string, sessionCookie: string): Promise<void>;
  /** Whether the session was opened in the last minutes: the person authenticated recently, rather than only having a cookie. */
  isFresh(sessionCookie: string): Promise<boolean>;
  /** The browser that the session was opened in. */
  setDevice(sessionCookie: string, deviceId: string): Promise<void>;
  /** The stored browser; null: unknown. */
  findDevice(sessionCookie: string): Promise<string | null>;
  /** Where the session was opened from, for one that was opened without it. */
  setOrigin(sessionCookie: string, from: SignInOrigin): Promise<void>;
}

/** The cookie is the token and its signature, which has been verified by this point. */
const toSessionToken = (sessionCookie: string): string => sessionCookie.slice(0, Math.max(0, sessionCookie.lastIndexOf('.')));

/** Records that a session is in use, at most every five minutes. */
export const recordSessionUse = async ({ kysely }: Database, sessionCookie: string): Promise<void> => {
  await sql`
    with used as (
      update person_session set last_used_at = now()
      where token = ${toSessionToken(sessionCookie)} and last_used_at < now() - interval '5 minutes' returning person_id
    ) update person set last_seen_at = now() from used where person.id = used.person_id`.execute(kysely);
};

export const openSessionList = ({ kysely }: Database, changes: Changes): SessionList => ({
  of: async (personId, sessionCookie) => {
    const rows = await kysely
      .selectFrom('person_session')
      .select(['id', 'token', 'ip_address', 'user_agent', 'created_at', 'last_used_at'])
      .where('person_id', '=', personId)
      .where('expires_at', '>', sql<Date>`now()`)
      .orderBy('last_used_at', 'desc')
      .execute();
    const own = toSessionToken(sessionCookie);
    return rows.map((row) => ({
      id: row.id,
      address: row.ip_address || null,
      userAgent: row.user_agent || null,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
      current: row.token === own,
    }));
  },
  end: async (personId, id) => {
    const { numDeletedRows } = await kysely
      .deleteFrom('person_session')
      .where('person_id', '=', personId)
      .where('id', '=', id)
      .executeTakeFirst();
    changes.note('person_session');
    return numDeletedRows > 0n;
  },
  endOthers: async (personId, sessionCookie) => {
    await kysely
      .deleteFrom('person_session')
      .where('person_id', '=', personId)
      .where('token', '!=', toSessionToken(sessionCookie))
      .execute();
    changes.note('person_session');
  },
  isFresh: async (sessionCookie) => {
    const found = await kysely
      .selectFrom('person_session')
      .select('id')
      .where('token', '=', toSessionToken(sessionCookie))
      .where('created_at', '>', sql<Date>`now() - make_interval(mins => ${freshMinutes})`)
      .executeTakeFirst();
    return found !== undefined;
  },
  setDevice: async (sessionCookie, deviceId) => {
    await kysely.updateTable('person_session').set({ device_id: deviceId }).where('token', '=', toSessionToken(sessionCookie)).execute();
  },
  findDevice: async (sessionCookie) => {
    const query = kysely.selectFrom('person_session').select('device_id').where('token', '=', toSessionToken(sessionCookie));
    return (await query.executeTakeFirst())?.device_id ?? null;
  },
  setOrigin: async (sessionCookie, { address, userAgent }) => {
    await kysely
      .updateTable('person_session')
      .set({ ip_address: address, user_agent: cutUserAgent(userAgent) })
      .where('token', '=', toSessionToken(sessionCookie))
      .execute();
  },
});
