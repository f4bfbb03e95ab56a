import type { Inputs } from './case.ts';

const isRow = (value: unknown): value is Inputs => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Members on top of others: a row that inherits what it lacks from its case, a case with one input replaced. Read only when asked. */
export const onTopOf = (own: Inputs, around: Inputs): Inputs =>
  new Proxy(own, {
    get: (target, name) => (typeof name === 'string' && !Object.hasOwn(target, name) ? around[name] : target[name as string]),
    ownKeys: (target) => [...new Set([...Reflect.ownKeys(target), ...Object.keys(around).filter((name) => name !== 'rows')])],
    getOwnPropertyDescriptor: (target, name) =>
      Object.getOwnPropertyDescriptor(target, name) ??
      (name !== 'rows' && Object.hasOwn(around, name)
        ? { configurable: true, enumerable: true, writable: true, value: undefined }
        : undefined),
  });

/** The rows of a case; null if it has none. */
export const readRows = (inputs: Inputs): readonly Inputs[] | null => {
  const rows = Object.hasOwn(inputs, 'rows') ? inputs.rows : undefined;
  return Array.isArray(rows) ? rows.filter(isRow).map((row) => onTopOf(row, inputs)) : null;
};

/** The name of a row in a table of expected values: the one of the table's keys that is a value of the row itself. */
const keyOfRow = (row: Inputs, keys: readonly string[]): string | undefined => {
  const values = Object.keys(row).map((name) => String(row[name]).toLowerCase());
  return keys.find((key) => values.includes(key.toLowerCase()));
};

/** The keys of the rows in a table with one entry for each; null where the table is about something else. */
const rowKeys = (value: unknown, rows: readonly unknown[]): readonly string[] | null => {
  if (!isRow(value)) return null;
  const names = Object.keys(value);
  const keys = rows.flatMap((row) => (isRow(row) ? (keyOfRow(row, names) ?? []) : []));
  return keys.length === rows.length && names.length === rows.length && new Set(keys).size === rows.length ? keys : null;
};

/**
 * Computes results for each row, from the row and what is expected of it: an entry of a list per row, an entry of a table by the row's
 * name, or the same for all. Without rows single results.
 */
export const answerPerRow = (inputs: Inputs, expected: Inputs, answer: (row: Inputs, expected: Inputs) => Inputs): Inputs => {
  const rows = readRows(inputs);
  if (rows === null) return answer(inputs, expected);
  const keys = Object.fromEntries(
    Object.entries(expected).map(([name, value]) => [name, rowKeys(value, inputs.rows as readonly unknown[])]),
  );
  const answers = rows.map((row, i) => {
    const ofRow = Object.entries(expected).map(([name, value]) => {
      if (Array.isArray(value) && value.length === rows.length) return [name, value[i] as unknown];
      const key = keys[name]?.[i];
      return [name, isRow(value) && key !== undefined ? value[key] : value];
    });
    return answer(row, Object.fromEntries(ofRow) as Inputs);
  });
  const names = [...new Set(answers.flatMap(Object.keys))];
  return Object.fromEntries(
    names.map((name) => {
      const values = answers.map((one) => one[name]);
      const byKey = keys[name];
      return [name, byKey ? Object.fromEntries(byKey.map((key, i) => [key, values[i]])) : values];
    }),
  );
};
