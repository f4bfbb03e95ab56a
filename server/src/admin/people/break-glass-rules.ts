import { type EmergencyScope, isAllowed, type Permission, type Scope, type SignedInRole, signedInRoles } from '@hazardguard/contract';
import { toScope } from '../../platform/auth/scope-columns.ts';
import { isScopeWithin } from '../../platform/auth/scope-sites.ts';
import type { Database } from '../../platform/db/database.ts';
import { listPeople } from './break-glass-store.ts';
import type { makeGrantorReader } from './grantors.ts';
import { type Grantor, mayManage, type ScopeContext } from './rules.ts';

/** Who has, or asks for, emergency access to what. */
export interface Asker {
  readonly personId: string;
  readonly role: SignedInRole;
  readonly scope: Scope;
  /** Null: opened by an earlier version, which gave access to everything. */
  readonly opens: EmergencyScope | null;
}

/** Each opened site, or the opened district, as a scope of its own. */
const splitScope = (opens: EmergencyScope): readonly Scope[] =>
  opens.kind === 'site' ? opens.industryIds.map((id) => ({ kind: 'site', industryIds: [id] })) : [opens];

/** Is responsible for at least one of the opened sites. */
const isResponsibleForPart = ({ scope }: Grantor, opens: EmergencyScope | null, { sites, findState }: ScopeContext): boolean =>
  opens !== null && splitScope(opens).some((part) => isScopeWithin(part, scope, sites, findState));

/**
 * Whether the grantor supervises a person of this role and scope. An authority invites the plants of its scope, but emergency access leads
 * out of that scope: the supervisor of a plant team is an administrator.
 */
const isSupervisor = (grantor: Grantor, { role, scope }: Pick<Asker, 'role' | 'scope'>, context: ScopeContext): boolean =>
  (role !== 'plant' || grantor.role === 'admin') && mayManage(grantor, role, scope, context);

/** The person, the person's supervisors, and those responsible for one of the opened sites may see an opening or a request. */
export const mayView = (grantor: Grantor, asker: Asker, context: ScopeContext): boolean =>
  asker.personId === grantor.id || isSupervisor(grantor, asker, context) || isResponsibleForPart(grantor, asker.opens, context);

/** A supervisor of the person, or of everything that would be opened, decides about a second opening; never the person. */
export const mayDecide = (grantor: Grantor, asker: Asker, context: ScopeContext): boolean =>
  asker.personId !== grantor.id &&
  (isSupervisor(grantor, asker, context) ||
    (asker.opens !== null && isScopeWithin(asker.opens, grantor.scope, context.sites, context.findState)));

const minOtherPeople = 2;

const listRolesWith = (permission: Permission): readonly SignedInRole[] => signedInRoles.filter((role) => isAllowed(role, permission));

/** A State authority of no State: makes `readScopeContext` load the States of all sites. */
const wholeCountry: Grantor = { id: '', role: 'admin', scope: { kind: 'state', area: '' } };

/** Ids of the people to notify: the supervisors of each site and of the person, and at least two people besides those of the sites. */
export const findPeopleToNotify = async (
  database: Database,
  { readScopeContext }: ReturnType<typeof makeGrantorReader>,
  asker: Asker & { readonly opens: EmergencyScope },
): Promise<readonly string[]> => {
  const context = await readScopeContext(wholeCountry, [asker.scope, asker.opens]);
  const grantors = async (permission: Permission): Promise<readonly Grantor[]> =>
    (await listPeople(database, listRolesWith(permission)))
      .map(({ id, role, ...columns }) => ({ id, role: role as SignedInRole, scope: toScope(columns) }))
      .filter(({ id }) => id !== asker.personId);
  const supervisors = await grantors('person.manage');
  const ofSites = supervisors.filter((grantor) => grantor.scope.kind !== 'all' && isResponsibleForPart(grantor, asker.opens, context));
  const ofPerson = supervisors.filter((grantor) => isSupervisor(grantor, asker, context));
  const chosen = new Set([...ofSites, ...ofPerson].map(({ id }) => id));
  const siteSupervisorIds = new Set(ofSites.map(({ id }) => id));
  for (const { id } of [...supervisors, ...(await grantors('alert.approve'))]) {
    if (chosen.size - siteSupervisorIds.size >= minOtherPeople) break;
    chosen.add(id);
  }
  return [...chosen];
};
