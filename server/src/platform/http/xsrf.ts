import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import '@fastify/cookie';
import { ApiError, cookieNames, xsrfHeader } from '@hazardguard/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Before sign-in the token is bound to this random cookie, which scripts cannot read. */
const visitorName = 'hazardguard.visitor';

export interface Xsrf {
  /** Ensures that the browser has a token bound to this session (or, without one, to this visitor). */
  issue(request: FastifyRequest, reply: FastifyReply, sessionCookie: string | undefined): void;
  /** Refuses a changing request that does not prove that it comes from our own page. */
  check(request: FastifyRequest, reply: FastifyReply, sessionCookie: string | undefined): void;
}

const isSameText = (a: string, b: string): boolean => {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
};

/** The site a request comes from, when it is another one; null: this one, or no page at all. */
export const findForeignOrigin = (request: FastifyRequest, publicOrigin: string | null): string | null => {
  const { origin } = request.headers;
  if (origin === undefined) return null;
  const own = URL.canParse(origin) && new URL(origin).host === request.headers.host;
  return own || origin === publicOrigin ? null : origin;
};

/**
 * The double-submit cookie, bound to the session (OWASP, Cross-Site Request Forgery Prevention, "Signed Double-Submit Cookie"):
 * XSRF-TOKEN = n.HMAC(key, binding.n). A page of another origin can neither read the cookie nor make one that verifies.
 */
export const makeXsrf = (secret: string, publicOrigin: string | null): Xsrf => {
  const key = createHmac('sha256', secret).update('xsrf').digest();
  const secure = publicOrigin?.startsWith('https:') ?? false;
  const visitorCookie = `${secure ? '__Host-' : ''}${visitorName}`;
  const sign = (binding: string, nonce: string): string => createHmac('sha256', key).update(`${binding}.${nonce}`).digest('base64url');
  const isValid = (token: string | undefined, binding: string): token is string => {
    const [nonce, mac, ...rest] = (token ?? '').split('.');
    return nonce !== undefined && mac !== undefined && rest.length === 0 && isSameText(mac, sign(binding, nonce));
  };
  const findBinding = (request: FastifyRequest, sessionCookie: string | undefined): string | null => {
    const visitor = request.cookies[visitorCookie];
    if (sessionCookie !== undefined) return `session:${sessionCookie}`;
    return visitor === undefined ? null : `visitor:${visitor}`;
  };
  const cookie = { path: '/', sameSite: 'lax', secure } as const;

  const issue: Xsrf['issue'] = (request, reply, sessionCookie) => {
    let binding = findBinding(request, sessionCookie);
    if (binding !== null && isValid(request.cookies[cookieNames.xsrf], binding)) return;
    if (binding === null) {
      const visitor = randomBytes(18).toString('base64url');
      reply.setCookie(visitorCookie, visitor, { ...cookie, httpOnly: true });
      binding = `visitor:${visitor}`;
    }
    const nonce = randomBytes(18).toString('base64url');
    reply.setCookie(cookieNames.xsrf, `${nonce}.${sign(binding, nonce)}`, cookie);
  };

  const check: Xsrf['check'] = (request, reply, sessionCookie) => {
    const foreign = findForeignOrigin(request, publicOrigin);
    if (foreign !== null || request.headers['sec-fetch-site'] === 'cross-site') {
      throw new ApiError('bad-xsrf-token', 'The request comes from another site');
    }
    const token = request.cookies[cookieNames.xsrf];
    const echoed = request.headers[xsrfHeader];
    const binding = findBinding(request, sessionCookie);
    if (binding !== null && typeof echoed === 'string' && isValid(token, binding) && isSameText(token, echoed)) return;
    // A fresh cookie lets the page retry, for example after the session ended in another window.
    issue(request, reply, sessionCookie);
    throw new ApiError('bad-xsrf-token', 'The page is out of date; reload it and try again');
  };

  return { issue, check };
};
