import { allowed, type EmergencyScope, type Permission, type Scope, type SignedInRole, signedInRoles } from '@hazardguard/contract';
import { scopeOf } from '../../platform/auth/scope-columns.ts';
import { lies } from '../../platform/auth/scope-sites.ts';
import type { Database } from '../../platform/db/database.ts';
import { peopleOf } from './break-glass-store.ts';
import type { openGivers } from './givers.ts';
import { type Giver, type Land, mayManage } from './rules.ts';

/** Who has, or asks for, emergency access to what. */
export interface Asker {
  readonly personId: string;
  readonly role: SignedInRole;
  readonly scope: Scope;
  /** Null: of a version in which it opened everything. */
  readonly opens: EmergencyScope | null;
}

/** Each site of what is opened, or its district, as a scope of its own. */
const partsOf = (opens: EmergencyScope): readonly Scope[] =>
  opens.kind === 'site' ? opens.industryIds.map((id) => ({ kind: 'site', industryIds: [id] })) : [opens];

/** Answers for one of the opened sites at least. */
const answersForPart = ({ scope }: Giver, opens: EmergencyScope | null, { sites, stateOf }: Land): boolean =>
  opens !== null && partsOf(opens).some((part) => lies(part, scope, sites, stateOf));

/** Sees an opening or a request: the person's supervisors, those who answer for a site of it, and the person. */
export const mayWatch = (giver: Giver, { personId, role, scope, opens }: Asker, land: Land): boolean =>
  personId === giver.id || mayManage(giver, role, scope, land) || answersForPart(giver, opens, land);

/** Decides about a second opening: a supervisor of the person, or one who answers for everything that it opens; never the person. */
export const mayDecide = (giver: Giver, { personId, role, scope, opens }: Asker, land: Land): boolean =>
  personId !== giver.id && (mayManage(giver, role, scope, land) || (opens !== null && lies(opens, giver.scope, land.sites, land.stateOf)));

const leastOthers = 2;

const holders = (permission: Permission): readonly SignedInRole[] => signedInRoles.filter((role) => allowed(role, permission));

/** With every place of the gazetteer, for every comparison. */
const everybody: Giver = { id: '', role: 'admin', scope: { kind: 'state', area: '' } };

/** Ids of whom to notify: the supervisors of each site and of the person, and at least two besides those of the sites. */
export const findNotified = async (
  database: Database,
  { landOf }: ReturnType<typeof openGivers>,
  asker: Asker & { readonly opens: EmergencyScope },
): Promise<readonly string[]> => {
  const land = await landOf(everybody, [asker.scope, asker.opens]);
  const givers = async (permission: Permission): Promise<readonly Giver[]> =>
    (await peopleOf(database, holders(permission)))
      .map(({ id, role, ...columns }) => ({ id, role: role as SignedInRole, scope: scopeOf(columns) }))
      .filter(({ id }) => id !== asker.personId);
  const supervisors = await givers('person.manage');
  const ofSites = supervisors.filter((giver) => giver.scope.kind !== 'all' && answersForPart(giver, asker.opens, land));
  const ofPerson = supervisors.filter((giver) => mayManage(giver, asker.role, asker.scope, land));
  const chosen = new Set([...ofSites, ...ofPerson].map(({ id }) => id));
  const known = new Set(ofSites.map(({ id }) => id));
  for (const { id } of [...supervisors, ...(await givers('alert.approve'))]) {
    if (chosen.size - known.size >= leastOthers) break;
    chosen.add(id);
  }
  return [...chosen];
};
