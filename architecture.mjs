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
  cli: ['server', 'validation', 'chemicals', 'engine'],
  validation: ['chemicals', 'engine'],
  bench: ['server', 'contract', 'validation', 'chemicals', 'engine'],
  e2e: ['contract', 'chemicals', 'engine'],
  tools: ['server', 'contract', 'validation', 'chemicals', 'engine', 'cli'],
};

/** Packages that import no library and nothing of the platform (tests aside). */
export const pure = ['engine'];

/** What every stage of the engine may import; it imports only itself. */
export const engineVocabulary = [
  'engine/src/model.ts',
  'engine/src/substance-model.ts',
  'engine/src/document-model.ts',
  'engine/src/result-model.ts',
  'engine/src/threat-model.ts',
  'engine/src/pipeline.ts',
  'engine/src/refusal.ts',
  'engine/src/references.ts',
];

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
export const engineComposition = ['choose', 'inputs', 'ensemble', 'inverse', 'assessment', 'formats'];

/** Inside server and web: place → places of the same package it may import. Features and screens are islands but for the rows below. */
export const places = {
  // What is counted and watched on this server.
  'server/src/observe': [],
  'server/src/http': [
    'server/src/observe',
    'server/src/queue',
    'server/src/files',
    'server/src/compute',
    'server/src/channels',
    'server/src/env',
    'server/src/auth',
    'server/src/db',
  ],
  'server/src/data-folder': [],
  'server/src/env': ['server/src/data-folder'],
  'server/src/html': ['server/src/http', 'server/src/env'],
  'server/src/csv': [],
  'server/src/ical': [],
  // Pools of threads.
  'server/src/threads': [],
  'server/src/pdf': ['server/src/threads'],
  // Warnings as other systems read them: messages, outlines, feeds.
  'server/src/cap': ['server/src/data-folder'],
  // Statements are told of in the trace of who asks, as are computations.
  'server/src/db': ['server/src/env', 'server/src/data-folder', 'server/src/observe'],
  // Where the bytes of files are kept.
  'server/src/files': ['server/src/db', 'server/src/env'],
  // The library of jobs.
  'server/src/queue': ['server/src/db', 'server/src/observe'],
  // Programs beside the server: backup, checks, accounts.
  'server/src/care': [
    'server/src/files',
    'server/src/queue',
    'server/src/db',
    'server/src/auth',
    'server/src/env',
    'server/src/data-folder',
  ],
  // A provider of identities may be asked in the networks that a webhook may be called in.
  'server/src/auth': ['server/src/db', 'server/src/env', 'server/src/channels'],
  'server/src/compute': ['server/src/threads', 'server/src/observe'],
  // What one server asks another to compute.
  'server/src/computing': ['server/src/compute', 'server/src/db', 'server/src/observe'],
  'server/src/channels': ['server/src/env', 'server/src/data-folder'],
  'server/src/providers': ['server/src/env', 'server/src/compute'],
  'server/src/features': [
    'server/src/http',
    'server/src/html',
    'server/src/csv',
    'server/src/ical',
    'server/src/pdf',
    'server/src/cap',
    'server/src/db',
    'server/src/auth',
    'server/src/compute',
    'server/src/providers',
    'server/src/channels',
    'server/src/env',
    'server/src/observe',
    'server/src/files',
    'server/src/queue',
    // The parser of the generic call works in a thread.
    'server/src/threads',
  ],
  'web/src/ui': ['web/src/locales', 'web/src/data'],
  'web/src/locales': [],
  'web/src/data': [],
  'web/src/compute': [],
  'web/src/map': ['web/src/ui', 'web/src/locales', 'web/src/data', 'web/src/compute'],
  'web/src/parts': ['web/src/ui', 'web/src/map', 'web/src/data', 'web/src/compute', 'web/src/locales'],
  'web/src/app': ['web/src/screens', 'web/src/parts', 'web/src/map', 'web/src/ui', 'web/src/data', 'web/src/compute', 'web/src/locales'],
  'web/src/screens': ['web/src/parts', 'web/src/ui', 'web/src/map', 'web/src/data', 'web/src/compute', 'web/src/locales'],
};

/** Places whose folders do not import each other. */
export const islands = ['server/src/features', 'web/src/screens'];

/** Files and folders that put a program together: they may import every place of their package. Tests may, too. */
export const composition = [
  'server/src/main.ts',
  'server/src/start.ts',
  'server/src/app.ts',
  'server/src/features.ts',
  'server/src/index.ts',
  'server/src/testing',
  'web/src/app',
  'web/src/main.tsx',
  'web/src/boot-failure.ts',
];

