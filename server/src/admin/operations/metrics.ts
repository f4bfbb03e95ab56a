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
/** A proxy on this machine asks from here for the whole world. */
const forwarding = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const;

const isFromThisMachine = ({ raw: { socket }, headers }: FastifyRequest): boolean =>
  loopback.test(socket.remoteAddress ?? '') && forwarding.every((name) => headers[name] === undefined);

/** With a token for whoever brings it; without one for this machine alone. For everybody else there is nothing here. */
const requireMetricsAccess = (request: FastifyRequest, token: string | null): void => {
  if (token === null ? isFromThisMachine(request) : carriesToken(request, token)) return;
  throw new ApiError('not-found', 'There is nothing at this address');
};

const meterData = ({ database, jobs, meters }: Pick<FeatureDeps, 'database' | 'jobs' | 'meters'>): void => {
  const { pool } = database;
  meters.gauge('hazardguard_database_connections', 'Connections of this server to the database', ['state'], () => [
    { labels: { state: 'open' }, value: pool.totalCount },
    { labels: { state: 'idle' }, value: pool.idleCount },
    { labels: { state: 'waited-for' }, value: pool.waitingCount },
  ]);
  meters.gauge('hazardguard_delivery_waiting', 'Messages that wait, over all servers', ['channel'], async () =>
    (await listQueueDepths(database)).map(({ channel, waiting }) => ({ labels: { channel }, value: waiting })),
  );
  meters.gauge('hazardguard_delivery_oldest_seconds', 'Age of the oldest message that waits', ['channel'], async () =>
    (await listQueueDepths(database)).flatMap(({ channel, oldest_s: value }) => (value === null ? [] : [{ labels: { channel }, value }])),
  );
  meters.gauge('hazardguard_weather_age_seconds', 'Since weather was last received', [], async () => {
    const weather = await readLastWeather(database);
    return weather === null ? [] : [{ value: (Date.now() - weather.at.getTime()) / 1000 }];
  });
  meters.gauge(
    'hazardguard_data',
    'Of the data: bytes, sealed and unsealed entries of the audit record, footprints that are due',
    ['what'],
    async () => {
      const { bytes, entries, unsealed, footprints_due: due } = await readData(database);
      const values = { 'database-bytes': bytes, 'audit-sealed': entries, 'audit-unsealed': unsealed, 'footprints-due': due };
      return Object.entries(values).map(([what, value]) => ({ labels: { what }, value }));
    },
  );
  meters.gauge('hazardguard_job_last_round_timestamp_seconds', 'When work in the background last ended well', ['job'], () =>
    jobs
      .states()
      .flatMap(({ job, lastRoundAt }) => (lastRoundAt === null ? [] : [{ labels: { job }, value: lastRoundAt.getTime() / 1000 }])),
  );
  meters.gauge('hazardguard_job_failures', 'Faults of work in the background since this server started', ['job'], () =>
    jobs.states().map(({ job, failures }) => ({ labels: { job }, value: failures })),
  );
};

const meterProcesses = ({ database, meters }: Pick<FeatureDeps, 'database' | 'meters'>): void => {
  meters.gauge('hazardguard_processes', 'Servers of these data that live', ['role'], async () => {
    const now = Date.now();
    const alive = (await listProcesses(database)).filter(({ seen_at: seenAt }) => now - seenAt.getTime() < silentS * 1000);
    return processRoles.map((role) => ({ labels: { role }, value: alive.filter((one) => one.role === role).length }));
  });
};

/** `/metrics` for Prometheus. */
export const serveMetrics = (app: FastifyInstance, deps: FeatureDeps): void => {
  meterData(deps);
  meterProcesses(deps);
  handle(app, systemRoutes.metrics, async ({ request }) => {
    requireMetricsAccess(request, deps.settings.metricsToken);
    return Readable.from([await deps.meters.text()]);
  });
};
