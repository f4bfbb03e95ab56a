import { emptyReceptors, type ReceptorTable, receptorTable, type ScenarioDocument } from '@hazardguard/engine';
import { describe, expect, it } from 'vitest';
import { evaluate, evaluateThreat } from './evaluate.ts';
import { footprintClient, type Outcome, type Port } from './footprint-client.ts';
import type { FootprintAnswer, FootprintRequest } from './footprint-messages.ts';

/** A worker in the same thread that answers on command, so that a test controls the order. */
const slowWorker = () => {
  const requests: FootprintRequest[] = [];
  let receptors: ReceptorTable = emptyReceptors;
  const port: Port = { postMessage: (request) => void requests.push(request), terminate: () => undefined, onmessage: null, onerror: null };
  const answerNext = (): void => {
    const request = requests.shift();
    if (!request) throw new Error('nothing was requested');
    if (request.kind === 'receptors') {
      receptors = receptorTable(request.list);
      return;
    }
    if (request.kind === 'threat-at') {
      const { question, document, place, options } = request;
      port.onmessage?.({
        data: { kind: 'threat', question, evaluation: evaluateThreat(document, place, options) },
      } as MessageEvent<FootprintAnswer>);
      return;
    }
    const answer: FootprintAnswer = {
      kind: 'evaluated',
      generation: request.generation,
      evaluation: evaluate(request.document, receptors),
    };
    port.onmessage?.({ data: answer } as MessageEvent<FootprintAnswer>);
  };
  return { port, requests, answerNext };
};

const chlorine = (quantityKg: number): ScenarioDocument => ({
  chemical: '7782-50-5',
  hazard: 'leak',
  quantityKg,
  rupture: { type: 'circular', diameterM: 0.02 },
  weather: { windSpeedMs: 3, windFromDeg: 340, temperatureC: 30, stability: 'D' },
  site: { latitude: 21.7, longitude: 72.6 },
});
const quantities = (outcomes: readonly Outcome[]): unknown[] =>
  outcomes.map((outcome) =>
    outcome.kind === 'result' ? outcome.result.inputs.find((input) => input.key === 'quantityKg')?.value : outcome.kind,
  );

describe('the client of the footprint worker', () => {
  it('answers only the newest request, and lets at most one wait', () => {
    const { port, requests, answerNext } = slowWorker();
    const client = footprintClient(port);
    const outcomes: Outcome[] = [];
    for (const quantity of [100, 200, 300, 400]) client.evaluate(chlorine(quantity), (outcome) => outcomes.push(outcome));
    expect(requests).toHaveLength(1);
    answerNext();
    expect(outcomes).toEqual([]);
    expect(requests).toHaveLength(1);
    answerNext();
    expect(quantities(outcomes)).toEqual([400]);
    expect(requests).toEqual([]);
  });

  it('answers nothing after a cancel, and works again after it', () => {
    const { port, answerNext } = slowWorker();
    const client = footprintClient(port);
    const outcomes: Outcome[] = [];
    client.evaluate(chlorine(100), (outcome) => outcomes.push(outcome));
    client.cancel();
    answerNext();
    expect(outcomes).toEqual([]);
    client.evaluate(chlorine(500), (outcome) => outcomes.push(outcome));
    answerNext();
    expect(quantities(outcomes)).toEqual([500]);
  });

  it('sends a list of receptors once', () => {
    const { port, requests } = slowWorker();
    const client = footprintClient(port);
    const list = [{ id: '1', name: 'School', kind: 'school' as const, latitude: 21.69, longitude: 72.604, people: 300 }];
    client.setReceptors(list);
    client.setReceptors(list);
    expect(requests).toHaveLength(1);
  });

  it('counts the given receptors', () => {
    const { port, answerNext } = slowWorker();
    const client = footprintClient(port);
    // 600 m downwind of the source: the wind blows from 340°, so towards 160°.
    client.setReceptors([{ id: '1', name: 'School', kind: 'school', latitude: 21.6949, longitude: 72.602, people: 300 }]);
    const outcomes: Outcome[] = [];
    client.evaluate(chlorine(900), (outcome) => outcomes.push(outcome));
    answerNext();
    answerNext();
    const [outcome] = outcomes;
    expect(outcome?.kind === 'result' ? outcome.result.hits.map((hit) => hit.receptor.name) : outcome).toEqual(['School']);
  });

  it('answers every question about a place, besides the newest footprint', async () => {
    const { port, answerNext } = slowWorker();
    const client = footprintClient(port);
    const near = client.threatAt(chlorine(900), { xM: 300, yM: 0 });
    const far = client.threatAt(chlorine(900), { xM: 3000, yM: 0 }, { building: { typical: 'tight' } });
    const nowhere = client.threatAt({ ...chlorine(1), chemical: 'unobtainium' }, { xM: 1, yM: 0 });
    for (let i = 0; i < 3; i++) answerNext();
    const [there, beyond] = await Promise.all([near, far]);
    expect(there.kind === 'threat' && beyond.kind === 'threat' && there.threat.peak > beyond.threat.peak).toBe(true);
    expect(await nowhere).toMatchObject({ kind: 'refused', problems: [{ field: 'chemical' }] });
    const broken = client.threatAt(chlorine(1), { xM: 1, yM: 0 });
    port.onerror?.({ message: 'out of memory' } as ErrorEvent);
    expect(await broken).toEqual({ kind: 'failed', message: 'out of memory' });
  });

  it('reports that the worker failed', () => {
    const { port } = slowWorker();
    const outcomes: Outcome[] = [];
    footprintClient(port).evaluate(chlorine(1), (outcome) => outcomes.push(outcome));
    port.onerror?.({ message: 'out of memory' } as ErrorEvent);
    expect(outcomes).toEqual([{ kind: 'failed', message: 'out of memory' }]);
  });
});

describe('evaluate', () => {
  it('refuses a chemical that is not in the library, by name', () => {
    const evaluation = evaluate({ ...chlorine(1), chemical: 'unobtainium' }, emptyReceptors);
    expect(evaluation).toMatchObject({ kind: 'refused', problems: [{ field: 'chemical', value: 'unobtainium' }] });
  });

  it('refuses a negative quantity with field, value and allowed range', () => {
    const evaluation = evaluate(chlorine(-5), emptyReceptors);
    expect(evaluation).toMatchObject({ kind: 'refused', problems: [{ field: 'quantityKg', value: -5 }] });
  });
});
