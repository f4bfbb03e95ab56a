/**
 * Who may import whom: one table. `tools/src/check-architecture.ts` reads it, and refuses every import between two places that
 * no row allows. A place is a folder (longest match wins); an unlisted pair is refused.
 */

/** Between packages. */
export const packages = {
  engine: [],
  chemicals: ['engine'],
  i18n: [],
  contract: ['engine', 'i18n'],
  server: ['contract', 'i18n', 'chemicals', 'engine'],
  web: ['contract', 'i18n', 'chemicals', 'engine'],
  cli: ['server', 'validation', 'chemicals', 'engine'],
  validation: ['chemicals', 'engine'],
  e2e: ['contract', 'chemicals', 'engine'],
  tools: ['server', 'contract', 'i18n', 'validation', 'chemicals', 'engine', 'cli'],
  // No part of the product: nobody imports them (`edges` has the exceptions among themselves).
  'lab/bench': ['server', 'contract', 'validation', 'chemicals', 'engine'],
  'lab/proofs': ['server', 'contract'],
  'lab/media': ['contract', 'chemicals', 'engine'],
  'lab/basemap': [],
};

/** Packages that import no library and nothing of the platform (tests aside). */
export const pure = ['engine'];

/** What every stage of the engine may import; it imports only itself. */
export const engineVocabulary = ['engine/src/types', 'engine/src/references.ts'];

/** Stages of the engine, left to right: a stage imports only stages to its left and the vocabulary. */
export const engineStages = [
  ['units', 'numerics'],
  ['geo', 'substance', 'atmosphere'],
  ['source'],
  ['dispersion', 'fire', 'explosion'],
  ['dose'],
  ['effect', 'field'],
  ['impact', 'risk'],
  // Substances and air for tests.
  ['testing'],
];

/** Folders of the engine that put its stages together, as the files beside them do; no stage imports them. */
export const engineComposition = ['read', 'compute', 'caveats', 'choose', 'inputs', 'ensemble', 'inverse', 'risk-study', 'formats'];

/** The six rooms, the same in contract, server and web: room → rooms whose code it may import. */
export const rooms = {
  register: [],
  assess: ['register'],
  warn: ['register', 'assess'],
  respond: ['register', 'assess', 'warn'],
  prepare: ['register', 'assess', 'warn', 'respond'],
  admin: ['register', 'assess', 'warn', 'respond', 'prepare'],
};

/** The rooms of one layer, each with what it may import there besides: places of the layer that belong to no room. */
const layer = (source, below) =>
  Object.fromEntries(
    Object.entries(rooms).map(([room, others]) => [`${source}/${room}`, [...below, ...others].map((name) => `${source}/${name}`)]),
  );

/** Inside contract, server and web: place → places of the same package it may import. Inside a place everything may import everything. */
export const places = {
  'contract/src/wire': [],
  ...layer('contract/src', ['wire']),
  // The calls of the specification's own paths, kept apart.
  'contract/src/compat.ts': ['contract/src/wire', 'contract/src/register', 'contract/src/assess'],
  'server/src/platform/observe': [],
  'server/src/platform/data-folder': [],
  'server/src/platform/csv': [],
  'server/src/platform/ical': [],
  'server/src/platform/threads': [],
  'server/src/platform/programs': [],
  'server/src/platform/settings': [],
  'server/src/platform/streams': [],
  // Exchangeable parts bring their own settings.
  'server/src/platform/env': ['data-folder', 'settings', 'providers/weather', 'channels'].map((name) => `server/src/platform/${name}`),
  'server/src/platform/pdf': ['server/src/platform/threads'],
  'server/src/platform/cap': ['server/src/platform/data-folder'],
  'server/src/platform/compute': ['server/src/platform/threads', 'server/src/platform/observe'],
  'server/src/platform/channels': ['server/src/platform/settings', 'server/src/platform/data-folder'],
  'server/src/platform/providers': ['server/src/platform/streams', 'server/src/platform/env', 'server/src/platform/providers/weather'],
  'server/src/platform/providers/weather': ['settings', 'streams', 'compute'].map((name) => `server/src/platform/${name}`),
  'server/src/platform/db': ['server/src/platform/env', 'server/src/platform/data-folder', 'server/src/platform/observe'],
  'server/src/platform/files': ['server/src/platform/db', 'server/src/platform/env'],
  'server/src/platform/jobs': ['server/src/platform/db', 'server/src/platform/observe'],
  // What one server asks another to compute.
  'server/src/platform/computation': ['server/src/platform/compute', 'server/src/platform/db', 'server/src/platform/observe'],
  // An identity provider may be called in the networks in which a webhook may be called.
  'server/src/platform/auth': ['db', 'env', 'channels', 'streams'].map((name) => `server/src/platform/${name}`),
  'server/src/platform/http': ['observe', 'jobs', 'files', 'compute', 'channels', 'env', 'auth', 'db'].map(
    (name) => `server/src/platform/${name}`,
  ),
  'server/src/platform/texts': ['server/src/platform/db'],
  'server/src/platform/html': ['server/src/platform/http', 'server/src/platform/env', 'server/src/platform/texts'],
  // Programs beside the server: backup, checks, accounts.
  'server/src/platform/maintenance': ['files', 'jobs', 'db', 'auth', 'env', 'channels', 'data-folder'].map(
    (name) => `server/src/platform/${name}`,
  ),
  ...layer('server/src', ['platform']),
  'server/src/compat': ['server/src/platform', 'server/src/register', 'server/src/assess'],
  'server/src/demo': ['server/src/platform', 'server/src/register'],
  'web/src/locales': [],
  'web/src/data': [],
  'web/src/compute': [],
  'web/src/ui': ['web/src/locales', 'web/src/data'],
  'web/src/map': ['web/src/ui', 'web/src/locales', 'web/src/data', 'web/src/compute'],
  ...layer('web/src', ['map', 'ui', 'data', 'compute', 'locales']),
};

