import type { Database } from '@hazardguard/server';
import { openVisitor, type Visitor } from '../../../bench/src/visitor.ts';

const password = 'only for the bench, 2026';
const drafter = { name: 'Drafter', email: 'drafter@example.org', password };
const approver = { name: 'Approver', email: 'approver@example.org', password };

/** The first administrator by the printed link, and a second person with the same password. */
export const createPeople = async ({ pool }: Database, origin: string, output: string): Promise<void> => {
  const token = /#token=([\w-]+)/.exec(output)?.[1] ?? '';
  await (await openVisitor(origin)).post('/api/setup', { token, ...drafter });
  await pool.query(`insert into person (id, name, email, email_verified, role) values ('second', $1, $2, false, 'l1')`, [
    approver.name,
    approver.email,
  ]);
  await pool.query(
    `insert into credential (id, account_id, provider_id, person_id, password, updated_at)
     select 'second', 'second', provider_id, 'second', password, now() from credential limit 1`,
  );
};

interface Following {
  readonly residents: number;
  readonly channels: readonly string[];
  readonly site: { readonly latitude: number; readonly longitude: number };
}

/** Residents at the site, on each of these channels. */
export const addFollowers = ({ pool }: Database, { residents, channels, site }: Following) =>
  pool.query(
    `with one as (
       insert into follower (channel, address, language, token_hash, stop_token)
       select channel, case channel when 'sms' then '+91' || (9000000000 + n) else 'r' || n || '@example.org' end, 'en',
         channel || n, channel || n
       from generate_series(1, $1::int) as n, unnest($2::text[]) as channel returning id)
     insert into followed_place (follower_id, name, latitude, longitude, radius_m) select id, 'Home', $3, $4, 100 from one`,
    [residents, channels, site.latitude, site.longitude],
  );

const signIn = async (origin: string, { email }: typeof drafter): Promise<Visitor> => {
  const visitor = await openVisitor(origin);
  await visitor.post('/api/session', { email, password });
  return visitor;
};

/** Signs both in. */
export const signInBoth = async (origin: string) => ({
  drafter: await signIn(origin, drafter),
  approver: await signIn(origin, approver),
});
