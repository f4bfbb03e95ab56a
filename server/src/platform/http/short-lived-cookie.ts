import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A cookie for some minutes that scripts cannot read; behind https no other host can set it either (`__Host-`). */
export interface ShortLivedCookie {
  read(request: FastifyRequest): string | undefined;
  keep(reply: FastifyReply, text: string): void;
  drop(reply: FastifyReply): void;
}

export const makeShortLivedCookie = (name: string, minutes: number, publicUrl: string | null): ShortLivedCookie => {
  const secure = publicUrl?.startsWith('https:') ?? false;
  const full = `${secure ? '__Host-' : ''}hazardguard.${name}`;
  // Lax: it is sent when the provider redirects the browser back.
  const attributes = { path: '/', sameSite: 'lax', secure, httpOnly: true } as const;
  return {
    read: (request) => request.cookies[full],
    keep: (reply, text) => void reply.setCookie(full, text, { ...attributes, maxAge: minutes * 60 }),
    drop: (reply) => void reply.clearCookie(full, attributes),
  };
};