/** Single imports that no row above covers, from → to: the few edges between features or screens, one by one. */
export const edges = [
  // The bench drives the browser that the journeys drive.
  ['bench/src/interaction', 'tools/chromium.mjs'],
  ['bench/src/interaction', 'tools/build-web.mjs'],
  // The command line must find a Node before anything is installed.
  ['cli/bin/hazardguard.mjs', 'tools/runtime.mjs'],
  // The journey runs the command line as a person does, as a program.
  ['e2e', 'cli/bin/hazardguard.mjs'],
  // A run is about an industry and counts the recorded places around.
  ['server/src/features/runs', 'server/src/features/industries'],
  ['server/src/features/runs', 'server/src/features/receptors'],
  // A place's position is kept as an industry's is.
  ['server/src/features/receptors', 'server/src/features/industries'],
  // A risk study and a worksheet are about an industry.
  ['server/src/features/risk-studies', 'server/src/features/industries'],
  // A site's standing is worked out from its inventory, for an industry that is on board.
  ['server/src/features/site-standing', 'server/src/features/industries'],
  // Whether a duty falls on a site depends on what it stores.
  ['server/src/features/duties', 'server/src/features/industries'],
  ['server/src/features/duties', 'server/src/features/site-standing'],
  // A standing footprint is what a site's stock could do in the weather there, and to whom.
  ['server/src/features/standing-footprints', 'server/src/features/industries'],
  ['server/src/features/standing-footprints', 'server/src/features/site-standing'],
  ['server/src/features/standing-footprints', 'server/src/features/receptors'],
  ['server/src/features/standing-footprints', 'server/src/features/weather'],
  // The index is made of stocks, worst cases and what a site handles.
  ['server/src/features/vulnerability-index', 'server/src/features/site-standing'],
  ['server/src/features/vulnerability-index', 'server/src/features/standing-footprints'],
  ['server/src/features/vulnerability-index', 'server/src/features/clusters'],
  // A plan tells who lives around, and the zones of the latest run.
  ['server/src/features/duties', 'server/src/features/receptors'],
  ['server/src/features/duties', 'server/src/features/runs'],
  // And whom to call: the stakeholder directory.
  ['server/src/features/duties', 'server/src/features/stakeholders'],
  // The course answers questions, too.
  ['server/src/features/assistant', 'server/src/features/training'],
  // And what the community page tells everybody.
  ['server/src/features/assistant', 'server/src/features/community'],
  // Industries of a State are ranked by their stock over its threshold.
  ['server/src/features/clusters', 'server/src/features/site-standing'],
  // A picture is of an industry on board.
  ['server/src/features/site-images', 'server/src/features/industries'],
  // Whether something is real or of a drill that runs.
  ['server/src/features/runs', 'server/src/features/exercise'],
  ['server/src/features/incidents', 'server/src/features/exercise'],
  ['server/src/features/alerts', 'server/src/features/exercise'],
  ['server/src/features/sensors', 'server/src/features/exercise'],
  // A fire seen by satellite is a detection like a sensor's: one site's incidents are opened in one place.
  ['server/src/features/fires', 'server/src/features/sensors'],
  ['server/src/features/fires', 'server/src/features/incidents'],
  ['server/src/features/fires', 'server/src/features/industries'],
  // A drill is held at a site, with simulated sensors beside the real ones.
  ['server/src/features/drills', 'server/src/features/exercise'],
  ['server/src/features/drills', 'server/src/features/industries'],
  ['server/src/features/drills', 'server/src/features/sensors'],
  ['server/src/features/drills', 'server/src/features/runs'],
  ['server/src/features/drills', 'server/src/features/incidents'],
  // Its end stops the chains of its alerts.
  ['server/src/features/drills', 'server/src/features/escalation'],
  // Ready-made drills fit what a site stores.
  ['server/src/features/drills', 'server/src/features/site-standing'],
  // A report prints a run.
  ['server/src/features/run-report', 'server/src/features/runs'],
  // And beside it what others say, as the card of the chemical has it.
  ['server/src/features/run-report', 'server/src/features/chemicals'],
  // A warning is drafted from a run.
  ['server/src/features/alerts', 'server/src/features/runs'],
  // A released warning goes out with its release: to who follows the area and to the responders of the directory.
  ['server/src/features/alerts', 'server/src/features/delivery'],
  ['server/src/features/delivery', 'server/src/features/follow'],
  ['server/src/features/delivery', 'server/src/features/stakeholders'],
  // Where messages do not arrive, recorded places in the area are where somebody can be sent.
  ['server/src/features/delivery', 'server/src/features/receptors'],
  // Emergency access is notified to supervisors by the same queue.
  ['server/src/features/people', 'server/src/features/delivery'],
  // And calls responders until enough have acknowledged: whom the rota has on duty, by messages of the same queue.
  ['server/src/features/alerts', 'server/src/features/escalation'],
  ['server/src/features/escalation', 'server/src/features/delivery'],
  ['server/src/features/escalation', 'server/src/features/stakeholders'],
  ['server/src/features/escalation', 'server/src/features/industries'],
  ['server/src/features/escalation', 'server/src/features/follow'],
  // Or by hand for an industry, with a picture; who is inside, who follows and who is in the directory is told before it goes out.
  ['server/src/features/alerts', 'server/src/features/industries'],
  ['server/src/features/alerts', 'server/src/features/site-images'],
  ['server/src/features/alerts', 'server/src/features/receptors'],
  ['server/src/features/alerts', 'server/src/features/follow'],
  ['server/src/features/alerts', 'server/src/features/stakeholders'],
  // Residents may follow a site by its name.
  ['server/src/features/follow', 'server/src/features/industries'],
  // An incident happens at an industry, is given to people of the directory, and is linked to runs and warnings.
  ['server/src/features/incidents', 'server/src/features/industries'],
  ['server/src/features/incidents', 'server/src/features/stakeholders'],
  ['server/src/features/incidents', 'server/src/features/runs'],
  ['server/src/features/incidents', 'server/src/features/alerts'],
  // Pictures of it are drawn anew as those of sites are.
  ['server/src/features/incidents', 'server/src/features/site-images'],
  // Its papers draw the linked run as the run's own report does, name the stock of the site, and tell when the first message was taken over.
  ['server/src/features/incidents', 'server/src/features/run-report'],
  ['server/src/features/incidents', 'server/src/features/site-standing'],
  ['server/src/features/incidents', 'server/src/features/delivery'],
  // Sensors stand at an industry; a station's readings are weather there.
  ['server/src/features/sensors', 'server/src/features/industries'],
  ['server/src/features/sensors', 'server/src/features/weather'],
  // No more can come out than the site stores.
  ['server/src/features/sensors', 'server/src/features/site-standing'],
  // What they find becomes an incident with a run and a drafted warning.
  ['server/src/features/sensors', 'server/src/features/incidents'],
  ['server/src/features/sensors', 'server/src/features/runs'],
  ['server/src/features/sensors', 'server/src/features/alerts'],
  // A poster may be that of one plant.
  ['server/src/features/community', 'server/src/features/industries'],
  // Changed conditions are about an industry that is on board.
  ['server/src/features/changed-conditions', 'server/src/features/industries'],
  // The specification's own calls stand before the same stores.
  ['server/src/features/compat', 'server/src/features/changed-conditions'],
  ['server/src/features/compat', 'server/src/features/industries'],
  ['server/src/features/compat', 'server/src/features/inventory'],
  ['server/src/features/compat', 'server/src/features/chemicals'],
];

