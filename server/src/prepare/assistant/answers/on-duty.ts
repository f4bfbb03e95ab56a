import { isAllowed, type StakeholderGroup } from '@hazardguard/contract';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { sql } from 'kysely';
import { siteInScope } from '../../../platform/db/scope/row-scope.ts';
import type { Passage } from '../knowledge/passage.ts';
import { type Asked, readNow, toAnswer, toList } from './asked.ts';

const groupTexts = await loadTexts('stakeholder-groups');

interface Person {
  readonly name: string;
  readonly designation: string;
  readonly stakeholder_group: StakeholderGroup;
  readonly contact_number: string;
  readonly sample: boolean;
  /** Null: not on duty now. */
  readonly ends_at: Date | null;
  /** On duty at this site only. */
  readonly industry_name: string | null;
}

const mostPeople = 8;

/** The order in which people are called: those who go in, the plant, then the authorities from near to far. */
const callOrder = ['incident_management_team', 'central_core_team', 'l0auth', 'l1auth', 'l2auth', 'l3auth'] as const;

/**
 * People on duty now, at one of the sites or everywhere, in the order they are called. Where nobody is on duty, people of the directory. A shift
 * at another site than those of the question counts only if the question names none.
 */
export const listOnDuty = async ({ database: { kysely }, account, now, sites }: Asked): Promise<readonly Person[]> => {
  if (!isAllowed(account.role, 'stakeholder.read')) return [];
  const { rows } = await sql<Person>`
    with member as (
      select person.name, person.designation, membership.stakeholder_group, person.contact_number, person.sample, shift.ends_at, industry_name,
        membership.id, shift.industry_id
      from stakeholder_membership membership join stakeholder person on person.id = membership.stakeholder_id
        left join duty_shift shift on shift.membership_id = membership.id and shift.starts_at <= ${now} and shift.ends_at > ${now}
          and (shift.industry_id is null or ((${sites.ids.length === 0} or shift.industry_id = any(${[...sites.ids]}::int[]))
            and shift.industry_id in (select id from industry where ${siteInScope()})))
        left join industry on industry.id = shift.industry_id
    )
    select * from member where ends_at is not null or not exists (select from member other where other.ends_at is not null)
    order by array_position(${[...callOrder]}::text[], stakeholder_group), (industry_id is null), name, id limit ${mostPeople}`.execute(
    kysely,
  );
  return rows;
};

const describePerson = (asked: Asked, person: Person): string => {
  const { texts, figures, language } = asked;
  return [
    texts.rota.person(person.name, person.designation, groupTexts[language][person.stakeholder_group], person.contact_number),
    ...(person.industry_name === null ? [] : [texts.rota.onlyAt(person.industry_name)]),
    ...(person.ends_at === null ? [] : [texts.rota.until(figures.moment(person.ends_at))]),
    ...(person.sample ? [texts.sample] : []),
  ].join(', ');
};

export const answerRota = async (asked: Asked): Promise<readonly Passage[]> => {
  const { texts } = asked;
  const people = await listOnDuty(asked);
  const lines = toList(people.map((person) => describePerson(asked, person)));
  const text = people.length === 0 ? texts.rota.empty : people[0]?.ends_at === null ? `${texts.rota.nobody}\n\n${lines}` : lines;
  return [
    toAnswer(asked, 'rota', {
      kind: 'contact',
      title: texts.rota.title,
      text,
      source: readNow(asked, texts.sources.rota),
      path: '/StakeHolders',
    }),
  ];
};
