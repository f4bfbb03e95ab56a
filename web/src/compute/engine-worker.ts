/// <reference lib="webworker" />
import { serveFootprint } from './footprint-worker.ts';
import { servePlume } from './plume-worker.ts';
import { servePool } from './pool-worker.ts';
import { serveRisk } from './risk-worker.ts';
import type { Service } from './service.ts';
import { serveViews } from './views-worker.ts';

declare const self: DedicatedWorkerGlobalScope;

const services = {
  footprint: serveFootprint,
  plume: servePlume,
  pool: servePool,
  risk: serveRisk,
  views: serveViews,
};

export type ServiceName = keyof typeof services;

/** The one worker file with the engine. Each worker answers for one service, named when it is opened, so that none waits behind another. */
const serve = services[self.name as ServiceName] as Service<unknown, unknown>;
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => serve(data, (answer, moved = []) => self.postMessage(answer, moved)));
