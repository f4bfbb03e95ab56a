import { findProductKg, findSoluteKg } from '@hazardguard/chemicals/stock';
import { type Account, isAllowed } from '@hazardguard/contract';
import chemicalTexts from '@hazardguard/i18n/en/chemicals.json' with { type: 'json' };
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { siteIdInScope, siteInScope } from '../../platform/db/scope/row-scope.ts';
import { containsText } from '../../platform/db/tables/search.ts';
import { findOtherSubstance } from '../../register/inventory/check-identity.ts';
import { presentForm, toStockForm } from '../../register/inventory/rules.ts';
import type { Passage } from './knowledge/passage.ts';
import { splitWords } from './knowledge/split-words.ts';
import { commonWords } from './question/common-words.ts';

const maxWords = 8;
const maxIndustries = 3;
const maxItems = 5;
/** At most this many items per word: a more common word does not distinguish items. */
const maxItemsPerWord = 200;

interface IndustryFound {
  readonly id: number;
  readonly industry_name: string;
  readonly district: string;
  readonly safety_team_contact: string;
}

interface ItemFound {
  readonly id: number;
  readonly industry_id: number;
  readonly industry_name: string;
  readonly product_name: string;
  readonly substance_name: string;
  readonly cas_no: string;
  readonly concentration: string;
  readonly quantity: number | null;
  readonly unit: string;
  readonly hazard_class: string;
  readonly location: string;
  readonly date_expired: string | null;
}

const searchWords = (question: string): readonly string[] =>
  [...new Set(splitWords(question))].filter((word) => word.length >= 3 && !commonWords.has(word)).slice(0, maxWords);

/** Number of the words that the column contains. */
const countHits = (column: RawBuilder<unknown>, words: readonly string[]): RawBuilder<number> =>
  sql<number>`(${sql.join(
    words.map((word) => sql`(${containsText(column, word)})::int`),
    sql` + `,
  )})`;
const matchesAny = (column: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    words.map((word) => containsText(column, word)),
    sql` or `,
  )})`;

/** The sites that the question names, in whatever script, else those whose entry has one of its words. */
const findIndustries = async (
  { kysely }: Database,
  words: readonly string[],
  named: readonly number[],
): Promise<readonly IndustryFound[]> => {
  const matches = named.length > 0 ? sql<boolean>`id = any(${[...named]}::int[])` : matchesAny(sql`search_text`, words);
  const order = words.length === 0 ? sql`id` : sql`${countHits(sql`search_text`, words)} desc, id`;
  const { rows } = await sql<IndustryFound>`
    select id, industry_name, district, safety_team_contact from industry where ${siteInScope()} and ${matches}
    order by ${order} limit ${maxIndustries}`.execute(kysely);
  return rows;
};

/** A prefix query for PostgreSQL's full-text search; quoted, so that special characters have no effect. */
const toPrefixQuery = (word: string): string => `'${word.replaceAll("'", "''")}':*`;

/**
 * Items that match a word, and items of the industries found; those that are both come first. The index is searched for each word
 * separately, so that a common word does not hide a rare one.
 */
const findItems = async ({ kysely }: Database, words: readonly string[], industries: readonly number[]): Promise<readonly ItemFound[]> => {
  const ofWord = words.map(
    (
      word,
    ) => sql`(select id from inventory_item where ${siteIdInScope('inventory_item.industry_id')} and to_tsvector('simple', search_text) @@ to_tsquery('simple', ${toPrefixQuery(word)})
      limit ${maxItemsPerWord})`,
  );
  const ofIndustry = industries.map(
    (id) => sql`(select id from inventory_item where industry_id = ${id} order by id limit ${maxItemsPerWord})`,
  );
  const { rows } = await sql<ItemFound>`
    with candidate as (${sql.join([...ofWord, ...ofIndustry], sql` union `)})
    select item.id, industry_id, industry_name, product_name, substance_name, cas_no, concentration, quantity, unit, hazard_class,
      location, date_expired::text as date_expired
    from candidate join inventory_item as item on item.id = candidate.id join industry on industry.id = item.industry_id and ${siteInScope()}
    order by ${words.length === 0 ? sql`0` : countHits(sql`item.search_text`, words)} + (item.industry_id = any(${industries}::int[]))::int desc, item.id
    limit ${maxItems}`.execute(kysely);
  return rows;
};

