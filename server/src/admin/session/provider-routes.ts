import { ApiError, sessionRoutes } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { makePaceAttempts } from '../../platform/http/pace-attempts.ts';
import { makeShortLivedCookie } from '../../platform/http/short-lived-cookie.ts';
import { makeSessionAnswers } from './session-answers.ts';

/** Sign-in with the identity provider: redirect, return, and two-factor authentication where this installation requires it. */
export const providerSession: Feature = (app, deps) => {
  const { auth, settings } = deps;
  const attempt = makePaceAttempts(deps.database, 'provider');
  const { enter, onRecord, toSignInOrigin } = makeSessionAnswers(app, deps);
  const providerCookie = makeShortLivedCookie('provider', 15, settings.publicUrl);
  const passkeyCookie = makeShortLivedCookie('passkey', 5, settings.publicUrl);
  const stepCookie = makeShortLivedCookie('step', 5, settings.publicUrl);

  handle(app, sessionRoutes.beginProviderSignIn, async ({ reply }) => {
    if (auth.provider === null) throw new ApiError('not-found', 'No identity provider is set up here');
    const { address, sealedState } = await auth.provider.begin();
    providerCookie.keep(reply, sealedState);
    return { address };
  });
  handle(app, sessionRoutes.signInWithProvider, async ({ body, request, reply }) => {
    // It works once, whatever the outcome.
    providerCookie.drop(reply);
    const arrived = await onRecord(null, () => auth.signInWithProvider(providerCookie.read(request), body.answer, toSignInOrigin(request)));
    if (!('waiting' in arrived)) return enter(request, reply, arrived);
    stepCookie.keep(reply, arrived.waiting);
    throw new ApiError('second-factor-needed', 'Enter the code from your authenticator app');
  });
  handle(app, sessionRoutes.finishProviderSignIn, async ({ body, request, reply }) => {
    const waiting = stepCookie.read(request);
    const proof = { code: body.code, passkey: body.passkey && { sealedChallenge: passkeyCookie.read(request), answer: body.passkey } };
    const finish = () => auth.finishProviderSignIn(waiting, proof, toSignInOrigin(request));
    const opened = await onRecord(null, () => attempt(auth.waitsFor(waiting) ?? 'nobody', request, reply, finish));
    stepCookie.drop(reply);
    return enter(request, reply, opened);
  });
};
