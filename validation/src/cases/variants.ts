import type { Inputs, PublishedCase } from './case.ts';
import { ignoreInputs } from './read.ts';
import { onTopOf } from './rows.ts';
import { findSubstance } from './substances.ts';

type Table = Readonly<Record<string, unknown>>;

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An input that a table of expected values runs over, and its values in the order of the table's entries. */
interface Axis {
  readonly keys: readonly string[];
  readonly inputs: readonly Inputs[];
  /** Name of the expected member inside an entry. */
  readonly inner: string;
}

/** Names in members such as `distance_m_by_class_by_ppm`, and the inputs they stand for. */
const spokenNames: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:class|cls|stability|stability_class|pasquill)$/iu, ['cls', 'class', 'stability', 'stability_class']],
  [/^(?:substance|chemical|gas|name|material|fuel)$/iu, ['substance', 'name', 'chemical', 'gas', 'fuel']],
  [/^(?:u|u10|wind|wind_speed|u10_m_s|wind_m_s|m_s)$/iu, ['u10', 'u', 'wind', 'wind_speed', 'u10_m_s', 'wind_m_s']],
];

/** The input of the case that a spoken name stands for; a name with a unit stands for itself. */
const inputNamed = (spoken: string, inputs: Inputs): string => {
  const aliases = spokenNames.find(([words]) => words.test(spoken))?.[1] ?? [];
  const own = Object.keys(inputs).find((name) => name === spoken || name.startsWith(`${spoken}_`));
  return aliases.find((name) => Object.hasOwn(inputs, name)) ?? own ?? aliases[0] ?? spoken;
};

const asInput = (key: string): unknown => (key.trim() !== '' && Number.isFinite(Number(key)) ? Number(key) : key);

/** "u10=3, cls=D" as inputs; null where it is no such list. */
const readAssignments = (key: string): Inputs | null => {
  const parts = key.split(/\s*[,;]\s*/u).map((part) => /^([A-Za-z]\w*)\s*[=:]\s*(\S.*)$/u.exec(part));
  return parts.every((part) => part !== null) ? Object.fromEntries(parts.map((part) => [part[1] ?? '', asInput(part[2] ?? '')])) : null;
};

const isListOf = (value: unknown, keys: readonly string[]): boolean =>
  Array.isArray(value) && value.length === keys.length && keys.every((key) => value.some((one) => String(one) === key));

/** What all keys of a table are, where its name does not say: assignments, entries of a listed input, classes or substances. */
const inputsOfKeys = (keys: readonly string[], inputs: Inputs): readonly Inputs[] | null => {
  const assigned = keys.map(readAssignments);
  if (assigned.every((one) => one !== null)) return assigned;
  const listed = Object.keys(inputs).find((name) => isListOf(Object.getOwnPropertyDescriptor(inputs, name)?.value, keys));
  if (listed !== undefined) return keys.map((key) => ({ [listed]: asInput(key) }));
  if (keys.every((key) => /^[A-F]$/u.test(key))) return keys.map((key) => ({ [inputNamed('class', inputs)]: key }));
  if (keys.every((key) => findSubstance(key) !== undefined)) return keys.map((key) => ({ [inputNamed('substance', inputs)]: key }));
  return null;
};

/** Tables over levels are one result, which the interpreters answer themselves. */
const levelTable = /_by_(?:ppm|kw_m2|kW_m2|psi|kpa|kPa)$/u;

const axisOf = (name: string, value: Table, inputs: Inputs): Axis | null => {
  const keys = Object.keys(value);
  const spoken = /^(.+?)_by_(.+?)(?:_by_(.+))?$/u.exec(name);
  const isSpoken = spoken !== null && (spoken[3] !== undefined || !levelTable.test(name));
  if (isSpoken) {
    const [, base = '', outer = '', rest] = spoken;
    const input = inputNamed(outer, inputs);
    return { keys, inputs: keys.map((key) => ({ [input]: asInput(key) })), inner: rest === undefined ? base : `${base}_by_${rest}` };
  }
  const isNested = Object.values(value).every((one) => typeof one === 'object' && one !== null);
  const found = isNested || !levelTable.test(name) ? inputsOfKeys(keys, inputs) : null;
  return found === null ? null : { keys, inputs: found, inner: name };
};

/** Variants whose names are the expected members themselves: `{chlorine: {AEGL2: ..}, ammonia: {AEGL2: ..}}`; null: they are results. */
const topVariants = (one: PublishedCase): readonly Inputs[] | null => {
  const { expected, inputs } = one;
  const keys = Object.keys(expected);
  return keys.length > 0 && Object.values(expected).every(isTable) ? inputsOfKeys(keys, inputs) : null;
};

/** A part of a case: one expected member with the inputs of one entry of its table. */
export interface Variant {
  readonly part: PublishedCase;
  readonly path: readonly string[];
  readonly inner: string;
}

/**
 * A case cut along its tables of tables: an entry per variant of the inputs, such as `distance_m_by_class_by_ppm: {D: {"20": 3100}}` or
 * `distance_m: {chlorine: [..], ammonia: [..]}`; `whole` keeps the members that one run answers. Tables within tables are cut again. Rows
 * are left to the interpreters, which read an entry per row.
 */
export const cutTables = (one: PublishedCase): { readonly whole: PublishedCase; readonly variants: readonly Variant[] } => {
  if (Array.isArray(one.inputs.rows)) return { whole: one, variants: [] };
  const top = topVariants(one);
  if (top !== null) {
    ignoreInputs(one.inputs, ...Object.keys(top[0] ?? {}));
    const cut = Object.entries(one.expected).flatMap(([key, value], i) => {
      const part = { ...one, inputs: onTopOf(top[i] ?? {}, one.inputs) };
      return Object.entries(value as Table).flatMap(([inner, entry]): readonly Variant[] => {
        const inside = cutTables({ ...part, expected: { [inner]: entry } });
        if (inside.variants.length === 0) return [{ part: { ...part, expected: { [inner]: entry } }, path: [key, inner], inner }];
        return inside.variants.map((deeper) => ({ ...deeper, path: [key, ...deeper.path] }));
      });
    });
    return { whole: { ...one, expected: {} }, variants: cut };
  }
  const variants: Variant[] = [];
  const whole: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(one.expected)) {
    const axis = isTable(value) ? axisOf(name, value, one.inputs) : null;
    if (axis === null) {
      whole[name] = value;
      continue;
    }
    ignoreInputs(one.inputs, ...Object.keys(axis.inputs[0] ?? {}));
    axis.keys.forEach((key, i) => {
      const expected = { [axis.inner]: (value as Table)[key] };
      const part = { ...one, inputs: onTopOf(axis.inputs[i] ?? {}, one.inputs), expected };
      const inside = cutTables(part);
      if (inside.variants.length === 0) variants.push({ part, path: [name, key], inner: axis.inner });
      else for (const deeper of inside.variants) variants.push({ ...deeper, path: [name, key, ...deeper.path.slice(1)] });
    });
  }
  return { whole: { ...one, expected: whole }, variants };
};

/** The results put together again in the shape of the expected tables. */
export const joinTables = (whole: Inputs, answers: readonly (readonly [path: readonly string[], value: unknown])[]): Inputs => {
  const joined: Record<string, unknown> = { ...whole };
  for (const [path, value] of answers) {
    let at = joined;
    for (const key of path.slice(0, -1)) {
      const next = isTable(at[key]) ? { ...at[key] } : {};
      at[key] = next;
      at = next;
    }
    at[path.at(-1) ?? ''] = value;
  }
  return joined;
};
