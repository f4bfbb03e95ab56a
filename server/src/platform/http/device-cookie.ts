import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Identifies browsers, for all accounts that sign in with them. */
export interface Devices {
  /** The browser's id; a new browser gets one, for as long as browsers keep cookies. */
  of(request: FastifyRequest, reply: FastifyReply): string;
}

/** Browsers keep a cookie for 400 days at most (RFC 6265bis). */
const keptS = 400 * 24 * 60 * 60;

/** The cookie is the id and its HMAC: nobody can forge one. Scripts cannot read it. */
export const makeDevices = (secret: string, publicOrigin: string | null): Devices => {
  const key = createHmac('sha256', secret).update('device').digest();
  const secure = publicOrigin?.startsWith('https:') ?? false;
  const name = `${secure ? '__Host-' : ''}hazardguard.device`;
  const signed = (id: string): string => `${id}.${createHmac('sha256', key).update(id).digest('base64url')}`;
  const read = (given: string | undefined): string | null => {
    const [id = ''] = (given ?? '').split('.');
    const expected = Buffer.from(signed(id));
    const actual = Buffer.from(given ?? '');
    return id !== '' && actual.length === expected.length && timingSafeEqual(actual, expected) ? id : null;
  };
  return {
    of: (request, reply) => {
      const id = read(request.cookies[name]) ?? randomUUID();
      reply.setCookie(name, signed(id), { path: '/', sameSite: 'lax', secure, httpOnly: true, maxAge: keptS });
      return id;
    },
  };
};