/** One owner per library: package name → the only place that may import it. */
export const owners = {
  'prom-client': ['server/src/observe'],
  '@opentelemetry/api': ['server/src/observe/tracing'],
  '@opentelemetry/core': ['server/src/observe/tracing'],
  '@opentelemetry/exporter-trace-otlp-http': ['server/src/observe/tracing'],
  '@opentelemetry/exporter-trace-otlp-proto': ['server/src/observe/tracing'],
  '@opentelemetry/resources': ['server/src/observe/tracing'],
  '@opentelemetry/sdk-trace-base': ['server/src/observe/tracing'],
  pg: ['server/src/db', 'bench'],
  'pg-copy-streams': ['server/src/db', 'bench'],
  kysely: [
    'server/src/db',
    'server/src/files',
    'server/src/computing',
    'server/src/queue',
    'server/src/features',
    'server/src/auth',
    'server/src/http',
  ],
  fastify: [
    'server/src/http',
    'server/src/html',
    'server/src/app.ts',
    'server/src/start.ts',
    'server/src/features',
    'server/src/testing',
    'bench',
  ],
  'better-auth': ['server/src/auth'],
  '@better-auth/utils': ['server/src/auth'],
  'openid-client': ['server/src/auth/provider'],
  '@simplewebauthn/server': ['server/src/auth/passkey'],
  '@simplewebauthn/browser': ['web/src/data'],
  'oidc-provider': ['server/src/testing'],
  aws4fetch: ['server/src/files'],
  'pg-boss': ['server/src/queue'],
  nodemailer: ['server/src/channels'],
  'web-push': ['server/src/channels'],
  'xml-crypto': ['server/src/cap'],
  mqtt: ['server/src/channels', 'server/src/features/sensors/mqtt-readings.test.ts'],
  aedes: ['server/src/testing'],
  'ical-generator': ['server/src/ical'],
  minisearch: ['server/src/features/assistant'],
  pdfmake: ['server/src/pdf'],
  sharp: ['server/src/features/site-images'],
  piscina: ['server/src/threads', 'server/src/compute'],
  'maplibre-gl': ['web/src/map'],
  pmtiles: ['web/src/map', 'tools/src/basemap'],
  'openapi-fetch': ['web/src/data'],
  fontkit: ['server/src/pdf'],
  uqr: ['server/src/features/community', 'server/src/features/account'],
  uplot: ['web/src/parts/chart'],
  'react-i18next': ['web/src/locales'],
};
