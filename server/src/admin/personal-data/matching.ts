import { type RawBuilder, sql } from 'kysely';
import type { TextColumn } from './columns.ts';
import type { Patterns } from './patterns.ts';

type Condition = RawBuilder<boolean>;
const list = (texts: readonly string[]): RawBuilder<string[]> => sql`${[...texts]}::text[]`;

export const matchesAny = (text: RawBuilder<unknown>, patterns: readonly string[]): Condition =>
  patterns.length === 0 ? sql<boolean>`false` : sql<boolean>`(${text} ~* any (${list(patterns)}))`;

/** The person searched for: text patterns, and the ids of the person's accounts. */
export interface SearchTerms {
  readonly patterns: Patterns;
  readonly accounts: readonly string[];
}

const replaceText = (column: RawBuilder<unknown>, { find, replace }: Patterns): RawBuilder<unknown> =>
  sql`erase_text(${column}, ${list(find)}, ${list(replace)})`;

/** A name stored with an account id belongs to that account, even if others have the same name. */
const isByAccount = ({ column, accountId }: TextColumn, { patterns, accounts }: SearchTerms): Condition => {
  const [name, id] = [sql.ref(column), sql.ref(accountId ?? '')];
  const own = sql`(${id} = any (${list(accounts)}) and ${name} not like 'Erased person %')`;
  return sql<boolean>`(${own} or (${matchesAny(name, patterns.find)} and not exists (select from person owner where owner.id = ${id})))`;
};

/** Whether a value mentions the person. */
export const mentionsPerson = (place: TextColumn, terms: SearchTerms): Condition => {
  const column = sql.ref(place.column);
  const { find, loose } = terms.patterns;
  if (place.accountId !== null) return isByAccount(place, terms);
  if (find.length === 0) return sql<boolean>`false`;
  if (place.type === 'text') return matchesAny(column, find);
  if (place.type === 'list') return sql<boolean>`exists (select from unnest(${column}) as item where ${matchesAny(sql`item`, find)})`;
  // The whole text first, because parsing each document is slow.
  return sql<boolean>`(${matchesAny(sql`${column}::text`, loose)} and erase_json(${column}, ${list(find)}, ${list(find.map(() => ''))}) <> ${column})`;
};

/** The value with the person replaced by the pseudonym. */
export const removePerson = (place: TextColumn, terms: SearchTerms, pseudonym: string): RawBuilder<unknown> => {
  const column = sql.ref(place.column);
  const { find, replace } = terms.patterns;
  if (place.accountId !== null) return sql`case when ${isByAccount(place, terms)} then ${pseudonym} else ${column} end`;
  if (place.type === 'text') return replaceText(column, terms.patterns);
  return sql`${sql.raw(place.type === 'list' ? 'erase_list' : 'erase_json')}(${column}, ${list(find)}, ${list(replace)})`;
};
