import { sql } from 'kysely';
import { siteInScope } from '../../../platform/db/scope/row-scope.ts';
import type { Passage } from '../knowledge/passage.ts';
import { type Asked, readNow, toAnswer, toList } from './asked.ts';

export interface SiteFound {
  readonly id: number;
  readonly industry_name: string;
  readonly district: string;
  readonly safety_team_contact: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly sample: boolean;
}

/** The sites that the question names, or the only one in the scope. */
export const readNamedSites = async ({ database: { kysely }, sites: { ids } }: Asked): Promise<readonly SiteFound[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<SiteFound>`
    select id, industry_name, district, safety_team_contact, latitude, longitude, sample from industry
    where id = any(${[...ids]}::int[]) and ${siteInScope()} order by array_position(${[...ids]}::int[], id)`.execute(kysely);
  return rows;
};

const toLine = ({ texts }: Asked, { industry_name, district, safety_team_contact, sample }: SiteFound): string =>
  [texts.contact.line(industry_name, district, safety_team_contact), ...(sample ? [texts.sample] : [])].join(', ');

const present = async (asked: Asked, before: readonly string[]): Promise<readonly Passage[]> => {
  const { texts } = asked;
  const [first, ...more] = await readNamedSites(asked);
  if (first === undefined) return [];
  return [
    toAnswer(asked, 'contact', {
      kind: 'contact',
      title: more.length === 0 ? texts.contact.title(first.industry_name) : texts.contact.noneTitle,
      text: [...before, toList([first, ...more].map((site) => toLine(asked, site)))].join('\n\n'),
      source: readNow(asked, texts.sources.industries),
      path: `/VulnerabilityAssesment?industry=${first.id}`,
    }),
  ];
};

export const answerContact = (asked: Asked): Promise<readonly Passage[]> => present(asked, []);

/** A question that names a site and has no other answer: whom to ask. */
export const answerNotKnown = (asked: Asked): Promise<readonly Passage[]> => present(asked, [asked.texts.contact.notKnown]);
