import { ApiError, ownAccountRoutes } from '@hazardguard/contract';
import { encode } from 'uqr';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { makePaceAttempts } from '../../platform/http/pace-attempts.ts';
import { makeSelfCheck, type OwnRequest } from './self-check.ts';

/** The QR code of a text as one path over a square of modules, with the light border that ISO/IEC 18004 asks for. */
const buildQrCode = (text: string): { readonly size: number; readonly path: string } => {
  const { data } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { size: data.length, path };
};

/** Set up, renew and turn off one's own two-factor authentication. */
export const ownSecondFactor: Feature = (app, { auth, database }) => {
  const attempt = makePaceAttempts(database, 'second-factor');
  const requireSelf = makeSelfCheck(app, auth, attempt);
  const requireCode = ({ account, request, reply }: OwnRequest, code: string): Promise<void> =>
    attempt(account.id, request, reply, async () => {
      if (await auth.secondFactor.takes(account.id, code)) return;
      const message = 'This code is wrong or was used already';
      throw new ApiError('wrong-code', message, [{ field: 'code', message }]);
    });

  handle(app, ownAccountRoutes.beginSecondFactor, async ({ body, ...context }) => {
    await requireSelf(context, body.password);
    const { secret, uri } = await auth.secondFactor.begin(context.account.id, context.account.email);
    return { secret, uri, qr: buildQrCode(uri) };
  });
  handle(app, ownAccountRoutes.confirmSecondFactor, async ({ body, account, request, reply }) => {
    const codes = await attempt(account.id, request, reply, () => auth.secondFactor.confirm(account.id, body.code));
    return { codes: [...codes] };
  });
  handle(app, ownAccountRoutes.renewRecoveryCodes, async ({ body, ...context }) => {
    await requireCode(context, body.code);
    return { codes: [...(await auth.secondFactor.renewCodes(context.account.id))] };
  });
  handle(app, ownAccountRoutes.removeSecondFactor, async ({ body, ...context }) => {
    await requireSelf(context, body.password);
    await requireCode(context, body.code);
    await auth.secondFactor.remove(context.account.id);
    return undefined;
  });
};
