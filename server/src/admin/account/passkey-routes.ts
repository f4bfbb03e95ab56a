import { ApiError, ownAccountRoutes } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { makePaceAttempts } from '../../platform/http/pace-attempts.ts';
import { makeShortLivedCookie } from '../../platform/http/short-lived-cookie.ts';
import { makeSelfCheck } from './self-check.ts';

/** Create, name and remove one's own passkeys. */
export const ownPasskeys: Feature = (app, { auth, database, settings }) => {
  const requireSelf = makeSelfCheck(app, auth, makePaceAttempts(database, 'self'));
  const note = makeShortLivedCookie('new-passkey', 5, settings.publicUrl);
  const required = () => {
    if (auth.passkeys !== null) return auth.passkeys;
    throw new ApiError('not-found', 'Passkeys need an HTTPS address with a host name. Ask the operator to set PUBLIC_URL');
  };
  handle(app, ownAccountRoutes.beginPasskey, async ({ body, ...context }) => {
    await requireSelf(context, body.password);
    const { options, sealedChallenge } = await required().beginMaking(context.account);
    note.keep(context.reply, sealedChallenge);
    return options;
  });
  handle(app, ownAccountRoutes.addPasskey, async ({ body, account, request, reply }) => {
    await required().finishMaking(account, note.read(request), body.passkey, body.name);
    note.drop(reply);
    const codes = await auth.secondFactor.passkeyMade(account.id);
    return { codes: codes === null ? null : [...codes] };
  });
  handle(app, ownAccountRoutes.removePasskey, async ({ params, body, ...context }) => {
    await requireSelf(context, body.password);
    if (await auth.secondFactor.removePasskey(context.account.id, params.id)) return undefined;
    throw new ApiError('not-found', 'You no longer have this passkey');
  });
};
