import { readFileSync } from 'node:fs';
import type { RiskStudyDocument } from '@hazardguard/engine';
import { describe, expect, it } from 'vitest';
import { type RiskMessage, type RiskPort, riskInWorker } from './risk-client.ts';
import { runRiskStudy } from './run-risk-study.ts';

const document = JSON.parse(
  readFileSync(new URL('../../../cli/examples/studies/chlorine-storage.json', import.meta.url), 'utf8'),
) as RiskStudyDocument;

/** A worker in the same thread that answers, fails or waits. */
const port = (mode: 'answers' | 'breaks' | 'waits') => {
  const counts = { terminated: 0 };
  const one: RiskPort = {
    postMessage: (study) => {
      const send = (data: RiskMessage): void => one.onmessage?.({ data } as MessageEvent<RiskMessage>);
      if (mode === 'answers') send({ answer: runRiskStudy(study, (done, of) => send({ done, of })) });
      if (mode === 'breaks') one.onerror?.({ message: 'out of memory' } as ErrorEvent);
    },
    terminate: () => void counts.terminated++,
    onmessage: null,
    onerror: null,
  };
  return { counts, open: () => one };
};

describe('a risk study in its worker', () => {
  it('answers with the result, and then the worker ends', async () => {
    const { counts, open } = port('answers');
    const steps: string[] = [];
    const answer = await riskInWorker(document, { open, onProgress: (done, of) => steps.push(`${done}/${of}`) });
    expect(answer.ok && answer.result.pll).toBeGreaterThan(0);
    const releases = answer.ok ? answer.result.releases.length : 0;
    expect(steps).toEqual(Array.from({ length: releases }, (_none, index) => `${index + 1}/${releases}`));
    expect(counts.terminated).toBe(1);
  });

  it('answers with the problems of a wrong study', async () => {
    const answer = await riskInWorker({ ...document, sections: [] }, { open: port('answers').open });
    expect(answer).toMatchObject({ ok: false, problems: [{ field: 'sections' }] });
  });

  it('ends when cancelled, before and after the start', async () => {
    const { counts, open } = port('waits');
    const cancel = new AbortController();
    const running = riskInWorker(document, { signal: cancel.signal, open });
    cancel.abort();
    await expect(running).rejects.toMatchObject({ name: 'AbortError' });
    expect(counts.terminated).toBe(1);
    await expect(riskInWorker(document, { signal: cancel.signal, open })).rejects.toMatchObject({ name: 'AbortError' });
    expect(counts.terminated).toBe(1);
  });

  it('reports that the worker failed', async () => {
    await expect(riskInWorker(document, { open: port('breaks').open })).rejects.toThrow('out of memory');
  });
});
