import { parentPort } from 'node:worker_threads';
import { type EnsembleOptions, emptyReceptors, ensembleSlice, run, type Scenario } from '@hazardguard/engine';
import { sweepOne } from '../fuzz/sweep-one.ts';
import { tryStock } from '../laws/release-laws.ts';

/** A share of an ensemble's members, of a screening's directions of the wind, or of the seeds of a sweep or of the laws of releases. */
export type SpeedRequest =
  | { readonly what: 'members'; readonly scenario: Scenario; readonly options: EnsembleOptions; readonly from: number; readonly to: number }
  | { readonly what: 'screenings'; readonly scenario: Scenario; readonly from: number; readonly to: number }
  | { readonly what: 'sweep'; readonly from: number; readonly to: number }
  | { readonly what: 'laws'; readonly from: number; readonly to: number };

const turned = (scenario: Scenario, i: number): Scenario => ({
  ...scenario,
  weather: { ...scenario.weather, windFromDeg: (137.5 * i) % 360, windSpeedMs: scenario.weather.windSpeedMs * (0.7 + 0.06 * (i % 11)) },
});

const done = (order: SpeedRequest): unknown => {
  if (order.what === 'members') return ensembleSlice(order.scenario, order.options, order, emptyReceptors);
  if (order.what === 'sweep') return Array.from({ length: order.to - order.from }, (_, i) => sweepOne(order.from + i));
  if (order.what === 'laws') return Array.from({ length: order.to - order.from }, (_, i) => tryStock(order.from + i));
  let farthest = 0;
  for (let i = order.from; i < order.to; i++) {
    for (const { reachM } of run(turned(order.scenario, i)).zones) farthest = Math.max(farthest, reachM);
  }
  return farthest;
};

parentPort?.on('message', (order: SpeedRequest) => parentPort?.postMessage(done(order)));
