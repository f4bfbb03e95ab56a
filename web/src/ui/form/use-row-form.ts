import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiProblem } from '../../data/api-problem.ts';
import { loadWhenReachable } from '../load-when-reachable.ts';
import { type Checked, toFieldProblems } from './field-problems.ts';
import { useAttemptKey } from './idempotency.ts';
import { type Editing, type Entry, useEntryForm } from './use-entry-form.ts';
import { useOnce } from './use-once.ts';

/** The call: a new row where nothing is edited, else a new version of one. */
export interface RowSave<Input> {
  readonly editing: Editing;
  readonly input: Input;
  /** Key of the attempt: a repeated one creates one row. */
  readonly key: string;
  /** Overwrite another person's changes: the person has seen the warning. */
  readonly overwrite: boolean;
}

type Check<Field extends string, Input> = (values: Readonly<Record<Field, string>>) => Checked<Field, Input>;

interface RowFormOptions<Field extends string, Row, Input> {
  /** Entries are kept under this name through a reload of the tab. */
  readonly name: string;
  readonly fields: readonly Field[];
  /** The check of the entries. With its schemas it is as large as the form and the table, so it is loaded when the form is first used. */
  readonly loadCheck: () => Promise<Check<Field, Input>>;
  readonly toEntry: (row: Row) => Entry<Field>;
  /** A stored row was loaded into the form. */
  readonly onLoaded?: (row: Row) => void;
  readonly save: (asked: RowSave<Input>) => Promise<Row>;
  /** The stored row; undefined: deleted. */
  readonly read: (id: number) => Promise<Row | undefined>;
  readonly onSaved: (saved: Row, editing: Editing) => void;
}

/** The form of a register's rows and its actions: save once, report problems, load or overwrite another person's changes. */
export const useRowForm = <Field extends string, Row, Input>(asked: RowFormOptions<Field, Row, Input>) => {
  const { fields } = asked;
  const form = useEntryForm(asked.name, fields);
  const attempt = useAttemptKey();
  const once = useOnce();
  const save = useMutation({
    mutationFn: asked.save,
    onSuccess: (saved, { editing }) => {
      attempt.finish();
      form.clear();
      asked.onSaved(saved, editing);
    },
    onSettled: once.end,
    onError: (error) => {
      if (error instanceof ApiProblem) form.refuse(toFieldProblems(error.fields, fields));
    },
  });
  const loaded = useRef<Check<Field, Input>>(null);
  const loading = useMutation({
    mutationFn: async () => {
      loaded.current ??= await loadWhenReachable(asked.loadCheck);
    },
    onSettled: once.end,
  });
  const reset = (): void => {
    save.reset();
    loading.reset();
  };
  const edit = (row: Row): void => {
    reset();
    form.load(asked.toEntry(row));
    asked.onLoaded?.(row);
  };
  const reload = useMutation({
    mutationFn: asked.read,
    onSuccess: (stored) => {
      if (stored !== undefined) {
        edit(stored);
        return;
      }
      // Deleted by the other person: the entries can still be saved as a new row.
      reset();
      form.load({ editing: null, values: form.values });
    },
  });
  const saveChecked = (check: Check<Field, Input>, overwrite: boolean): void => {
    const checked = check(form.values);
    if (!checked.ok) {
      once.end();
      form.refuse(checked.problems);
      return;
    }
    const key = attempt.keyFor([asked.name, form.editing, checked.input, overwrite]);
    save.mutate({ editing: form.editing, input: checked.input, key, overwrite });
  };
  const submit = (overwrite: boolean): void => {
    if (!once.begin()) return;
    reset();
    if (loaded.current !== null) saveChecked(loaded.current, overwrite);
    else loading.mutate(undefined, { onSuccess: () => submit(overwrite) });
  };
  return {
    form,
    save: {
      isPending: save.isPending || loading.isPending,
      isError: save.isError || loading.isError,
      error: save.error ?? loading.error,
    },
    /** The form is used: the check is there before the entries are complete. A failure is reported when they are saved. */
    prepare: (): void => {
      if (loaded.current !== null) return;
      loadWhenReachable(asked.loadCheck).then(
        (check) => {
          loaded.current = check;
        },
        () => undefined,
      );
    },
    reload,
    edit,
    submit,
    cancel: (): void => {
      reset();
      form.clear();
    },
    /** Loads another person's changes; the entries typed here are discarded on request only. */
    takeStored: (): void => {
      if (form.editing) reload.mutate(form.editing.id);
    },
    /** The edited row was deleted: there is nothing to update. */
    forget: (id: number): void => {
      if (form.editing?.id === id) form.clear();
    },
  };
};

/** What the form's frame needs, for any kind of row. */
export type RowFormState<Field extends string> = Pick<
  ReturnType<typeof useRowForm<Field, unknown, unknown>>,
  'form' | 'save' | 'prepare' | 'submit' | 'cancel' | 'takeStored'
> & {
  readonly reload: { readonly isError: boolean; readonly error: Error | null };
};
