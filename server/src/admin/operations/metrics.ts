import { createHash, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import { ApiError, processRoles, systemRoutes } from '@hazardguard/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { silentS } from '../../platform/db/server-process.ts';
import type { FeatureDeps } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { listProcesses, listQueueDepths, readData, readLastWeather } from './store.ts';

const hashToken = (text: string): Buffer => createHash('sha256').update(text).digest();

const carriesToken = (request: FastifyRequest, token: string): boolean =>
  timingSafeEqual(hashToken(request.headers.authorization ?? ''), hashToken(`Bearer ${token}`));

const loopback = /^(127\.|::1$|::ffff:127\.)/;
/** A proxy on this machine forwards requests of other machines. */
const forwarding = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const;

const isFromThisMachine = ({ raw: { socket }, headers }: FastifyRequest): boolean =>
  loopback.test(socket.remoteAddress ?? '') && forwarding.every((name) => headers[name] === undefined);

/** With METRICS_TOKEN set, its bearer may read the metrics; otherwise only this machine. Everyone else gets 404. */
const requireMetricsAccess = (request: FastifyRequest, token: string | null): void => {
  if (token === null ? isFromThisMachine(request) : carriesToken(request, token)) return;
  throw new ApiError('not-found', 'There is nothing at this address');
};

const registerDataGauges = ({ database, jobs, meters }: Pick<FeatureDeps, 'database' | 'jobs' | 'meters'>): void => {
  const { pool } = database;
  meters.gauge('hazardguard_database_connections', 'Connections of this server to the database', ['state'], () => [
    { labels: { state: 'open' }, value: pool.totalCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'waited-for' }, value: pool.waitingCount },
  ]);
  meters.gauge('hazardguard_delivery_waiting', 'Waiting messages, over all servers', ['channel'], async () =>
    (await listQueueDepths(database)).map(({ channel, waiting }) => ({ labels: { channel }, value: waiting })),
  );
  meters.gauge('hazardguard_delivery_oldest_seconds', 'Age of the oldest waiting message', ['channel'], async () =>
    (await listQueueDepths(database)).flatMap(({ channel, oldest_s: value }) => (value === null ? [] : [{ labels: { channel }, value }])),
  );
  meters.gauge('hazardguard_weather_age_seconds', 'Time since weather was last received', [], async () => {
    const weather = await readLastWeather(database);
    return weather === null ? [] : [{ value: (Date.now() - weather.at.getTime()) / 1000 }];
  });
  meters.gauge(
    'hazardguard_data',
    'Size of the data: bytes, sealed and unsealed audit entries, footprints that are due',
    ['what'],
    async () => {
      const { bytes, entries, unsealed, footprints_due: due } = await readData(database);
      const values = { 'database-bytes': bytes, 'audit-sealed': entries, 'audit-unsealed': unsealed, 'footprints-due': due };
      return Object.entries(values).map(([what, value]) => ({ labels: { what }, value }));
    },
  );
  meters.gauge('hazardguard_job_last_round_timestamp_seconds', 'Time of the last successful run of a background job', ['job'], () =>
    jobs
      .states()
      .flatMap(({ job, lastRoundAt }) => (lastRoundAt === null ? [] : [{ labels: { job }, value: lastRoundAt.getTime() / 1000 }])),
  );
  meters.gauge('hazardguard_job_failures', 'Failures of a background job since this server started', ['job'], () =>
    jobs.states().map(({ job, failures }) => ({ labels: { job }, value: failures })),
  );
};

const registerProcessGauges = ({ database, meters }: Pick<FeatureDeps, 'database' | 'meters'>): void => {
  meters.gauge('hazardguard_processes', 'Running servers of this installation', ['role'], async () => {
    const now = Date.now();
    const alive = (await listProcesses(database)).filter(({ seen_at: seenAt }) => now - seenAt.getTime() < silentS * 1000);
    return processRoles.map((role) => ({ labels: { role }, value: alive.filter((one) => one.role === role).length }));
  });
};

/** `/metrics` for Prometheus. */
export const serveMetrics = (app: FastifyInstance, deps: FeatureDeps): void => {
  registerDataGauges(deps);
  registerProcessGauges(deps);
  handle(app, systemRoutes.metrics, async ({ request }) => {
    requireMetricsAccess(request, deps.settings.metricsToken);
    return Readable.from([await deps.meters.text()]);
  });
};
