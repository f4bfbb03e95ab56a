import { type Account, ApiError, invitationRoutes, type Person, type PersonInput, personRoutes } from '@hazardguard/contract';
import { endInvitation, listOpenInvitations } from '../../platform/auth/invitation.ts';
import { toScope } from '../../platform/auth/scope-columns.ts';
import { readScopeSites } from '../../platform/auth/scope-sites.ts';
import { normaliseSearch } from '../../platform/db/tables/search.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { loadBundledGazetteer } from '../../platform/providers/gazetteer/gazetteer.ts';
import { openGrantors } from './grantors.ts';
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
  const { readGrantor: giverOf, readScopeContext: landOf } = openGrantors(database);
  const states = async (): Promise<readonly string[]> => (await loadBundledGazetteer()).regions(country);
  const refuse = async (grantor: Grantor, gift: PersonInput, context: ScopeContext): Promise<void> =>
    refuseGrant(grantor, gift, context, gift.scope.kind === 'state' ? await states() : []);
  const visible = (grantor: Grantor, row: PersonRow, context: ScopeContext): boolean =>
    row.id === grantor.id || mayManage(grantor, row.role as Grantor['role'], toScope(row), context);
  /** Whoever is out of reach is not there. */
  const requireTarget = async (grantor: Grantor, id: string): Promise<void> => {
    const row = await findPerson(database, id);
    if (!row) throw noSuchPerson();
    const context = await landOf(grantor, [toScope(row)]);
    if (!visible(grantor, row, context)) throw noSuchPerson();
    refuseFixed(present(row, grantor, context.sites));
  };
  /** Acts on the person if it is the giver's to change, and tells what stands then. */
  const act = async (account: Account, id: string, how: (grantor: Grantor) => Promise<unknown>): Promise<Person> => {
    const grantor = await giverOf(account);
    await requireTarget(grantor, id);
    await how(grantor);
    for (const table of ['person', 'person_session', 'two_factor', 'passkey'] as const) changes.note(table);
    const row = await findPerson(database, id);
    if (!row) throw noSuchPerson();
    return present(row, grantor, await readScopeSites(database, [toScope(row)]));
  };

  handle(app, personRoutes.list, async ({ query: { search, sort, direction, page, pageSize }, account }) => {
    const grantor = await giverOf(account);
    const rows = await listPeople(database, { search: normaliseSearch(search), sort, direction });
    const context = await landOf(grantor, rows.map(toScope));
    const shown = rows.filter((row) => visible(grantor, row, context));
    const onPage = shown.slice((page - 1) * pageSize, page * pageSize);
    return { rows: onPage.map((row) => present(row, grantor, context.sites)), total: shown.length, page, pageSize };
  });
  handle(app, personRoutes.areas, async () => ({
    districts: await listDistricts(database),
    states: [...(await states())],
  }));
  handle(app, personRoutes.update, ({ params: { id }, body, account }) =>
    act(account, id, async (giver) => {
      await refuse(giver, body, await landOf(giver, [body.scope]));
      await changePerson(database, giver, id, body);
    }),
  );
  handle(app, personRoutes.deactivate, ({ params: { id }, account }) => act(account, id, (giver) => deactivatePerson(database, giver, id)));
  handle(app, personRoutes.reactivate, ({ params: { id }, account }) => act(account, id, (giver) => reactivatePerson(database, giver, id)));
  handle(app, personRoutes.resetSecondFactor, ({ params: { id }, account }) =>
    act(account, id, (giver) => resetSecondFactor(database, giver, id)),
  );

  const listInvitations = async (grantor: Grantor) => {
    const rows = await listOpenInvitations(database);
    const context = await landOf(grantor, rows.map(toScope));
    return rows.filter((row) => mayManage(grantor, row.role, toScope(row), context)).map((row) => presentInvitation(row, context.sites));
  };
  handle(app, invitationRoutes.list, async ({ account }) => ({ invitations: await listInvitations(await giverOf(account)) }));
  handle(app, invitationRoutes.create, async ({ body, account }) => {
    const grantor = await giverOf(account);
    const context = await landOf(grantor, [body.scope]);
    await refuse(grantor, body, context);
    return invite({ database, settings, channels }, body, account, context.sites);
  });
  handle(app, invitationRoutes.revoke, async ({ params, account }) => {
    const own = await listInvitations(await giverOf(account));
    const found = own.some(({ id }) => id === params.id) && (await endInvitation(database, params.id));
    if (!found) throw new ApiError('not-found', 'There is no such invitation; it may have been taken up');
    return undefined;
  });
};
