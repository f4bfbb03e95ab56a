import type { Inputs } from './case.ts';

const isRow = (value: unknown): value is Inputs => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A row that inherits missing members from the case. */
const rowWithin = (row: Inputs, around: Inputs): Inputs =>
  new Proxy(row, {
    get: (target, name) => (typeof name === 'string' && !Object.hasOwn(target, name) ? around[name] : target[name as string]),
    getOwnPropertyDescriptor: (target, name) =>
      Object.getOwnPropertyDescriptor(target, name) ??
      (name !== 'rows' && Object.hasOwn(around, name)
        ? { configurable: true, enumerable: false, writable: true, value: undefined }
        : undefined),
  });

/** The rows of a case; null if it has none. */
export const readRows = (inputs: Inputs): readonly Inputs[] | null => {
  const rows = Object.hasOwn(inputs, 'rows') ? inputs.rows : undefined;
  return Array.isArray(rows) ? rows.filter(isRow).map((row) => rowWithin(row, inputs)) : null;
};

/** Computes results for each row: a list per member if the case has rows, else single results. */
export const answerPerRow = (inputs: Inputs, answer: (row: Inputs) => Inputs): Inputs => {
  const rows = readRows(inputs);
  if (rows === null) return answer(inputs);
  const answers = rows.map(answer);
  const names = [...new Set(answers.flatMap(Object.keys))];
  return Object.fromEntries(names.map((name) => [name, answers.map((one) => one[name])]));
};
