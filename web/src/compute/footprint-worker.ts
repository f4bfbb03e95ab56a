/// <reference lib="webworker" />
import { emptyReceptors, type ReceptorTable, receptorTable } from '@hazardguard/engine';
import { evaluate, evaluateThreat } from './evaluate.ts';
import type { FootprintAnswer, FootprintRequest } from './footprint-messages.ts';

declare const self: DedicatedWorkerGlobalScope;

let receptors: ReceptorTable = emptyReceptors;

const answerTo = (request: Extract<FootprintRequest, { kind: 'evaluate' }>): FootprintAnswer => {
  const { generation } = request;
  try {
    return { kind: 'evaluated', generation, evaluation: evaluate(request.document, receptors) };
  } catch (error) {
    return { kind: 'failed', generation, message: error instanceof Error ? error.message : String(error) };
  }
};

const answerThreat = ({ question, document, place, options }: Extract<FootprintRequest, { kind: 'threat-at' }>): FootprintAnswer => {
  try {
    return { kind: 'threat', question, evaluation: evaluateThreat(document, place, options) };
  } catch (error) {
    return { kind: 'threat', question, evaluation: { kind: 'failed', message: error instanceof Error ? error.message : String(error) } };
  }
};

self.addEventListener('message', ({ data }: MessageEvent<FootprintRequest>) => {
  if (data.kind === 'receptors') receptors = receptorTable(data.list);
  else self.postMessage(data.kind === 'threat-at' ? answerThreat(data) : answerTo(data));
});