const presentIndustry = (row: IndustryFound): Passage => ({
  id: `industry/${row.id}`,
  kind: 'industry',
  answers: false,
  title: row.industry_name,
  text: `Industry ${row.industry_name}, district ${row.district}, safety team contact ${row.safety_team_contact}.`,
  words: '',
  language: 'en',
  source: 'Register of industries',
  path: `/VulnerabilityAssesment?industry=${row.id}`,
});

/** The guide of a solution and its first aid, which are not those of the pure chemical. */
const describeFirstAid = (form: ReturnType<typeof toStockForm>): string => {
  const { guides, firstAid } = presentForm(form, null);
  const pages = guides.map(({ guide, un }) => `${guide} (UN ${un})`).join(', ');
  const steps = firstAid.map((step) => chemicalTexts.firstAid[step]).join(' ');
  return `${pages === '' ? '' : ` Emergency Response Guidebook, guide ${pages}.`}${steps === '' ? '' : ` First aid: ${steps}`}`;
};

/** What is in a solution, which the register's figures alone would not say; nothing of what is pure. */
const describeForm = (row: ItemFound): string => {
  const others = findOtherSubstance(row.substance_name, row.cas_no);
  if (others !== null)
    return ` Its name and its CAS number are two substances: ${others}. Which of them it is is not known until the inventory is corrected.`;
  const form = toStockForm(row);
  if (form.chemical === undefined || form.kind === 'pure') return '';
  if (form.kind === 'unclear') return ` The concentration “${row.concentration}” is not understood, so no zones are computed.`;
  const kg = row.quantity === null ? null : findProductKg(row.quantity, row.unit, form);
  const solute = findSoluteKg(kg, form);
  const share = form.massFraction === undefined ? 'of unknown strength' : `${Number((100 * form.massFraction).toPrecision(4))} % by mass`;
  const mass = solute === null ? '' : `, ${Number(solute.toPrecision(4))} kg of it in ${Number((kg ?? 0).toPrecision(4))} kg`;
  return ` A solution or mixture of ${form.chemical.name}, ${share}${mass}. Its release is not modelled: no zones of the pure chemical apply.${describeFirstAid(form)}`;
};

const presentItem = (row: ItemFound): Passage => ({
  id: `inventory/${row.id}`,
  kind: 'inventory',
  answers: false,
  title: `${row.substance_name} at ${row.industry_name}`,
  text: `${row.product_name} (${row.substance_name}, CAS ${row.cas_no}, ${row.concentration}): ${row.quantity ?? 'unknown quantity'} ${row.unit} at ${row.location}, ${row.industry_name}. Hazard class ${row.hazard_class}; expires ${row.date_expired ?? 'unknown'}.${describeForm(row)}`,
  words: '',
  language: 'en',
  source: 'Chemical inventory',
  path: `/CollectChemicalInventory?industry=${row.industry_id}`,
});

/** Register records of the sites that the question names, and those that match its words, that this person may see. */
export const searchRegister = async (
  database: Database,
  account: Account,
  question: string,
  named: readonly number[],
): Promise<readonly Passage[]> => {
  const words = searchWords(question);
  if (words.length === 0 && named.length === 0) return [];
  const industries = isAllowed(account.role, 'industry.read') ? await findIndustries(database, words, named) : [];
  const ids = industries.map(({ id }) => id);
  const items = isAllowed(account.role, 'inventory.read') ? await findItems(database, words, ids) : [];
  return [...industries.map(presentIndustry), ...items.map(presentItem)];
};
