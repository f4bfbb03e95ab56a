import { useMemo, useRef, useState } from 'react';
import { useDraft } from '../../data/draft.ts';
import type { Problem, Reason } from './field-problems.ts';

/** The row being edited, and its version at the start; null for a new row. */
export type Editing = { readonly id: number; readonly version: number } | null;

export interface Entry<Field extends string> {
  readonly editing: Editing;
  readonly values: Readonly<Record<Field, string>>;
}

const isEntry = <Field extends string>(stored: unknown, fields: readonly Field[]): stored is Entry<Field> => {
  if (typeof stored !== 'object' || stored === null || !('values' in stored) || !('editing' in stored)) return false;
  const { values, editing } = stored;
  if (typeof values !== 'object' || values === null) return false;
  if (editing !== null && !(typeof editing === 'object' && 'id' in editing && 'version' in editing)) return false;
  const texts = new Map(Object.entries(values));
  return fields.every((field) => !texts.has(field) || typeof texts.get(field) === 'string');
};

/**
 * The state of a form: entries (kept under a name through a reload of the tab), the edited row, refusals. Until something is entered it shows
 * `given`: a stored row as it is now, or nothing. Texts belong to the screen; this handles fields only.
 */
export const useEntryForm = <Field extends string>(name: string | null, fields: readonly Field[], given?: Entry<Field>) => {
  const empty = useMemo<Entry<Field>>(
    () => ({ editing: null, values: Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string> }),
    [fields],
  );
  const blank = given ?? empty;
  const [entered, setEntry, dropDraft] = useDraft<Entry<Field> | null>(name, null, (stored) =>
    // A draft of an earlier version of the form lacks its new fields.
    isEntry(stored, fields) ? { ...stored, values: { ...empty.values, ...stored.values } } : undefined,
  );
  const entry = entered ?? blank;
  const [problems, setProblems] = useState<readonly Problem<Field>[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [start, setStart] = useState(0);
  const latest = useRef(entered);
  const put = (next: Entry<Field>): void => {
    latest.current = next;
    setEntry(next);
  };
  return {
    ...entry,
    problems,
    attempt,
    /** Another number for each row: the key of parts that hold a text of their own, such as a search. */
    start,
    touched: fields.some((field) => entry.values[field] !== blank.values[field]),
    findReason: (field: Field): Reason | undefined => problems.find((problem) => problem.field === field)?.reason,
    /** Several fields together: a place fills two, a chemical three. A corrected field is no longer marked. */
    set: (changes: Partial<Record<Field, string>>): void => {
      const before = latest.current ?? blank;
      put({ ...before, values: { ...before.values, ...changes } });
      setProblems((before) => before.filter((problem) => !(problem.field in changes)));
    },
    refuse: (found: readonly Problem<Field>[]): void => {
      setProblems(found);
      setAttempt((before) => before + 1);
    },
    /** Loads a row to edit, or other start values. */
    load: (next: Entry<Field>): void => {
      put(next);
      setStart((before) => before + 1);
      setProblems([]);
      setAttempt(0);
    },
    /** Saved or cancelled: what was entered is forgotten. */
    clear: (): void => {
      latest.current = null;
      setEntry(null);
      setStart((before) => before + 1);
      dropDraft();
      setProblems([]);
      setAttempt(0);
    },
  };
};
