import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import cookie from '@fastify/cookie';
import { systemRoutes } from '@hazardguard/contract';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { features } from './features.ts';
import { openAuth } from './platform/auth/auth.ts';
import { closeChannels, openChannels } from './platform/channels/channels.ts';
import { openWorkers } from './platform/computation/ask-workers.ts';
import { startComputing } from './platform/computation/work.ts';
import { openCompute } from './platform/compute/pool.ts';
import type { VapidKeys } from './platform/data-folder/vapid-key.ts';
import { type HeadKeeper, noHeads } from './platform/db/audit/heads.ts';
import { followChanges } from './platform/db/changes.ts';
import type { Database } from './platform/db/database.ts';
import { type DatabaseLink, embeddedLink } from './platform/db/faults/database-link.ts';
import { lockRows } from './platform/db/scope/person-role.ts';
import { describeExcess, readDatabaseOwner } from './platform/db/scope/row-security.ts';
import type { Settings } from './platform/env/env.ts';
import { productVersion } from './platform/env/product-version.ts';
import { openFiles } from './platform/files/file-store.ts';
import { removeOrphans } from './platform/files/orphans.ts';
import { serveFonts } from './platform/html/fonts.ts';
import { compressAnswers } from './platform/http/compress.ts';
import { limitConnections } from './platform/http/connection-limits.ts';
import { makeDevices } from './platform/http/device-cookie.ts';
import { serveDocs } from './platform/http/docs.ts';
import { answerErrors, answerFrameworkError } from './platform/http/error-answer.ts';
import { refuseWhileFenced } from './platform/http/fence.ts';
import { refuseUnguardedRoutes } from './platform/http/gate.ts';
import { deleteOldKeys, makeIdempotency } from './platform/http/idempotency.ts';
import { refuseDeepBodies } from './platform/http/json-depth.ts';
import { limitRoutes } from './platform/http/limit-routes.ts';
import { normalisePagePath } from './platform/http/page-address.ts';
import { makeReadAudit } from './platform/http/read-audit.ts';
import { logRequests, toRequestId } from './platform/http/request-log.ts';
import { meterRequests } from './platform/http/request-meter.ts';
import { limitRates, setSecurityHeaders } from './platform/http/security.ts';
import { serveWebClient } from './platform/http/static-files.ts';
import { traceRequests } from './platform/http/trace-requests.ts';
import { makeXsrf } from './platform/http/xsrf.ts';
import { openQueue } from './platform/jobs/queue.ts';
import { makeYieldToMessages } from './platform/jobs/yield-to-messages.ts';
import { makeJobs } from './platform/observe/jobs.ts';
import { makeMeters } from './platform/observe/meters.ts';
import { isTracing, traceIds } from './platform/observe/tracing/trace.ts';
import { followPublicTexts } from './platform/texts/follow-public-texts.ts';

/** What the application needs to run; it creates everything else itself. */
export interface AppDeps {
  readonly settings: Settings;
  readonly database: Database;
  /** Signs sessions and request tokens. */
  readonly secret: string;
  /** Absent: no web push. */
  readonly vapidKeys?: VapidKeys;
  /** Stores heads of the audit record outside the database; absent: not stored. */
  readonly heads?: HeadKeeper;
  /** Whether this server may act; absent: always. */
  readonly link?: DatabaseLink;
  /** This server's registration among the servers of these data; default a new one. */
  readonly processId?: string;
  /** Folder of the built web client; default web/dist. */
  readonly webFolder?: string;
  /** Output of the log; default standard output. */
  readonly logStream?: Writable;
}

const resolveHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Waiting callers give up sooner, by their own limit. */
const computingMs = 60_000;

/** JSON bodies are forms and scenarios, all far smaller than this. */
const jsonLimitBytes = 256 * 1024;

