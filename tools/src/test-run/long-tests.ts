/**
 * Test files that take long: whole programs that start, are killed or lose disk, network or database, and long searches.
 * `npm test` leaves one out unless something that it guards was changed since the published main; `npm run test:all` runs all.
 */
export interface LongTest {
  readonly file: string;
  /** Files and folders whose change pulls the test into `npm test`, beside the file itself. */
  readonly guards: readonly string[];
}

/** Starting, stopping and the place of the data. */
const program = ['server/src/main.ts', 'server/src/start.ts', 'server/src/platform/data-folder', 'server/src/platform/db/embedded'];
/** What several servers share, and what a server does without its database. */
const shared = ['server/src/platform/db/faults', 'server/src/platform/db/changes.ts', 'server/src/platform/db/server-process.ts'];
const messages = ['server/src/warn/delivery', 'server/src/warn/escalation', 'server/src/platform/jobs'];
const backups = ['server/src/platform/db/backup', 'server/src/platform/maintenance', 'server/src/platform/db/migrations'];
const imports = [
  'server/src/register/data-import',
  'server/src/register/geo-data',
  'server/src/platform/csv',
  'server/src/platform/programs',
];
const recipes = ['tools/src/recipes', 'CONTRIBUTING.md', 'architecture.mjs'];

