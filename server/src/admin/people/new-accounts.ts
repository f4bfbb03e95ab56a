import { type Account, ApiError, mostNewAccounts, newAccountRoutes } from '@hazardguard/contract';
import {
  findConfirmBar,
  findIndependenceBar,
  listNewAccounts,
  type NewAccountRow,
  noteConfirmation,
} from '../../platform/auth/new-accounts.ts';
import { listPlaceNames } from '../../platform/auth/scope-sites.ts';
import { readGivers, wasAtBrowser } from '../../platform/auth/second-person.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { readSessionCookie } from '../../platform/http/gate.ts';
import { handle } from '../../platform/http/handle.ts';
import { makeGrantorReader } from './grantors.ts';
import { noSuchPerson } from './rules.ts';
import { withUnchangedAsker } from './store.ts';

const refusals = {
  self: 'Another person must confirm your account',
  chain: 'One person may have made your account and this one. An approver outside these invitations must confirm it',
} as const;

/** New accounts: who they are, and the confirmation by a second person, which makes them independent of who invited them. */
export const newAccounts: Feature = (app, { settings, database, auth, changes }) => {
  const { readGrantor, readScopeContext } = makeGrantorReader(database);

  /** Which of these accounts the person sees, and why they cannot confirm one. */
  const judge = async (account: Pick<Account, 'id' | 'role'>, rows: readonly NewAccountRow[]) => {
    const grantor = await readGrantor(account);
    const context = await readScopeContext(
      grantor,
      rows.map(({ scope }) => scope),
    );
    const givers = await readGivers(
      database,
      [grantor, ...rows].map(({ id }) => id),
    );
    return rows.flatMap((row) => {
      const bar = findConfirmBar({ ...context, givers }, grantor, row);
      return bar === 'scope' ? [] : [{ row, bar, places: listPlaceNames(row.scope, context.sites) }];
    });
  };

  handle(app, newAccountRoutes.list, async ({ account }) => {
    const judged = await judge(account, await listNewAccounts(database));
    const ordered = judged.toSorted((a, b) => Number(a.bar !== null) - Number(b.bar !== null));
    return {
      accounts: ordered.slice(0, mostNewAccounts).map(({ row: { givenBy, newUntil, ...row }, places, bar }) => ({
        ...row,
        places,
        givenBy: [...givenBy],
        newUntil: newUntil.toISOString(),
        bar,
      })),
      total: ordered.length,
    };
  });

  handle(app, newAccountRoutes.confirm, async ({ params: { id }, body, account, request }) => {
    const [shown] = await judge(account, await listNewAccounts(database, id));
    if (shown === undefined) throw noSuchPerson();
    const deviceId = await auth.sessions.findDevice(readSessionCookie(app, request) ?? '');
    await withUnchangedAsker(database, account, async (kysely) => {
      const [present] = await listNewAccounts({ kysely }, id);
      if (present?.newUntil.toISOString() !== body.newUntil || shown.row.newUntil.toISOString() !== body.newUntil) {
        throw new ApiError('edited-meanwhile', 'This account has been changed meanwhile. Look at it again, then confirm it');
      }
      const bar = findIndependenceBar(await readGivers({ kysely }, [id, account.id]), account.id, id);
      if (bar !== null) throw new ApiError('forbidden', refusals[bar]);
      // All visitors of a demo may share one browser, and a demo warns nobody.
      if (settings.mode === 'live' && (await wasAtBrowser({ kysely }, [id], deviceId))) {
        throw new ApiError('conflict', 'This account was signed in at this browser within the last hour. Confirm it in another browser');
      }
      await noteConfirmation({ kysely }, id, account.id);
    });
    changes.note('person');
    return undefined;
  });
};
