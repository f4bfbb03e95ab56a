import {
  type AreaPopulation,
  choosePeopleInside,
  type DeliveryKind,
  type Run,
  type SignedInRole,
  type StakeholderGroup,
} from '@hazardguard/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { findActNowArea } from '../alerts/area-facts.ts';
import { findRoadsAcross } from '../alerts/roads-across.ts';

/** What officers must know of one area. */
interface OfficerArea {
  /** Null: not known. */
  readonly people: number | null;
  /** The most people first. */
  readonly villages: readonly string[];
}

/** What a released version means for the officers who work on it. */
export interface OfficerFacts {
  readonly site: string | null;
  /** Null: the alert has only one area, which is `rest`. */
  readonly actNow: OfficerArea | null;
  /** The be-ready area without the act-now area. */
  readonly rest: OfficerArea;
  /** Largest recorded roads out of the act-now area, across the wind: to be blocked. */
  readonly roads: readonly string[];
  /** Of the end of a warning; null: it is in force. */
  readonly end: OfficerEnd | null;
}

/** The end of a warning for those who worked on it. */
export interface OfficerEnd {
  /** What the message before warned of. */
  readonly warnedOf: string | null;
  /** Who ended it, and that person's role where the account is known. */
  readonly by: string;
  readonly role: SignedInRole | null;
}

/** What an officer does, by the role in the directory. */
export type OfficerTask = 'police' | 'fire' | 'health' | 'plant' | 'local' | 'district' | 'state';

const services: readonly (readonly [RegExp, OfficerTask])[] = [
  [/police|traffic|inspector of police|\bdysp\b|\bsp\b|पुलिस|पोलीस|પોલીસ/iu, 'police'],
  [/\bfire|अग्नि|अग्निशम|ફાયર|અગ્નિ/iu, 'fire'],
  [/health|medical|doctor|hospital|surgeon|ambulance|स्वास्थ्य|चिकित्स|आरोग्य|આરોગ્ય|તબીબ/iu, 'health'],
];

const levels: readonly (readonly [StakeholderGroup, OfficerTask])[] = [
  ['central_core_team', 'plant'],
  ['incident_management_team', 'plant'],
  ['l0auth', 'local'],
  ['l1auth', 'district'],
  ['l2auth', 'state'],
  ['l3auth', 'state'],
];

/** By the service that the role, designation or department names, else by the group; null: neither is known. */
export const chooseTask = (words: string, groups: readonly string[]): OfficerTask | null =>
  services.find(([service]) => service.test(words))?.[1] ?? levels.find(([group]) => groups.includes(group))?.[1] ?? null;

const toArea = (
  inside: { readonly people: number | null } | null | undefined,
  villages: readonly { readonly name: string }[],
): OfficerArea => ({
  people: inside?.people ?? null,
  villages: villages.map(({ name }) => name),
});

/** The people and villages of each of the areas, as counted for the version. */
const toAreas = (population: AreaPopulation | null, people: number | null): Pick<OfficerFacts, 'actNow' | 'rest'> => {
  const whole = population?.inside ?? choosePeopleInside(population, { people: people ?? 0 });
  const villages = population?.villages ?? [];
  const actNow = population?.actNow ?? null;
  if (actNow === null) return { actNow: null, rest: toArea(whole, villages) };
  const isActNow = (village: { readonly code: string | null; readonly name: string }): boolean =>
    actNow.villages.some(({ code, name }) => code === village.code && name === village.name);
  const restPeople = whole.people === null || actNow.inside.people === null ? null : Math.max(0, whole.people - actNow.inside.people);
  return {
    actNow: toArea(actNow.inside, villages.filter(isActNow)),
    rest: toArea(
      { people: restPeople },
      villages.filter((village) => !isActNow(village)),
    ),
  };
};

const readFacts = async (database: Database, alertId: string, version: number): Promise<OfficerFacts> => {
  const { rows } = await sql<{
    readonly site: string | null;
    readonly population: AreaPopulation | null;
    readonly people: number | null;
    readonly area: object | null;
    readonly result: Run['result'] | null;
    readonly kind: DeliveryKind;
    readonly warned_of: string | null;
    readonly saved_by: string;
    readonly role: SignedInRole | null;
  }>`
    select coalesce(industry.public_name, alert.industry_name) as site, coalesce(message.area, alert.area) as area, run.result, message.kind,
      message.saved_by, person.role, (
        select before.hazard_text from alert_version before
        where before.alert_id = message.alert_id and before.version < message.version and before.state = 'released' order by before.version desc limit 1
      ) as warned_of,
      case when message.area is null then alert.population else message.population end as population,
      case when message.area is null then alert.people_inside else message.people_inside end as people
    from alert_version message join alert on alert.id = message.alert_id left join industry on industry.id = alert.industry_id
      left join run on run.id = coalesce(message.run_id, alert.run_id) left join person on person.id = message.saved_by_id
    where message.alert_id = ${alertId} and message.version = ${version}`.execute(database.kysely);
  const [row] = rows;
  if (row === undefined) throw new RangeError(`There is no version ${version} of alert ${alertId}`);
  const { site, population, people, area, result, kind } = row;
  const end = kind === 'Cancel' ? { warnedOf: row.warned_of, by: row.saved_by, role: row.role } : null;
  const roads = result === null ? [] : await findRoadsAcross(database, { result }, { area: findActNowArea(area) ?? area, beyondM: 0 });
  return { site, ...toAreas(population, people), roads, end };
};

/** SQL, the person of the directory whom a message of `delivery` goes to, by name and, where the channel has it, the e-mail address. */
export const officerOf = sql`(
  select person.id, person.designation from stakeholder person
  where person.name = delivery.name and (delivery.channel <> 'email' or lower(btrim(person.email_address)) = delivery.address)
  order by person.id limit 1
) as officer`;

export interface OfficerReader {
  readonly readFacts: (alertId: string, version: number) => Promise<OfficerFacts>;
  readonly readTask: (deliveryId: string) => Promise<OfficerTask | null>;
}

const cacheSize = 50;

/** Facts are read once for each version; the task is that of the person of the directory whom a message goes to. */
export const makeOfficerReader = (database: Database): OfficerReader => {
  const known = new Map<string, Promise<OfficerFacts>>();
  return {
    readFacts: (alertId, version) => {
      const key = `${alertId} ${version}`;
      const found = known.get(key);
      if (found !== undefined) return found;
      if (known.size >= cacheSize) known.clear();
      const reading = readFacts(database, alertId, version);
      known.set(key, reading);
      reading.catch(() => known.delete(key));
      return reading;
    },
    readTask: async (deliveryId) => {
      const { rows } = await sql<{ readonly words: string; readonly groups: readonly string[] }>`
        select concat_ws(' ', designation, string_agg(concat_ws(' ', member.role, department), ' ')) as words, array_agg(stakeholder_group) as groups
        from delivery cross join lateral ${officerOf} join stakeholder_membership member on stakeholder_id = officer.id
        where delivery.id = ${deliveryId} group by officer.id, designation`.execute(database.kysely);
      return rows[0] === undefined ? null : chooseTask(rows[0].words, rows[0].groups);
    },
  };
};
