import { emptyReceptors, type ReceptorTable, receptorTable } from '@hazardguard/engine';
import { evaluate, evaluateThreat } from './evaluate.ts';
import type { FootprintAnswer, FootprintRequest } from './footprint-messages.ts';
import type { Service } from './service.ts';

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

/** Answers the footprint of the inputs on the screen. */
export const serveFootprint: Service<FootprintRequest, FootprintAnswer> = (data, post) => {
  if (data.kind === 'receptors') receptors = receptorTable(data.list);
  else post(data.kind === 'threat-at' ? answerThreat(data) : answerTo(data));
};