export const longTests: readonly LongTest[] = [
  { file: 'server/src/start.test.ts', guards: program },
  {
    file: 'server/src/database-roles.test.ts',
    guards: ['server/src/start.ts', 'server/src/platform/db/scope', 'server/src/platform/maintenance/doctor', 'deploy/postgres'],
  },
  { file: 'server/src/scale.test.ts', guards: [...shared, ...messages, 'server/src/warn/live'] },
  { file: 'server/src/full-disk.test.ts', guards: program },
  { file: 'server/src/memory.test.ts', guards: [...imports, 'server/src/platform/http', 'server/src/platform/files'] },
  { file: 'server/src/network-cut.test.ts', guards: [...shared, 'server/src/warn/delivery', 'server/src/warn/live'] },
  { file: 'server/src/fence.test.ts', guards: [...shared, 'server/src/platform/http/fence.ts', 'server/src/warn/delivery'] },
  { file: 'server/src/roles.test.ts', guards: [...shared, ...program, 'server/src/platform/jobs'] },
  { file: 'server/src/traces.test.ts', guards: ['server/src/platform/observe', 'server/src/platform/http/trace-requests.ts'] },
  { file: 'server/src/platform/computation/computing.test.ts', guards: ['server/src/platform/computation', 'server/src/platform/compute'] },
  { file: 'server/src/platform/compute/pool.test.ts', guards: ['server/src/platform/compute', 'server/src/platform/threads'] },
  { file: 'server/src/platform/db/backup/backup.test.ts', guards: backups },
  { file: 'server/src/platform/db/faults/lost-database.test.ts', guards: [...shared, 'server/src/platform/db/database.ts'] },
  { file: 'server/src/platform/http/fuzz.test.ts', guards: ['server/src/platform/http', 'server/src/testing/fuzz', 'contract/src/wire'] },
  {
    file: 'server/src/platform/http/scope-matrix.test.ts',
    guards: [
      'contract/src',
      'server/src/platform/http',
      'server/src/platform/db/scope',
      'server/src/platform/db/migrations',
      'server/src/register/industries',
      'server/src/testing/scope-matrix',
    ],
  },
  { file: 'server/src/platform/maintenance/move.test.ts', guards: backups },
  {
    file: 'server/src/warn/alerts/sentences-kept.test.ts',
    guards: ['server/src/warn/alerts/templates', 'server/src/warn/alerts/place-variants.ts', 'contract/src/warn', 'i18n/src'],
  },
  { file: 'validation/src/laws/warned-area.test.ts', guards: ['engine/src/ensemble', 'engine/src/geo'] },
  {
    file: 'validation/src/trials/area-coverage.test.ts',
    guards: ['engine/src/ensemble', 'validation/data', 'validation/src/trials', 'validation/src/testing'],
  },
  { file: 'server/src/assess/risk-studies/risk-studies.test.ts', guards: ['server/src/assess/risk-studies', 'engine/src/risk-study'] },
  { file: 'server/src/register/data-import/data-import.test.ts', guards: [...imports, 'server/src/importers.ts'] },
  { file: 'server/src/register/data-import/hostile-files.test.ts', guards: imports },
  {
    file: 'server/src/register/industries/bulk.test.ts',
    guards: ['server/src/register/industries', 'server/src/platform/csv', 'server/src/register/data-import'],
  },
  { file: 'server/src/register/population/population.test.ts', guards: ['server/src/register/population'] },
  { file: 'server/src/register/street-map/large-extract.test.ts', guards: ['server/src/register/street-map'] },
  { file: 'server/src/respond/drills/drills.test.ts', guards: ['server/src/respond/drills', 'server/src/warn/delivery'] },
  { file: 'server/src/respond/drills/leak-in-drill.test.ts', guards: ['server/src/respond/drills', 'server/src/respond/sensors'] },
  { file: 'server/src/respond/drills/runner.test.ts', guards: ['server/src/respond/drills'] },
  {
    file: 'server/src/respond/sensors/detection/draft-news.test.ts',
    guards: ['server/src/respond/sensors', 'server/src/warn/alerts', 'server/src/assess/warned-area'],
  },
  { file: 'server/src/respond/sensors/detection/leak.test.ts', guards: ['server/src/respond/sensors', 'engine/src/inverse'] },
  { file: 'server/src/warn/delivery/killed-server.test.ts', guards: messages },
  { file: 'server/src/warn/delivery/yielding.test.ts', guards: messages },
  { file: 'server/src/warn/escalation/killed-server.test.ts', guards: messages },
  { file: 'server/src/platform/maintenance/move-to-server.test.ts', guards: backups },
  {
    file: 'server/src/assess/warned-area/uncertainty-sources.test.ts',
    guards: ['server/src/assess/warned-area', 'engine/src/ensemble'],
  },
  { file: 'server/src/warn/alerts/new-accounts.test.ts', guards: ['server/src/warn/alerts', 'server/src/admin/people'] },
  { file: 'engine/src/ensemble/doubt-table.test.ts', guards: ['engine/src/ensemble'] },
  { file: 'validation/src/laws/catalogue.test.ts', guards: ['chemicals', 'engine/src/source', 'engine/src/dispersion'] },
  { file: 'validation/src/laws/carried-rate.test.ts', guards: ['engine/src/dispersion', 'engine/src/field', 'validation/src/testing'] },
  { file: 'server/src/testing/upgrade/upgrade.test.ts', guards: ['server/src/platform/db/migrations', 'server/src/testing/upgrade'] },
  { file: 'server/src/warn/alerts/place-variants.test.ts', guards: ['server/src/warn/alerts', 'contract/src/warn'] },
  { file: 'server/src/register/industries/moves/moves.test.ts', guards: ['server/src/register/industries'] },
  { file: 'server/src/register/geo-data/readers.test.ts', guards: ['server/src/register/geo-data'] },
  { file: 'server/src/platform/http/hidden-characters.test.ts', guards: ['server/src/platform/http', 'contract/src/wire'] },
  { file: 'server/src/assess/run-report/run-report.test.ts', guards: ['server/src/assess/run-report'] },
  { file: 'engine/src/dispersion/heavy-steps.test.ts', guards: ['engine/src/dispersion'] },
  { file: 'engine/src/inverse/locate.test.ts', guards: ['engine/src/inverse', 'engine/src/compute/readings-at.ts'] },
  { file: 'engine/src/laws.test.ts', guards: ['engine/src'] },
  { file: 'engine/src/risk-study/compute-risk.test.ts', guards: ['engine/src/risk-study', 'engine/src/risk'] },
  { file: 'cli/src/risk.test.ts', guards: ['cli/src', 'cli/examples', 'engine/src/risk-study', 'engine/src/risk'] },
  { file: 'validation/src/inverse.test.ts', guards: ['engine/src/inverse', 'validation/src/inverse.ts', 'validation/src/trials'] },
  { file: 'validation/src/simulated-leaks.test.ts', guards: ['engine/src/inverse', 'engine/src/compute/readings-at.ts'] },
  { file: 'lab/proofs/src/crashes/crashes.test.ts', guards: ['lab/proofs/src/crashes', 'server/src/platform/db/embedded'] },
  { file: 'lab/proofs/src/disk/read-only.test.ts', guards: ['lab/proofs/src/disk', 'server/src/platform/data-folder'] },
  { file: 'tools/src/recipes/examples.test.ts', guards: recipes },
  { file: 'tools/src/recipes/hazard-model.test.ts', guards: [...recipes, 'engine/src/catalogue.ts'] },
  { file: 'tools/src/recipes/register-field.test.ts', guards: [...recipes, 'contract/src/register'] },
  { file: 'tools/src/added-language.test.ts', guards: [...recipes, 'i18n/src/languages.ts'] },
];

/** Sweeps of which `npm test` takes a part that changes with the commit (`takeSample`), and `npm run test:all` everything. */
export const sweeps: readonly string[] = [
  'validation/src/can-model.test.ts',
  'validation/src/every-chemical.test.ts',
  'validation/src/fuzz/fuzz.test.ts',
  'validation/src/fuzz/sweep.test.ts',
  'validation/src/laws/release-laws.test.ts',
  'validation/src/laws/stored-pressure.test.ts',
  'validation/src/true-caveats.test.ts',
];

/** Folders whose tests need the packages of `lab/`, which only `npm run test:all` installs. */
export const labFolders: readonly string[] = ['lab/basemap', 'lab/media'];

/** Files of ten seconds and more that always run whole. */
const alwaysWhole: readonly string[] = [
  'server/src/platform/http/scope.test.ts',
  'validation/src/cases/cases.test.ts',
  'validation/src/fuzz/result-hash.test.ts',
];

/** The files to begin with, so that no core waits for another at the end. */
export const runFirst: readonly string[] = [...longTests.map(({ file }) => file), ...sweeps, ...alwaysWhole];