/** The HTTP application, ready to listen or to receive injected requests in tests. */
export const buildApp = async ({
  settings,
  database,
  secret,
  vapidKeys,
  heads = noHeads,
  link = embeddedLink,
  processId = randomUUID(),
  webFolder,
  logStream,
}: AppDeps): Promise<FastifyInstance> => {
  const { trustProxy } = settings;
  const app = fastify({
    logger: {
      level: settings.logLevel,
      serializers: { req: () => ({}), res: () => ({}) },
      ...(isTracing() ? { mixin: traceIds } : {}),
      ...(logStream ? { stream: logStream } : {}),
    },
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: jsonLimitBytes,
    http: { connectionsCheckingInterval: 5_000 },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: toRequestId,
    frameworkErrors: answerFrameworkError,
    rewriteUrl: ({ url }) => normalisePagePath(url ?? '/'),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 300 },
  });
  app.removeContentTypeParser('text/plain');
  answerErrors(app);
  limitConnections(app, { perAddress: settings.connectionsPerAddress, isBehindProxy: settings.trustProxy !== false });
  refuseDeepBodies(app);
  if (isTracing()) traceRequests(app);
  logRequests(app);
  const jobs = makeJobs();
  const meters = makeMeters();
  meterRequests(app, meters);
  refuseUnguardedRoutes(app);
  setSecurityHeaders(app, settings);
  await limitRates(app, settings.rateLimits);
  await app.register(cookie);
  refuseWhileFenced(app, link);
  await compressAnswers(app);

  const changes = await followChanges(database);
  app.addHook('onClose', () => changes.close());
  const publicTexts = await followPublicTexts({ database, changes }, (error) => app.log.error(error, 'corrections of public texts'));
  app.addHook('onClose', () => publicTexts.close());
  const unlocked = await lockRows(database);
  if (unlocked !== null) app.log.warn(`Row scope is enforced by the program only, not by the database: ${unlocked}`);
  const excess = describeExcess(await readDatabaseOwner(database));
  if (excess !== null) app.log.warn(excess);
  const channels = openChannels(settings, vapidKeys ?? null);
  app.addHook('onClose', () => closeChannels(channels));
  const auth = await openAuth({ settings, database, secret, changes });
  const publicOrigin = settings.publicUrl === null ? null : new URL(settings.publicUrl).origin;
  app.decorate('gate', {
    database,
    auth,
    xsrf: makeXsrf(secret, publicOrigin),
    idempotency: makeIdempotency(database),
    readings: makeReadAudit(database),
    devices: makeDevices(secret, publicOrigin),
  });
  app.decorateRequest('account', null);
  app.decorateRequest('opened');

  if (settings.serves) await serveDocs(app, productVersion);
  else limitRoutes(app, [systemRoutes.healthz, systemRoutes.readyz, systemRoutes.metrics]);
  const elsewhere = settings.works ? undefined : openWorkers({ database, changes });
  if (settings.works) {
    const compute = openCompute({ timeoutMs: computingMs });
    const watch = jobs.watch('computing', (error) => app.log.error(error, 'computations for other servers'));
    const computing = startComputing({ database, changes, compute, ...watch });
    app.addHook('onClose', async () => {
      await computing.stop();
      await compute.close();
    });
  }
  const files = openFiles(settings.files, database, (fault) => app.log.error({ reason: fault.reason }, fault.message));
  const yieldToMessages = makeYieldToMessages({ database, changes });
  const watch = (job: string) => jobs.watch(job, (error) => app.log.error(error, job));
  const queue = settings.works ? openQueue({ database, watch, yieldToMessages }) : null;
  const { objects } = files;
  if (objects !== null) queue?.every('orphaned-files', (signal) => removeOrphans(database, objects, signal));
  queue?.every('old-keys', (signal) => deleteOldKeys(database, signal));
  app.addHook('onReady', async () => queue?.start());
  for (const feature of features)
    await feature(app, {
      settings,
      database,
      changes,
      auth,
      files,
      channels,
      heads,
      elsewhere,
      link,
      jobs,
      queue,
      yieldToMessages,
      meters,
      secret,
      processId,
      version: productVersion,
    });
  // Before the resources of its jobs are closed: hooks run in reverse order.
  app.addHook('onClose', async () => queue?.stop());
  if (settings.serves) {
    serveFonts(app);
    await serveWebClient(app, webFolder ?? resolveHere('../../web/dist'));
  }
  return app;
};
