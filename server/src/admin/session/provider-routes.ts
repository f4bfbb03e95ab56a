import { ApiError, sessionRoutes } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { makePaceAttempts } from '../../platform/http/pace-attempts.ts';
import { makeShortLivedCookie } from '../../platform/http/short-lived-cookie.ts';
import { makeSessionAnswers } from './present.ts';

/** Signing in by the identity provider: out, back, and the second step where this installation asks for its own. */
export const providerSession: Feature = (app, deps) => {
  const { auth, settings } = deps;
  const attempt = makePaceAttempts(deps.database, 'provider');
  const { enter, onRecord, toSignInOrigin: originOf } = makeSessionAnswers(app, deps);
  const journey = makeShortLivedCookie('provider', 15, settings.publicUrl);
  const passkey = makeShortLivedCookie('passkey', 5, settings.publicUrl);
  const step = makeShortLivedCookie('step', 5, settings.publicUrl);

  handle(app, sessionRoutes.beginProviderSignIn, async ({ reply }) => {
    if (auth.provider === null) throw new ApiError('not-found', 'No identity provider is set up here');
    const { address, sealedState } = await auth.provider.begin();
    journey.keep(reply, sealedState);
    return { address };
  });
  handle(app, sessionRoutes.signInWithProvider, async ({ body, request, reply }) => {
    // Whatever comes of it, it is used.
    journey.drop(reply);
    const arrived = await onRecord(null, () => auth.signInWithProvider(journey.read(request), body.answer, originOf(request)));
    if (!('waiting' in arrived)) return enter(request, reply, arrived);
    step.keep(reply, arrived.waiting);
    throw new ApiError('second-factor-needed', 'Enter the code of your authenticator app');
  });
  handle(app, sessionRoutes.finishProviderSignIn, async ({ body, request, reply }) => {
    const waiting = step.read(request);
    const proof = { code: body.code, passkey: body.passkey && { sealedChallenge: passkey.read(request), answer: body.passkey } };
    const finish = () => auth.finishProviderSignIn(waiting, proof, originOf(request));
    const opened = await onRecord(null, () => attempt(auth.waitsFor(waiting) ?? 'nobody', request, reply, finish));
    step.drop(reply);
    return enter(request, reply, opened);
  });
};
