import { ApiError, ownAccountRoutes } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { makePaceAttempts } from '../../platform/http/pace-attempts.ts';
import { makeShortLivedCookie } from '../../platform/http/short-lived-cookie.ts';
import { makeSelfCheck } from './self-check.ts';

/** One's own passkeys: made, named, removed. */
export const ownPasskeys: Feature = (app, { auth, database, settings }) => {
  const requireSelf = makeSelfCheck(app, auth, makePaceAttempts(database, 'self'));
  const note = makeShortLivedCookie('new-passkey', 5, settings.publicUrl);
  const required = () => {
    if (auth.passkeys !== null) return auth.passkeys;
    throw new ApiError('not-found', 'This installation has no address that passkeys could belong to');
  };
  handle(app, ownAccountRoutes.beginPasskey, async ({ body, ...asked }) => {
    await requireSelf(asked, body.password);
    const { options, sealedChallenge } = await required().beginMaking(asked.account);
    note.keep(asked.reply, sealedChallenge);
    return options;
  });
  handle(app, ownAccountRoutes.addPasskey, async ({ body, account, request, reply }) => {
    await required().finishMaking(account, note.read(request), body.passkey, body.name);
    note.drop(reply);
    const codes = await auth.secondFactor.passkeyMade(account.id);
    return { codes: codes === null ? null : [...codes] };
  });
  handle(app, ownAccountRoutes.removePasskey, async ({ params, body, ...asked }) => {
    await requireSelf(asked, body.password);
    if (await auth.secondFactor.removePasskey(asked.account.id, params.id)) return undefined;
    throw new ApiError('not-found', 'You have no such passkey any more');
  });
};
