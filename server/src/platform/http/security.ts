import rateLimit from '@fastify/rate-limit';
import { ApiError } from '@hazardguard/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../env/env.ts';
import { toNetwork } from './to-network.ts';

/** `https://{s}.tiles.example/{z}/…` → `https://*.tiles.example`. */
const toTileOrigin = (template: string): string => {
  const match = /^(https?:\/\/)([^/?#]+)/.exec(template);
  return match ? `${match[1]}${(match[2] ?? '').replace(/^\{[^}]*\}\./, '*.')}` : '';
};

const listForeignOrigins = ({ map, frames, webVitalsUrl }: Settings) => ({
  tiles: [map.satellite, map.street].flatMap((layer) => (layer === null || layer.key !== null ? [] : [toTileOrigin(layer.tiles)])),
  vitals: webVitalsUrl === null ? [] : [new URL(webVitalsUrl).origin],
  frames: [...new Set(Object.values(frames).flatMap((url) => (url === null ? [] : [new URL(url).origin])))],
});

/** Text becomes markup, scripts or workers only through the client's one policy (`web/src/app/trusted-types.ts`). */
const trustedTypes = [
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', 'default'],
] as const;

/**
 * For pages and files. Scripts come from here only; styles may be inline, because the component kit writes them so; pictures,
 * tiles and frames may come from the hosts an operator has configured. The page of the API documentation writes its own markup,
 * which contains only text of this program.
 */
const buildPagePolicy = (settings: Settings, documentation: boolean): string => {
  const { tiles, vitals, frames } = listForeignOrigins(settings);
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'"],
    ['worker-src', "'self'", 'blob:'],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'blob:', ...tiles],
    // MapLibre fetches the pictures that it draws on the map, including those in a file opened in the page.
    ['connect-src', "'self'", 'blob:', ...tiles, ...vitals],
    ['font-src', "'self'", 'data:'],
    ['media-src', "'self'"],
    // The server's Community page is shown inside the shell.
    ['frame-src', "'self'", ...frames],
    ['object-src', "'none'"],
    ['base-uri', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'self'"],
    ...(documentation ? [] : trustedTypes),
  ];
  return directives.map((directive) => directive.join(' ')).join(';');
};

const isCall = (url: string): boolean => url.startsWith('/api/') || url.startsWith('/integrations/');
const isDocumentation = (url: string): boolean => url.startsWith('/api/docs');
const isData = (url: string): boolean => isCall(url) && !isDocumentation(url);

const everyHeader = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' } as const;

/** For data and refusals: inert in a browser. */
export const dataHeaders = { ...everyHeader, 'content-security-policy': "default-src 'none';frame-ancestors 'none'" } as const;

/**
 * The headers of the OWASP Secure Headers Project, computed once: doing it for each answer, as the usual plugin does, cost more
 * than the answer itself. Data are inert in a browser; pages can do only what the client needs.
 */
export const setSecurityHeaders = (app: FastifyInstance, settings: Settings): void => {
  const https = settings.publicUrl?.startsWith('https:') ?? false;
  const strict = https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};
  const data = { ...dataHeaders, ...strict };
  const page = {
    ...everyHeader,
    ...strict,
    'content-security-policy': buildPagePolicy(settings, false),
    'cross-origin-opener-policy': 'same-origin',
    // Tile servers require the origin of the page that shows the map.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(self)',
  };
  const documentation = { ...page, 'content-security-policy': buildPagePolicy(settings, true) };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isData(request.url) ? data : isDocumentation(request.url) ? documentation : page);
    done();
  });
};

const otherWays = [
  '/api/session/passkey/begin',
  '/api/session/passkey',
  '/api/session/provider/begin',
  '/api/session/provider',
  '/api/session/provider/second-step',
];
const entries: ReadonlySet<string> = new Set(['/api/session', '/api/session/demo', '/api/session/password', '/api/setup', ...otherWays]);

const tooManyRequests = (ttlMs: number): ApiError =>
  new ApiError('too-many-requests', `Too many requests; try again in ${Math.ceil(ttlMs / 1000)} s`);

/** Counts a request, or refuses it. */
export type CountRequest = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A limit of its own per network, for one purpose by whatever address it is asked. */
export const openRateLimit = (app: FastifyInstance, perMinute: number): CountRequest => {
  const count = app.createRateLimit({ max: perMinute, allowList: [] });
  return async (request, reply) => {
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', String(counted.ttlInSeconds));
    throw tooManyRequests(counted.ttl);
  };
};

export const limitRates = async (app: FastifyInstance, limits: Settings['rateLimits']): Promise<void> => {
  // Before the plugin, which reads a route's own limits when the route is registered.
  app.addHook('onRoute', (route) => {
    if (route.method === 'GET' || route.method === 'HEAD' || !entries.has(route.url)) return;
    route.config = { ...route.config, rateLimit: { max: limits.entriesPerMinute, groupId: 'entries' } };
  });
  await app.register(rateLimit, {
    global: true,
    timeWindow: 60_000,
    cache: 10_000,
    hook: 'onRequest',
    max: limits.perMinute,
    keyGenerator: ({ ip }) => toNetwork(ip),
    allowList: (request) => !isCall(request.url),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false, 'retry-after': true },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
};
