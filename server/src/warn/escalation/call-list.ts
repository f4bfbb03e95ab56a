import {
  type CallEntry,
  type CallList,
  callListRadiusM,
  mostNeighbours,
  numberChannels,
  stakeholderGroups,
  toDialledNumber,
} from '@hazardguard/contract';
import { sql } from 'kysely';
import { distanceM } from '../../platform/compute/geodesy.ts';
import type { Database } from '../../platform/db/database.ts';
import { listMembers } from '../../register/stakeholders/responders.ts';
import { listChains } from './chain-store.ts';
import { selectChain } from './rules.ts';

interface Asked {
  readonly industry: {
    readonly id: number;
    readonly industryName: string;
    readonly district: string | null;
    readonly safetyTeamContact: string;
    readonly latitude: number | null;
    readonly longitude: number | null;
    readonly sample: boolean;
  };
  /** The caller may read the numbers of recipients. */
  readonly withRecipients: boolean;
}

/** Recorded places where nobody answers a telephone. */
const silentKinds: readonly string[] = ['water', 'farmland'];

const metresPerDegree = 111_320;

const join = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null && part !== '').join(', ');

/** The people of the chain by the tier that calls them first, those on duty before the others; without a chain the whole directory. */
const listTeam = async (database: Database, { industry }: Asked) => {
  const chain = selectChain(await listChains(database), { industryId: industry.id, district: industry.district });
  const tiers =
    chain === null ? [{ groups: stakeholderGroups, tier: null }] : chain.tiers.map(({ groups }, index) => ({ groups, tier: index + 1 }));
  const entries: CallEntry[] = [];
  const listed = new Set<number>();
  const withoutNumber: string[] = [];
  for (const { groups, tier } of tiers) {
    const people = await listMembers(database, { groups, onDuty: false, samples: industry.sample, at: null, industryId: industry.id });
    for (const { id, name, designation, numbers, onDuty, sample } of people.toSorted(
      (one, other) => Number(other.onDuty) - Number(one.onDuty),
    )) {
      if (listed.has(id)) continue;
      listed.add(id);
      if (numbers.length === 0) withoutNumber.push(name);
      const shared = { kind: 'person', name, role: designation, who: join(designation, name), tier, onDuty, sample } as const;
      const nowhere = { place: null, placeKind: null, distanceM: null };
      for (const [index, { address }] of numbers.entries())
        entries.push({ ...shared, ...nowhere, id: index === 0 ? `person ${id}` : `person ${id} second`, phone: address });
    }
  }
  return { entries: entries, withoutNumber };
};

type Near = Pick<CallEntry, 'id' | 'kind' | 'name' | 'role' | 'place' | 'placeKind' | 'phone' | 'sample'> & {
  readonly latitude: number;
  readonly longitude: number;
};

/** Recipients of lists by the first of their places: who follows for themselves is nobody to call. */
const listRecipients = async ({ kysely }: Database, box: Box): Promise<readonly Near[]> => {
  const { rows } = await sql<Near>`
    select 'recipient ' || follower.id as id, 'recipient' as kind, follower.name, role, place.name as place, null as "placeKind",
      address as phone, false as sample, latitude, longitude
    from follower join lateral (select * from followed_place where follower_id = follower.id order by id limit 1) as place on true
    where channel = any(${[...numberChannels]}::text[]) and consent is distinct from 'own' and (follower.name is not null or role is not null)
      and latitude between ${box.south} and ${box.north} and longitude between ${box.west} and ${box.east}`.execute(kysely);
  return rows;
};

const listPlaces = async ({ kysely }: Database, box: Box, samples: boolean): Promise<readonly Near[]> => {
  const { rows } = await sql<Near>`
    select 'place ' || id as id, 'place' as kind, null as name, null as role, name as place, kind as "placeKind", phone, sample, latitude, longitude
    from receptor where phone is not null and not (kind = any(${silentKinds})) and (${samples} or not sample)
      and latitude between ${box.south} and ${box.north} and longitude between ${box.west} and ${box.east}`.execute(kysely);
  return rows;
};

interface Box {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

const listNeighbours = async (database: Database, { industry, withRecipients }: Asked): Promise<readonly CallEntry[]> => {
  const { latitude, longitude, sample } = industry;
  if (latitude === null || longitude === null) return [];
  const degrees = callListRadiusM / metresPerDegree;
  const wide = degrees / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  const box = { south: latitude - degrees, north: latitude + degrees, west: longitude - wide, east: longitude + wide };
  const near = [...(withRecipients ? await listRecipients(database, box) : []), ...(await listPlaces(database, box, sample))];
  return near
    .map(({ latitude: north, longitude: east, ...entry }): CallEntry => {
      const who = entry.kind === 'place' ? (entry.place ?? '') : join(entry.role, entry.place);
      return { ...entry, who, tier: null, onDuty: false, distanceM: Math.round(distanceM(latitude, longitude, north, east)) };
    })
    .filter((entry) => (entry.distanceM ?? 0) <= callListRadiusM)
    .toSorted((one, other) => (one.distanceM ?? 0) - (other.distanceM ?? 0));
};

/** Whom to call by telephone about an emergency at a site. Nothing is written. */
export const readCallList = async (database: Database, asked: Asked): Promise<CallList> => {
  const { industry } = asked;
  const team = await listTeam(database, asked);
  const neighbours = await listNeighbours(database, asked);
  const phone = toDialledNumber(industry.safetyTeamContact);
  const site: CallEntry[] =
    phone === null
      ? []
      : [
          {
            id: `site ${industry.id}`,
            kind: 'site',
            name: industry.industryName,
            role: null,
            place: null,
            placeKind: null,
            who: industry.industryName,
            phone,
            tier: null,
            onDuty: false,
            distanceM: null,
            sample: industry.sample,
          },
        ];
  return {
    at: new Date().toISOString(),
    entries: [...site, ...team.entries, ...neighbours.slice(0, mostNeighbours)],
    omitted: Math.max(0, neighbours.length - mostNeighbours),
    withoutNumber: team.withoutNumber,
  };
};
