/**
 * Who may import whom: one table. `tools/src/check-architecture.ts` reads it, and refuses every import between two places that
 * no row allows. A place is a folder (longest match wins); an unlisted pair is refused.
 */

/** Between packages. */
export const packages = {
  engine: [],
  chemicals: ['engine'],
  contract: ['engine'],
  server: ['contract', 'chemicals', 'engine'],
  web: ['contract', 'chemicals', 'engine'],
  cli: ['chemicals', 'engine'],
  validation: ['chemicals', 'engine'],
  bench: ['server', 'contract', 'chemicals', 'engine'],
  e2e: ['contract', 'chemicals', 'engine'],
  tools: ['server', 'contract', 'chemicals', 'engine', 'cli'],
};

/** Stages of the engine, left to right: a stage imports only stages to its left and the vocabulary (`model.ts`, `references.ts`). */
export const engineStages = [
  ['units', 'numerics'],
  ['geo', 'substance', 'atmosphere'],
  ['source'],
  ['dispersion', 'fire', 'explosion'],
  ['effect', 'field'],
  ['impact', 'risk'],
];

/** Inside server and web: place → places of the same package it may import. Features and screens are islands but for the rows below. */
export const places = {
  'server/src/http': ['server/src/env', 'server/src/auth', 'server/src/db'],
  'server/src/data-folder': [],
  'server/src/env': ['server/src/data-folder'],
  'server/src/db': ['server/src/env', 'server/src/data-folder', 'server/src/testing'],
  'server/src/testing': ['server/src/db'],
  'server/src/auth': ['server/src/db', 'server/src/env'],
  'server/src/compute': [],
  'server/src/providers': ['server/src/env', 'server/src/compute'],
  'server/src/features': [
    'server/src/http',
    'server/src/db',
    'server/src/auth',
    'server/src/compute',
    'server/src/providers',
    'server/src/env',
    'server/src/testing',
  ],
  'web/src/ui': ['web/src/locales', 'web/src/data'],
  'web/src/locales': [],
  'web/src/data': [],
  'web/src/compute': [],
  'web/src/map': ['web/src/ui', 'web/src/locales', 'web/src/data'],
  'web/src/parts': ['web/src/ui', 'web/src/map', 'web/src/data', 'web/src/compute', 'web/src/locales'],
  'web/src/app': ['web/src/screens', 'web/src/parts', 'web/src/map', 'web/src/ui', 'web/src/data', 'web/src/compute', 'web/src/locales'],
  'web/src/screens': ['web/src/parts', 'web/src/ui', 'web/src/map', 'web/src/data', 'web/src/compute', 'web/src/locales'],
};

/** The few edges between features or between screens, one by one. */
export const edges = [];

/** One owner per library: package name → the only place that may import it. */
export const owners = {
  pg: ['server/src/db', 'bench'],
  'pg-copy-streams': ['server/src/db', 'bench'],
  kysely: ['server/src/db', 'server/src/features', 'server/src/auth'],
  fastify: ['server/src/http', 'server/src/app.ts', 'server/src/features', 'bench'],
  'better-auth': ['server/src/auth'],
  piscina: ['server/src/compute'],
  'maplibre-gl': ['web/src/map'],
  'openapi-fetch': ['web/src/data'],
};