/** Files and folders that put a program together: they may import every place of their package. Tests may, too. */
export const composition = [
  'contract/src/index.ts',
  'contract/src/routes.ts',
  'server/src/main.ts',
  'server/src/start.ts',
  'server/src/app.ts',
  'server/src/features.ts',
  'server/src/index.ts',
  'server/src/data-import.ts',
  'server/src/importers.ts',
  'server/src/testing',
  'web/src/app',
  'web/src/main.tsx',
];

/** Single imports that no row above covers, from → to. */
export const edges = [
  // The bench drives the browser that the journeys drive.
  ['lab/bench/src/interaction', 'tools/chromium.mjs'],
  ['lab/bench/src/interaction', 'tools/build-web.mjs'],
  // The proofs start programs, measure and print as the benches do.
  ...['flags', 'killable-program', 'measure', 'run-benches', 'visitor'].map((name) => ['lab/proofs', `lab/bench/src/${name}.ts`]),
  // The bundled map is compared and recorded as the other generated files are.
  ['lab/basemap', 'tools/src/generators'],
  // The command line must find a Node before anything is installed.
  ['cli/bin/hazardguard.mjs', 'tools/runtime.mjs'],
  // The probes try every layer of an example, inside a copy of the project.
  ['tools/src/recipes/examples-probe.ts', 'server/src'],
  ['tools/src/recipes/register-field-probe.ts', 'server/src'],
  ['tools/src/recipes/register-field-probe.ts', 'web/src/register'],
  // The proof runs the browser's outbox, which needs no browser.
  ['lab/proofs/src/outbox.ts', 'web/src/data/offline/outbox/schedules.ts'],
  // The journeys name the command to use if Node is too old for them.
  ['e2e/playwright.config.ts', 'tools/node-version.mjs'],
  // The journeys run against the delivered product, which `npm test` makes.
  ['e2e/start-installed.ts', 'tools/src/test-run/delivered-installation.ts'],
  // The journey runs the command line as a person does, as a program.
  ['e2e', 'cli/bin/hazardguard.mjs'],
];

/** One owner per library: package name → the only place that may import it. */
export const owners = {
  'prom-client': ['server/src/platform/observe'],
  '@opentelemetry/api': ['server/src/platform/observe/tracing'],
  '@opentelemetry/core': ['server/src/platform/observe/tracing'],
  '@opentelemetry/exporter-trace-otlp-http': ['server/src/platform/observe/tracing'],
  '@opentelemetry/exporter-trace-otlp-proto': ['server/src/platform/observe/tracing'],
  '@opentelemetry/resources': ['server/src/platform/observe/tracing'],
  '@opentelemetry/sdk-trace-base': ['server/src/platform/observe/tracing'],
  pg: ['server/src/platform/db', 'lab/bench'],
  'pg-copy-streams': ['server/src/platform/db', 'lab/bench'],
  kysely: ['server/src/platform', ...Object.keys(rooms).map((room) => `server/src/${room}`), 'server/src/compat', 'server/src/demo'],
  fastify: [
    'server/src/platform/http',
    'server/src/platform/html',
    'server/src/app.ts',
    'server/src/start.ts',
    ...Object.keys(rooms).map((room) => `server/src/${room}`),
    'server/src/testing',
    'lab/bench',
    'tools/src/recipes',
  ],
  'better-auth': ['server/src/platform/auth'],
  '@better-auth/utils': ['server/src/platform/auth'],
  'openid-client': ['server/src/platform/auth/provider'],
  '@simplewebauthn/server': ['server/src/platform/auth/passkey'],
  '@simplewebauthn/browser': ['web/src/data'],
  'oidc-provider': ['server/src/testing'],
  aws4fetch: ['server/src/platform/files'],
  'gettext-parser': ['i18n/exchange'],
  'pg-boss': ['server/src/platform/jobs'],
  nodemailer: ['server/src/platform/channels'],
  'web-push': ['server/src/platform/channels'],
  'xml-crypto': ['server/src/platform/cap'],
  mqtt: ['server/src/platform/channels', 'server/src/respond/sensors/mqtt-readings.test.ts'],
  aedes: ['server/src/testing'],
  'ical-generator': ['server/src/platform/ical'],
  minisearch: ['server/src/prepare/assistant'],
  pdfmake: ['server/src/platform/pdf'],
  sharp: ['server/src/register/site-images'],
  piscina: ['server/src/platform/threads', 'server/src/platform/compute'],
  'maplibre-gl': ['web/src/map'],
  pmtiles: ['web/src/map', 'lab/basemap', 'server/src/register/street-map'],
  '@protomaps/basemaps': ['web/src/map/streets'],
  '@maplibre/geojson-vt': ['lab/basemap', 'server/src/register/street-map'],
  '@maplibre/vt-pbf': ['lab/basemap', 'server/src/register/street-map'],
  fontkit: ['server/src/platform/pdf'],
  qr: ['web/src/respond/exchange'],
  uqr: ['server/src/warn/community', 'server/src/admin/account'],
  uplot: ['web/src/ui/chart'],
  'react-i18next': ['web/src/locales'],
};
