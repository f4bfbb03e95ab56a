import { type Account, ApiError, invitationRoutes, type Person, type PersonInput, personRoutes } from '@hazardguard/contract';
import { endInvitation, openInvitations } from '../../platform/auth/invitation.ts';
import { scopeOf } from '../../platform/auth/scope-columns.ts';
import { readScopeSites } from '../../platform/auth/scope-sites.ts';
import { searchOf } from '../../platform/db/search.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { bundledGazetteer } from '../../platform/providers/places/gazetteer.ts';
import { openGivers } from './givers.ts';
import { invite, presentInvitation } from './invite.ts';
import { type Giver, type Land, mayManage, noSuchPerson, present, refuseFixed, refuseGift } from './rules.ts';
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
  const { giverOf, landOf } = openGivers(database);
  const states = async (): Promise<readonly string[]> => (await bundledGazetteer()).regions(country);
  const refuse = async (giver: Giver, gift: PersonInput, land: Land): Promise<void> =>
    refuseGift(giver, gift, land, gift.scope.kind === 'state' ? await states() : []);
  const visible = (giver: Giver, row: PersonRow, land: Land): boolean =>
    row.id === giver.id || mayManage(giver, row.role as Giver['role'], scopeOf(row), land);
  /** Whoever is out of reach is not there. */
  const requireTarget = async (giver: Giver, id: string): Promise<void> => {
    const row = await findPerson(database, id);
    if (!row) throw noSuchPerson();
    const land = await landOf(giver, [scopeOf(row)]);
    if (!visible(giver, row, land)) throw noSuchPerson();
    refuseFixed(present(row, giver, land.sites));
  };
  /** Acts on the person if it is the giver's to change, and tells what stands then. */
  const act = async (account: Account, id: string, how: (giver: Giver) => Promise<unknown>): Promise<Person> => {
    const giver = await giverOf(account);
    await requireTarget(giver, id);
    await how(giver);
    for (const table of ['person', 'person_session', 'two_factor', 'passkey'] as const) changes.note(table);
    const row = await findPerson(database, id);
    if (!row) throw noSuchPerson();
    return present(row, giver, await readScopeSites(database, [scopeOf(row)]));
  };

  handle(app, personRoutes.list, async ({ query: { search, sort, direction, page, pageSize }, account }) => {
    const giver = await giverOf(account);
    const rows = await listPeople(database, { search: searchOf(search), sort, direction });
    const land = await landOf(giver, rows.map(scopeOf));
    const shown = rows.filter((row) => visible(giver, row, land));
    const onPage = shown.slice((page - 1) * pageSize, page * pageSize);
    return { rows: onPage.map((row) => present(row, giver, land.sites)), total: shown.length, page, pageSize };
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

  const invitationsOf = async (giver: Giver) => {
    const rows = await openInvitations(database);
    const land = await landOf(giver, rows.map(scopeOf));
    return rows.filter((row) => mayManage(giver, row.role, scopeOf(row), land)).map((row) => presentInvitation(row, land.sites));
  };
  handle(app, invitationRoutes.list, async ({ account }) => ({ invitations: await invitationsOf(await giverOf(account)) }));
  handle(app, invitationRoutes.create, async ({ body, account }) => {
    const giver = await giverOf(account);
    const land = await landOf(giver, [body.scope]);
    await refuse(giver, body, land);
    return invite({ database, settings, channels }, body, account, land.sites);
  });
  handle(app, invitationRoutes.revoke, async ({ params, account }) => {
    const own = await invitationsOf(await giverOf(account));
    const found = own.some(({ id }) => id === params.id) && (await endInvitation(database, params.id));
    if (!found) throw new ApiError('not-found', 'There is no such invitation; it may have been taken up');
    return undefined;
  });
};
