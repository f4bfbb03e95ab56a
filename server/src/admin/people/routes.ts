import { type Account, ApiError, invitationRoutes, type Person, type PersonInput, personRoutes } from '@hazardguard/contract';
import { endInvitation, listOpenInvitations } from '../../platform/auth/invitation.ts';
import { toScope } from '../../platform/auth/scope-columns.ts';
import { readScopeSites } from '../../platform/auth/scope-sites.ts';
import { normaliseSearch } from '../../platform/db/tables/search.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { loadBundledGazetteer } from '../../platform/providers/gazetteer/gazetteer.ts';
import { makeGrantorReader } from './grantors.ts';
import { invite, presentInvitation } from './invite.ts';
import { type Grantor, mayManage, noSuchPerson, present, refuseFixed, refuseGrant, type ScopeContext } from './rules.ts';
import {
  changePerson,
  deactivatePerson,
  findPerson,
  listDistricts,
  listPeople,
  type PersonRow,
  reactivatePerson,
  resetSecondFactor,
} from './store.ts';

const country = 'IN';

export const people: Feature = (app, { database, settings, channels, changes }) => {
  const { readGrantor, readScopeContext } = makeGrantorReader(database);
  const states = async (): Promise<readonly string[]> => (await loadBundledGazetteer()).regions(country);
  const refuse = async (grantor: Grantor, grant: PersonInput, context: ScopeContext): Promise<void> =>
    refuseGrant(grantor, grant, context, grant.scope.kind === 'state' ? await states() : []);
  const isVisible = (grantor: Grantor, row: PersonRow, context: ScopeContext): boolean =>
    row.id === grantor.id || mayManage(grantor, row.role as Grantor['role'], toScope(row), context);
  /** A person whom the grantor may not see is reported as not found. */
  const requireTarget = async (grantor: Grantor, id: string): Promise<void> => {
    const row = await findPerson(database, id);
    if (!row) throw noSuchPerson();
    const context = await readScopeContext(grantor, [toScope(row)]);
    if (!isVisible(grantor, row, context)) throw noSuchPerson();
    refuseFixed(present(row, grantor, context.sites));
  };
  /** Changes a person whom the grantor may change, and returns the person as stored afterwards. */
  const act = async (account: Account, id: string, change: (grantor: Grantor) => Promise<unknown>): Promise<Person> => {
    const grantor = await readGrantor(account);
    await requireTarget(grantor, id);
    await change(grantor);
    for (const table of ['person', 'person_session', 'two_factor', 'passkey'] as const) changes.note(table);
    const row = await findPerson(database, id);
    if (!row) throw noSuchPerson();
    return present(row, grantor, await readScopeSites(database, [toScope(row)]));
  };

  handle(app, personRoutes.list, async ({ query: { search, sort, direction, page, pageSize }, account }) => {
    const grantor = await readGrantor(account);
    const rows = await listPeople(database, { search: normaliseSearch(search), sort, direction });
    const context = await readScopeContext(grantor, rows.map(toScope));
    const visible = rows.filter((row) => isVisible(grantor, row, context));
    const onPage = visible.slice((page - 1) * pageSize, page * pageSize);
    return { rows: onPage.map((row) => present(row, grantor, context.sites)), total: visible.length, page, pageSize };
  });
  handle(app, personRoutes.areas, async () => ({
    districts: await listDistricts(database),
    states: [...(await states())],
  }));
  handle(app, personRoutes.update, ({ params: { id }, body, account }) =>
    act(account, id, async (grantor) => {
      await refuse(grantor, body, await readScopeContext(grantor, [body.scope]));
      await changePerson(database, grantor, id, body);
    }),
  );
  handle(app, personRoutes.deactivate, ({ params: { id }, account }) =>
    act(account, id, (grantor) => deactivatePerson(database, grantor, id)),
  );
  handle(app, personRoutes.reactivate, ({ params: { id }, account }) =>
    act(account, id, (grantor) => reactivatePerson(database, grantor, id)),
  );
  handle(app, personRoutes.resetSecondFactor, ({ params: { id }, account }) =>
    act(account, id, (grantor) => resetSecondFactor(database, grantor, id)),
  );

  const listInvitations = async (grantor: Grantor) => {
    const rows = await listOpenInvitations(database);
    const context = await readScopeContext(grantor, rows.map(toScope));
    return rows.filter((row) => mayManage(grantor, row.role, toScope(row), context)).map((row) => presentInvitation(row, context.sites));
  };
  handle(app, invitationRoutes.list, async ({ account }) => ({ invitations: await listInvitations(await readGrantor(account)) }));
  handle(app, invitationRoutes.create, async ({ body, account }) => {
    const grantor = await readGrantor(account);
    const context = await readScopeContext(grantor, [body.scope]);
    await refuse(grantor, body, context);
    return invite({ database, settings, channels }, body, account, context.sites);
  });
  handle(app, invitationRoutes.revoke, async ({ params, account }) => {
    const own = await listInvitations(await readGrantor(account));
    const found = own.some(({ id }) => id === params.id) && (await endInvitation(database, params.id));
    if (!found) throw new ApiError('not-found', 'There is no such invitation. It may have been accepted');
    return undefined;
  });
};
