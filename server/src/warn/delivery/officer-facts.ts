import { type AreaPopulation, choosePeopleInside, type Run, type StakeholderGroup } from '@hazardguard/contract';
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
  }>`
    select coalesce(industry.public_name, alert.industry_name) as site, coalesce(message.area, alert.area) as area, run.result,
      case when message.area is null then alert.population else message.population end as population,
      case when message.area is null then alert.people_inside else message.people_inside end as people
    from alert_version message join alert on alert.id = message.alert_id left join industry on industry.id = alert.industry_id
      left join run on run.id = coalesce(message.run_id, alert.run_id)
    where message.alert_id = ${alertId} and message.version = ${version}`.execute(database.kysely);
  const [row] = rows;
  if (row === undefined) throw new RangeError(`There is no version ${version} of alert ${alertId}`);
  const { site, population, people, area, result } = row;
  const roads = result === null ? [] : await findRoadsAcross(database, { result }, { area: findActNowArea(area) ?? area, beyondM: 0 });
  return { site, ...toAreas(population, people), roads };
};

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
        from delivery join stakeholder on stakeholder.name = delivery.name join stakeholder_membership member on stakeholder_id = stakeholder.id
        where delivery.id = ${deliveryId} and (channel <> 'email' or lower(btrim(email_address)) = delivery.address)
        group by stakeholder.id order by stakeholder.id limit 1`.execute(database.kysely);
      return rows[0] === undefined ? null : chooseTask(rows[0].words, rows[0].groups);
    },
  };
};
