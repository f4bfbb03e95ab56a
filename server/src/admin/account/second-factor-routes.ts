import { ApiError, ownAccountRoutes } from '@hazardguard/contract';
import { encode } from 'uqr';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { makePaceAttempts } from '../../platform/http/pace-attempts.ts';
import { type Asked, makeSelfCheck } from './self-check.ts';

/** The QR code of a text as one path over a square of modules, with the light border that ISO/IEC 18004 asks for. */
const buildQrCode = (text: string): { readonly size: number; readonly path: string } => {
  const { data } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size: data.length, path };
};

/** Setting up one's own second step of signing in, and taking it away. */
export const ownSecondFactor: Feature = (app, { auth, database }) => {
  const attempt = makePaceAttempts(database, 'second-factor');
  const requireSelf = makeSelfCheck(app, auth, attempt);
  const requireCode = ({ account, request, reply }: Asked, code: string): Promise<void> =>
    attempt(account.id, request, reply, async () => {
      if (await auth.secondFactor.takes(account.id, code)) return;
      const message = 'This code is not right, or was used already';
      throw new ApiError('wrong-code', message, [{ field: 'code', message }]);
    });

  handle(app, ownAccountRoutes.beginSecondFactor, async ({ body, ...asked }) => {
    await requireSelf(asked, body.password);
    const { secret, uri } = await auth.secondFactor.begin(asked.account.id, asked.account.email);
    return { secret, uri, qr: buildQrCode(uri) };
  });
  handle(app, ownAccountRoutes.confirmSecondFactor, async ({ body, account, request, reply }) => {
    const codes = await attempt(account.id, request, reply, () => auth.secondFactor.confirm(account.id, body.code));
    return { codes: [...codes] };
  });
  handle(app, ownAccountRoutes.renewRecoveryCodes, async ({ body, ...asked }) => {
    await requireCode(asked, body.code);
    return { codes: [...(await auth.secondFactor.renewCodes(asked.account.id))] };
  });
  handle(app, ownAccountRoutes.removeSecondFactor, async ({ body, ...asked }) => {
    await requireSelf(asked, body.password);
    await requireCode(asked, body.code);
    await auth.secondFactor.remove(asked.account.id);
    return undefined;
  });
};
