import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, ensembleResult, ensembleSlice, forecastStrip, type InputProblem, receptorTable } from '@hazardguard/engine';
import type { WorkerPoolAnswer, WorkerPoolRequest } from './worker-pool-messages.ts';

const toUnknownChemical = (chemical: string): InputProblem => ({
  field: 'chemical',
  value: chemical,
  allowed: 'a CAS number or name of the library',
  message: `The chemical library has no “${chemical}”.`,
});

/** Runs one pool request through the engine, with the same checks and substance library as the server. */
export const answerPoolRequest = (request: WorkerPoolRequest): WorkerPoolAnswer => {
  const { generation, document } = request;
  const chemical = findChemical(document.chemical);
  if (!chemical) return { generation, kind: 'refused', problems: [toUnknownChemical(document.chemical)] };
  const substance = toSubstance(chemical);
  if (request.kind === 'strip') return { generation, kind: 'strip', strip: forecastStrip(document, substance, request.hours) };
  const checked = checkScenario(document, substance);
  if (!checked.ok) return { generation, kind: 'refused', problems: checked.problems };
  const receptors = receptorTable(request.receptors);
  if (request.kind === 'slice')
    return { generation, kind: 'slice', slice: ensembleSlice(checked.scenario, request.options, request.range, receptors) };
  return { generation, kind: 'merged', result: ensembleResult(checked.scenario, request.options, request.slices, receptors) };
};

/** The buffers of an answer, transferred instead of copied. */
export const listColumns = (answer: WorkerPoolAnswer): ArrayBuffer[] => {
  const values: unknown[] =
    answer.kind === 'slice'
      ? Object.values(answer.slice)
      : answer.kind === 'merged'
        ? answer.result.levels.flatMap(({ map }) => (map === null ? [] : Object.values(map)))
        : [];
  return values.flatMap((value) => (ArrayBuffer.isView(value) && value.buffer instanceof ArrayBuffer ? [value.buffer] : []));
};
