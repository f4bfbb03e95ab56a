import { ApiError, sessionRoutes } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { readSessionCookie } from '../../platform/http/gate.ts';
import { handle } from '../../platform/http/handle.ts';
import { makePaceAttempts } from '../../platform/http/pace-attempts.ts';
import { makeShortLivedCookie } from '../../platform/http/short-lived-cookie.ts';
import { makeSessionAnswers } from './session-answers.ts';

export const session: Feature = (app, deps) => {
  const { auth, settings } = deps;
  const attempt = makePaceAttempts(deps.database, 'sign-in');
  const passkeyCookie = makeShortLivedCookie('passkey', 5, settings.publicUrl);
  const { present, enter, onRecord, toSignInOrigin } = makeSessionAnswers(app, deps);

  handle(app, sessionRoutes.read, async ({ request, reply }) => {
    const cookie = readSessionCookie(app, request);
    const answer = await present(cookie);
    app.gate.xsrf.issue(request, reply, answer.account === null ? undefined : cookie);
    return answer;
  });
  handle(app, sessionRoutes.signIn, async ({ body, request, reply }) => {
    const proof = { code: body.code, passkey: body.passkey && { sealedChallenge: passkeyCookie.read(request), answer: body.passkey } };
    const signIn = () => auth.signIn(body.email, body.password, proof, toSignInOrigin(request));
    return enter(request, reply, await onRecord(body.email, () => attempt(body.email, request, reply, signIn)));
  });
  handle(app, sessionRoutes.beginPasskeySignIn, async ({ reply }) => {
    if (auth.passkeys === null)
      throw new ApiError('not-found', 'Passkeys need an HTTPS address with a host name. Ask the operator to set PUBLIC_URL');
    const { options, sealedChallenge } = await auth.passkeys.beginUse();
    passkeyCookie.keep(reply, sealedChallenge);
    return options;
  });
  handle(app, sessionRoutes.signInWithPasskey, async ({ body, request, reply }) => {
    const asserted = { sealedChallenge: passkeyCookie.read(request), answer: body.passkey };
    const opened = await onRecord(null, () => auth.signInWithPasskey(asserted, toSignInOrigin(request)));
    passkeyCookie.drop(reply);
    return enter(request, reply, opened);
  });
  handle(app, sessionRoutes.signInDemo, async ({ body, request, reply }) =>
    enter(request, reply, await auth.signInDemo(body.role, body.place)),
  );
  handle(app, sessionRoutes.signOut, async ({ request, reply }) => {
    for (const line of await auth.signOut(readSessionCookie(app, request) ?? '')) reply.header('set-cookie', line);
    app.gate.xsrf.issue(request, reply, undefined);
    return undefined;
  });
  handle(app, sessionRoutes.changePassword, async ({ body, account, request, reply }) => {
    const cookie = readSessionCookie(app, request) ?? '';
    const change = () => auth.changePassword(cookie, body.currentPassword, body.newPassword, toSignInOrigin(request));
    await enter(request, reply, await attempt(account.id, request, reply, change));
    return undefined;
  });
  handle(app, sessionRoutes.setup, async ({ body, request, reply }) => {
    const { token, ...person } = body;
    return enter(request, reply, await attempt('setup', request, reply, () => auth.setup(token, person, toSignInOrigin(request))));
  });
  handle(app, sessionRoutes.readInvitation, async ({ body, request, reply }) => {
    const { email, name, role, inviter, expires_at } = await attempt('invitation', request, reply, () => auth.readInvitation(body.token));
    return { email, name, role, invitedBy: inviter, expiresAt: expires_at.toISOString() };
  });
  handle(app, sessionRoutes.acceptInvitation, async ({ body, request, reply }) => {
    const { token, ...person } = body;
    const accept = () => auth.acceptInvitation(token, person, toSignInOrigin(request));
    return enter(request, reply, await attempt('invitation', request, reply, accept));
  });
};
