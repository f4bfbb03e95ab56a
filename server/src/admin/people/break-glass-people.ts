import { type EmergencyScope, isAllowed, type Permission, type Scope, type SignedInRole, signedInRoles } from '@hazardguard/contract';
import { toScope } from '../../platform/auth/scope-columns.ts';
import { isScopeWithin } from '../../platform/auth/scope-sites.ts';
import type { Database } from '../../platform/db/database.ts';
import { listPeople } from './break-glass-store.ts';
import type { openGrantors } from './grantors.ts';
import { type Grantor, mayManage, type ScopeContext } from './rules.ts';

/** Who has, or asks for, emergency access to what. */
export interface Asker {
  readonly personId: string;
  readonly role: SignedInRole;
  readonly scope: Scope;
  /** Null: of a version in which it opened everything. */
  readonly opens: EmergencyScope | null;
}

/** Each site of what is opened, or its district, as a scope of its own. */
const splitScope = (opens: EmergencyScope): readonly Scope[] =>
  opens.kind === 'site' ? opens.industryIds.map((id) => ({ kind: 'site', industryIds: [id] })) : [opens];

/** Answers for one of the opened sites at least. */
const answersForPart = ({ scope }: Grantor, opens: EmergencyScope | null, { sites, findState: stateOf }: ScopeContext): boolean =>
  opens !== null && splitScope(opens).some((part) => isScopeWithin(part, scope, sites, stateOf));

/** Sees an opening or a request: the person's supervisors, those who answer for a site of it, and the person. */
export const mayView = (grantor: Grantor, { personId, role, scope, opens }: Asker, context: ScopeContext): boolean =>
  personId === grantor.id || mayManage(grantor, role, scope, context) || answersForPart(grantor, opens, context);

/** Decides about a second opening: a supervisor of the person, or one who answers for everything that it opens; never the person. */
export const mayDecide = (grantor: Grantor, { personId, role, scope, opens }: Asker, context: ScopeContext): boolean =>
  personId !== grantor.id &&
  (mayManage(grantor, role, scope, context) || (opens !== null && isScopeWithin(opens, grantor.scope, context.sites, context.findState)));

const othersMin = 2;

const listRolesWith = (permission: Permission): readonly SignedInRole[] => signedInRoles.filter((role) => isAllowed(role, permission));

/** With every place of the gazetteer, for every comparison. */
const wholeCountry: Grantor = { id: '', role: 'admin', scope: { kind: 'state', area: '' } };

/** Ids of whom to notify: the supervisors of each site and of the person, and at least two besides those of the sites. */
export const findNotified = async (
  database: Database,
  { readScopeContext: landOf }: ReturnType<typeof openGrantors>,
  asker: Asker & { readonly opens: EmergencyScope },
): Promise<readonly string[]> => {
  const context = await landOf(wholeCountry, [asker.scope, asker.opens]);
  const grantors = async (permission: Permission): Promise<readonly Grantor[]> =>
    (await listPeople(database, listRolesWith(permission)))
      .map(({ id, role, ...columns }) => ({ id, role: role as SignedInRole, scope: toScope(columns) }))
      .filter(({ id }) => id !== asker.personId);
  const supervisors = await grantors('person.manage');
  const ofSites = supervisors.filter((giver) => giver.scope.kind !== 'all' && answersForPart(giver, asker.opens, context));
  const ofPerson = supervisors.filter((giver) => mayManage(giver, asker.role, asker.scope, context));
  const chosen = new Set([...ofSites, ...ofPerson].map(({ id }) => id));
  const known = new Set(ofSites.map(({ id }) => id));
  for (const { id } of [...supervisors, ...(await grantors('alert.approve'))]) {
    if (chosen.size - known.size >= othersMin) break;
    chosen.add(id);
  }
  return [...chosen];
};
