import { secondPersonRule } from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

type Part = Pick<Database, 'kysely'>;

/** New accounts that are not confirmed, each with the accounts that invited it or gave it more rights. */
export type Givers = ReadonlyMap<string, readonly string[]>;

/** Since when an invitation or a grant makes an account new. */
const newSince = sql<Date>`now() - make_interval(days => ${secondPersonRule.newAccountDays})`;

/** Of a row of `person`: ids of those who invited it or gave it more rights while it is new and not confirmed. */
const giversOfPerson = sql`(
  select person.invited_by as id where person.invited_by is not null and person.confirmed_at is null and person.created_at > ${newSince}
  union
  select unnest(person.granted_by) where person.confirmed_at is null and person.granted_at > ${newSince})`;

/** Whose making these accounts may be: they themselves and everybody above them, where they are new. */
export const readGivers = async ({ kysely }: Part, ids: readonly string[]): Promise<Givers> => {
  const { rows } = await sql<{ id: string; givers: string[] }>`
    with recursive above (id, giver) as (
      select person.id, giver.id from person cross join lateral ${giversOfPerson} giver where person.id = any(${[...ids]}::text[])
      union
      select person.id, giver.id from above join person on person.id = above.giver cross join lateral ${giversOfPerson} giver
    )
    select id, array_agg(giver) as givers from above group by id`.execute(kysely);
  return new Map(rows.map(({ id, givers }) => [id, givers]));
};

/** Everybody who may have made this account: itself, and all above it as far as accounts are new. `confirmed` counts as confirmed. */
const listMakers = (givers: Givers, id: string, confirmed: string | null): ReadonlySet<string> => {
  const makers = new Set([id]);
  // A set gives what is added during the walk, each once: two accounts that gave each other rights end it, too.
  for (const maker of makers) {
    if (maker !== confirmed) for (const giver of givers.get(maker) ?? []) makers.add(giver);
  }
  return makers;
};

/** True when one person may have made both accounts. */
export const mayBeOnePerson = (givers: Givers, one: string, other: string, confirmed: string | null = null): boolean => {
  const others = listMakers(givers, other, confirmed);
  return [...listMakers(givers, one, confirmed)].some((maker) => others.has(maker));
};

interface Pair {
  readonly authors: readonly string[];
  readonly approver: string;
}

/** The accounts of which one, if it were confirmed, would make the approver independent of all authors; those of authors come first. */
export const listRemedies = (givers: Givers, { authors, approver }: Pair): readonly string[] =>
  [...new Set([...authors, approver, ...givers.keys()])].filter(
    (account) => givers.has(account) && !authors.some((author) => mayBeOnePerson(givers, author, approver, account)),
  );

/** True when one of these accounts was signed in at this browser within the minutes of the rule; null: the browser is not known. */
export const wasAtBrowser = async ({ kysely }: Part, accounts: readonly string[], deviceId: string | null): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from person_device where device_id = ${deviceId}::uuid and person_id = any(${[...accounts]}::text[])
        and last_at > now() - make_interval(mins => ${secondPersonRule.browserMinutes})
    ) as found`.execute(kysely);
  return rows[0]?.found ?? true;
};

/** Why the approver is not independent of one of the authors: one person may have made both accounts, or used both in one browser. */
export const findTies = async (
  part: Part,
  { authors, approver, deviceId }: Pair & { readonly deviceId: string | null },
): Promise<{ readonly isInvitation: boolean; readonly isSameBrowser: boolean; readonly givers: Givers }> => {
  const givers = await readGivers(part, [...authors, approver]);
  return {
    isInvitation: authors.some((author) => mayBeOnePerson(givers, author, approver)),
    isSameBrowser: await wasAtBrowser(part, authors, deviceId),
    givers,
  };
};
