import { ApiError, ownAccountRoutes } from '@hazardguard/contract';
import { isDemoPerson } from '../../platform/auth/demo-accounts.ts';
import { listPasskeys } from '../../platform/auth/passkey/store.ts';
import { toScope } from '../../platform/auth/scope-columns.ts';
import { listPlaceNames, readScopeSites } from '../../platform/auth/scope-sites.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { readSessionCookie } from '../../platform/http/gate.ts';
import { handle } from '../../platform/http/handle.ts';
import { toDeviceName } from './device-name.ts';
import { changeOwnCalls, readOwnCalls } from './own-calls.ts';

/** One's own account: role, scope, protection and sessions. */
export const ownAccount: Feature = (app, { database, settings, auth }) => {
  handle(app, ownAccountRoutes.read, async ({ account }) => {
    const row = await database.kysely
      .selectFrom('person')
      .select(['scope_kind', 'scope_industries', 'scope_area'])
      .where('id', '=', account.id)
      .executeTakeFirstOrThrow();
    const scope = toScope(row);
    const passkeys = await listPasskeys(database, account.id);
    const factor = await auth.secondFactor.state(account.id);
    return {
      account,
      scope,
      places: listPlaceNames(scope, await readScopeSites(database, [scope])),
      hasPassword: await auth.passwords.has(account.id),
      shared: isDemoPerson(account.id),
      provider: await auth.boundTo(account.id),
      passkeys: passkeys.map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        synced: passkey.synced,
        createdAt: passkey.created_at.toISOString(),
        lastUsedAt: passkey.last_used_at?.toISOString() ?? null,
      })),
      secondFactor: {
        since: factor.since?.toISOString() ?? null,
        codesLeft: factor.codesLeft,
        required: auth.asksSecondFactor(account),
      },
    };
  });
  handle(app, ownAccountRoutes.sessions, async ({ account, request }) => {
    const rows = await auth.sessions.of(account.id, readSessionCookie(app, request) ?? '');
    // In the demo the other sessions belong to other visitors.
    const own = isDemoPerson(account.id) ? rows.filter(({ current }) => current) : rows;
    return {
      sessions: own.map(({ userAgent, createdAt, lastUsedAt, ...row }) => ({
        ...row,
        device: toDeviceName(userAgent),
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      })),
    };
  });
  const refuseShared = (personId: string): void => {
    if (isDemoPerson(personId)) throw new ApiError('conflict', 'Demo accounts are shared: other visitors stay signed in');
  };
  handle(app, ownAccountRoutes.calls, ({ account }) => readOwnCalls(database, account.id));
  handle(app, ownAccountRoutes.changeCalls, ({ body, account }) => {
    if (isDemoPerson(account.id)) throw new ApiError('conflict', 'Demo accounts are shared: nobody is called by them');
    return changeOwnCalls(database, account.id, body, settings.timeZone);
  });
  handle(app, ownAccountRoutes.endSession, async ({ params, account }) => {
    refuseShared(account.id);
    const ended = await auth.sessions.end(account.id, params.id);
    if (!ended) throw new ApiError('not-found', 'This session has ended already');
    return undefined;
  });
  handle(app, ownAccountRoutes.endOtherSessions, async ({ account, request }) => {
    refuseShared(account.id);
    await auth.sessions.endOthers(account.id, readSessionCookie(app, request) ?? '');
    return undefined;
  });
};
