import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ApiError } from '@hazardguard/contract';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../env/env.ts';
import { toApiError } from '../http/error-answer.ts';
import { isOffered } from '../texts/offered-languages.ts';
import { parseAcceptedLanguage } from './languages.ts';
import { attributes, html } from './markup.ts';
import { type Page, pageCss, renderPage, type View } from './page.ts';

const frameTexts = await loadTexts('page-frame');

export interface PageAnswer {
  readonly page: Page;
  /** Default 200. */
  readonly status?: number;
  /** How long a copy may be reused without asking, s; 0: it is about one person and is not cached. */
  readonly freshS: number;
}

export interface PageRequest {
  readonly view: View;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const hashText = (text: string): string => createHash('sha256').update(text).digest('base64');

/** The page's own style by its hash, our own scripts, forms and calls; nothing from other origins. */
const buildPolicy = (page: Page): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${hashText(pageCss(page))}'`,
    "script-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types hazardguard',
  ].join(';');

/** Only single values count: `?a=1&a=2` is read as its first. */
const parseQuery = (request: FastifyRequest): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(request.query as Record<string, unknown>).flatMap(([name, value]) => {
      const first: unknown = Array.isArray(value) ? value[0] : value;
      return typeof first === 'string' ? [[name, first.slice(0, 500)]] : [];
    }),
  );

export const toView = (request: FastifyRequest, path: string, mode: Settings['mode']): View => {
  const query = parseQuery(request);
  const chosen = isOffered(query.lang);
  const language = isOffered(query.lang) ? query.lang : parseAcceptedLanguage(request.headers['accept-language']);
  return { language, chosen, embed: query.embed === '1' || query.embed === 'true', mode, path, query };
};

const encoders = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
} as const;

const chooseEncoding = (request: FastifyRequest): keyof typeof encoders | null => {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const takes = (name: string): boolean => new RegExp(`(^|[\\s,])${name}(\\s*;\\s*q=(0\\.\\d*[1-9]|1))?\\s*(,|$)`).test(accepted);
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
};

/** The response of a page: policy, language, compression. */
export const sendPage = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { page, status, freshS }: PageAnswer,
  view: View,
): Promise<FastifyReply> => {
  const text = renderPage(page, view);
  const etag = `W/"${hashText(text).slice(0, 27)}"`;
  reply
    .code(status ?? 200)
    .headers({
      'content-security-policy': buildPolicy(page),
      'referrer-policy': 'same-origin',
      'cache-control': freshS > 0 ? `public, max-age=${freshS}` : 'private, no-store',
      vary: 'accept-language, accept-encoding',
      etag,
      'content-language': view.language,
    })
    .type('text/html; charset=utf-8');
  if (request.headers['if-none-match']?.includes(etag) && reply.statusCode === 200) return reply.code(304).send();
  const encoding = chooseEncoding(request);
  return encoding === null ? reply.send(text) : reply.header('content-encoding', encoding).send(await encoders[encoding](text));
};

/** An error as its own page, for a person who may be in danger. */
export const problemPage = (error: ApiError, view: View, requestId: string): Page => {
  const words = frameTexts[view.language].problem;
  const what =
    error.code === 'unavailable' || error.code === 'disk-unwritable'
      ? words.unavailable
      : error.code === 'too-many-requests'
        ? words.tooMany
        : words.unexpected;
  return {
    title: words.title,
    main: html`<h1>${words.title}</h1><p class="lead">${what}</p><p><a class="button" href="tel:112">${words.call}</a></p><p><a ${attributes({ href: view.path })}>${words.again}</a></p><p class="quiet">${words.requestId}: ${requestId}</p>`,
  };
};

/**
 * A public page rendered by the server, at an address matched without regard to case (`path` as links write it). It needs no
 * session and sets no cookie; each page counts CALLS_PER_MINUTE by itself. A visitor who is `inShell` gets the client instead, with its
 * menu around the page.
 */
export const servePage = (
  app: FastifyInstance,
  mode: Settings['mode'],
  path: string,
  answer: (asked: PageRequest) => PageAnswer | Promise<PageAnswer>,
  inShell: (request: FastifyRequest) => boolean = () => false,
): void => {
  app.route({
    method: 'GET',
    url: path.toLowerCase(),
    config: { permission: 'public', rateLimit: { allowList: [] } },
    handler: async (request, reply) => {
      const view = toView(request, path, mode);
      // The client has a screen at this address, which embeds this page.
      if (inShell(request) && !view.embed) return reply.callNotFound();
      return sendPage(request, reply, await answer({ view, request, reply }), view);
    },
    errorHandler: async (failure, request, reply) => {
      const error = toApiError(failure, request);
      const view = toView(request, path, mode);
      await sendPage(request, reply, { page: problemPage(error, view, request.id), status: error.status, freshS: 0 }, view);
    },
  });
};

/** A script of a page: text of the program, fetched again when it has changed. */
export const serveScript = (app: FastifyInstance, path: string, text: string): void => {
  const etag = `"${hashText(text).slice(0, 27)}"`;
  app.route({
    method: 'GET',
    url: path.toLowerCase(),
    config: { permission: 'public', rateLimit: { allowList: [] } },
    handler: (request, reply) => {
      reply.headers({ etag, 'cache-control': 'public, max-age=300' }).type('text/javascript; charset=utf-8');
      return request.headers['if-none-match']?.includes(etag) ? reply.code(304).send() : reply.send(text);
    },
  });
};
