import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { ApiError } from '@hazardguard/contract';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../env.ts';

/** `https://{s}.tiles.example/{z}/…` → `https://*.tiles.example`. */
const originOfTiles = (template: string): string => {
  const match = /^(https?:\/\/)([^/?#]+)/.exec(template);
  return match ? `${match[1]}${(match[2] ?? '').replace(/^\{[^}]*\}\./, '*.')}` : '';
};

const foreignOrigins = ({ map, webVitalsUrl }: Settings): { tiles: string[]; vitals: string[] } => ({
  tiles: [map.satellite, map.street].flatMap((layer) => (layer === null ? [] : [originOfTiles(layer.tiles)])),
  vitals: webVitalsUrl === null ? [] : [new URL(webVitalsUrl).origin],
});

/**
 * Headers of every answer. Scripts come from here only; styles may be inline, because the component kit writes them so; pictures,
 * tiles and vitals may come from the hosts an operator has configured.
 */
export const securityHeaders = async (app: FastifyInstance, settings: Settings): Promise<void> => {
  const { tiles, vitals } = foreignOrigins(settings);
  const https = settings.publicUrl?.startsWith('https:') ?? false;
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...tiles],
        connectSrc: ["'self'", ...tiles, ...vitals],
        fontSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: https ? { maxAge: 365 * 24 * 60 * 60 } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
};

export interface RateLimits {
  /** Requests per minute and network address; a whole control room may share one address. */
  readonly perMinute: number;
  /** The same for sign-in and setup, besides the throttle of guesses. */
  readonly entriesPerMinute: number;
}

export const defaultRateLimits: RateLimits = { perMinute: 6_000, entriesPerMinute: 120 };

const entries: ReadonlySet<string> = new Set(['/api/session', '/api/session/demo', '/api/session/password', '/api/setup']);

export const limitRates = async (app: FastifyInstance, limits: RateLimits): Promise<void> => {
  await app.register(rateLimit, {
    global: true,
    timeWindow: 60_000,
    cache: 10_000,
    hook: 'onRequest',
    max: limits.perMinute,
    allowList: (request) => !request.url.startsWith('/api/'),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false, 'retry-after': true },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) =>
      new ApiError('too-many-requests', `Too many requests; try again in ${Math.ceil(ttl / 1000)} s`),
  });
  app.addHook('onRoute', (route) => {
    if (route.method === 'GET' || route.method === 'HEAD' || !entries.has(route.url)) return;
    route.config = { ...route.config, rateLimit: { max: limits.entriesPerMinute, groupId: 'entries' } };
  });
};
