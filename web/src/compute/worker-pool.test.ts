import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, type EnsembleOptions, ensemble, receptorTable, type ScenarioDocument } from '@hazardguard/engine';
import { describe, expect, it } from 'vitest';
import { answerPoolRequest } from './answer-pool-request.ts';
import { createWorkerPool, type WorkerPoolOutcome, type WorkerPoolPort } from './worker-pool.ts';
import type { WorkerPoolAnswer, WorkerPoolRequest } from './worker-pool-messages.ts';

/** A worker in the same thread that answers on command. */
const slowWorker = () => {
  const requests: WorkerPoolRequest[] = [];
  const port: WorkerPoolPort = {
    postMessage: (request) => void requests.push(request),
    terminate: () => undefined,
    onmessage: null,
    onerror: null,
  };
  const answerNext = (): boolean => {
    const request = requests.shift();
    if (request) port.onmessage?.({ data: answerPoolRequest(request) } as MessageEvent<WorkerPoolAnswer>);
    return request !== undefined;
  };
  return { port, requests, answerNext };
};

const options: EnsembleOptions = { members: 32, seed: 4, knowledge: 'known', windOrigin: 'on-site', side: 21 };
const document: ScenarioDocument = {
  chemical: 'chlorine',
  hazard: 'leak',
  mode: 'aloha-compatible',
  quantityKg: 600,
  rupture: { type: 'direct', rateKgS: 1, durationMin: 10 },
  weather: { windSpeedMs: 4, windFromDeg: 200, temperatureC: 20, stability: 'D' },
  site: { latitude: 21.7, longitude: 72.6 },
};
const school = { id: '1', name: 'School', kind: 'school' as const, latitude: 21.703, longitude: 72.601, people: 300 };

describe('the worker pool', () => {
  it('gives the same ensemble as one thread, in any order of answers, with progress', () => {
    const chlorine = findChemical('chlorine');
    const checked = chlorine && checkScenario(document, toSubstance(chlorine));
    if (!checked?.ok) throw new Error('the scenario is refused');
    const [a, b] = [slowWorker(), slowWorker()];
    const outcomes: WorkerPoolOutcome[] = [];
    const shares: number[] = [];
    createWorkerPool([a.port, b.port]).ensemble(
      document,
      options,
      [school],
      (outcome) => outcomes.push(outcome),
      (share) => shares.push(share),
    );
    for (let turn = 0; turn < 60; turn++) (turn % 3 === 0 ? a : b).answerNext();
    expect(outcomes).toEqual([{ kind: 'ensemble', result: ensemble(checked.scenario, options, receptorTable([school])) }]);
    expect(shares.at(-1)).toBe(1);
  });

  it('ignores answers to a replaced request, and sends none of its waiting work', () => {
    const { port, requests, answerNext } = slowWorker();
    const client = createWorkerPool([port]);
    const outcomes: string[] = [];
    client.ensemble(document, options, [], () => outcomes.push('old'));
    client.strip(document, [{ time: '2026-05-01T06:00:00Z', weather: {} }], ({ kind }) => outcomes.push(kind));
    expect(requests).toHaveLength(1);
    while (answerNext());
    expect(outcomes).toEqual(['strip']);
  });

  it('answers nothing after a cancel, and works again after it', () => {
    const { port, answerNext } = slowWorker();
    const client = createWorkerPool([port]);
    const outcomes: string[] = [];
    client.ensemble(document, options, [], ({ kind }) => outcomes.push(kind));
    client.cancel();
    while (answerNext());
    expect(outcomes).toEqual([]);
    client.ensemble(document, options, [], ({ kind }) => outcomes.push(kind));
    while (answerNext());
    expect(outcomes).toEqual(['ensemble']);
  });

  it('reports a refusal once, with its field', () => {
    const [a, b] = [slowWorker(), slowWorker()];
    const outcomes: WorkerPoolOutcome[] = [];
    createWorkerPool([a.port, b.port]).ensemble({ ...document, quantityKg: -1 }, options, [], (outcome) => outcomes.push(outcome));
    while (a.answerNext() || b.answerNext());
    expect(outcomes).toHaveLength(1);
    expect(outcomes[0]).toMatchObject({ kind: 'refused', problems: [{ field: 'quantityKg' }] });
  });

  it('reports that a worker failed', () => {
    const { port } = slowWorker();
    const outcomes: WorkerPoolOutcome[] = [];
    createWorkerPool([port]).strip(document, [], (outcome) => outcomes.push(outcome));
    port.onerror?.({ message: 'out of memory' } as ErrorEvent);
    expect(outcomes).toEqual([{ kind: 'failed', message: 'out of memory' }]);
  });
});
