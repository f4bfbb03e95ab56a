import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiProblem } from '../../data/api-problem.ts';
import type { Refreshed } from '../../data/refresh.ts';
import { useChange } from '../../data/use-change.ts';
import { loadWhenReachable } from '../load-when-reachable.ts';
import { type Checked, toFieldProblems } from './field-problems.ts';
import { type Editing, type Entry, useEntryForm } from './use-entry-form.ts';

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

interface ServerFormProps<Field extends string, Row, Input> {
  /** Entries are kept under this name through a reload of the tab; null: until the form closes. */
  readonly name: string | null;
  readonly fields: readonly Field[];
  /** The check of the entries. One that is as large as the form with its schemas is loaded when the form is first used: `loadCheck`. */
  readonly check?: Check<Field, Input>;
  readonly loadCheck?: () => Promise<Check<Field, Input>>;
  /** Shown until something is entered: the stored row, or start values; undefined: nothing. */
  readonly given?: Entry<Field> | undefined;
  readonly toEntry?: (row: Row) => Entry<Field>;
  /** A stored row was loaded into the form. */
  readonly onLoaded?: (row: Row) => void;
  readonly save: (asked: RowSave<Input>) => Promise<Row>;
  /** The stored row, after another person has changed it; undefined: deleted. 'given': that is always the stored row. */
  readonly read?: 'given' | ((id: number) => Promise<Row | undefined>);
  /** What distinguishes one attempt from another besides the entries. */
  readonly besides?: () => unknown;
  /** What is read again after saving, also after a refusal. */
  readonly refreshes?: readonly Refreshed[];
  readonly onSaved: (saved: Row, editing: Editing) => void;
}

/** A form that saves on the server: check, save once, report problems by field, load or overwrite another person's changes. */
export const useServerForm = <Field extends string, Row, Input>(asked: ServerFormProps<Field, Row, Input>) => {
  const { fields } = asked;
  const form = useEntryForm(asked.name, fields, asked.given);
  const save = useChange(
    ({ entry }: { readonly entry: Omit<RowSave<Input>, 'key'>; readonly besides: unknown }, key) => asked.save({ ...entry, key }),
    {
      refreshes: asked.refreshes ?? [],
      onSuccess: (saved, { entry: { editing } }) => {
        form.clear();
        asked.onSaved(saved, editing);
      },
      onError: (error) => {
        if (error instanceof ApiProblem) form.refuse(toFieldProblems(error.fields, fields));
      },
    },
  );
  const loaded = useRef<Check<Field, Input>>(null);
  const load = async (): Promise<void> => {
    if (asked.loadCheck) loaded.current ??= await loadWhenReachable(asked.loadCheck);
  };
  const loading = useMutation({ mutationFn: load });
  const reset = (): void => {
    save.reset();
    loading.reset();
  };
  const edit = (row: Row): void => {
    reset();
    if (asked.toEntry) form.load(asked.toEntry(row));
    asked.onLoaded?.(row);
  };
  const reload = useMutation({
    mutationFn: async (id: number) => (typeof asked.read === 'function' ? asked.read(id) : undefined),
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
  const cancel = (): void => {
    reset();
    form.clear();
  };
  const submit = (overwrite: boolean): void => {
    if (save.isPending || loading.isPending) return;
    reset();
    const checked = (asked.check ?? loaded.current)?.(form.values);
    if (checked === undefined) loading.mutate(undefined, { onSuccess: () => submit(overwrite) });
    else if (checked.ok) save.mutate({ entry: { editing: form.editing, input: checked.input, overwrite }, besides: asked.besides?.() });
    else form.refuse(checked.problems);
  };
  return {
    form,
    save: {
      isPending: save.isPending || loading.isPending,
      isError: save.isError || loading.isError,
      error: save.error ?? loading.error,
    },
    /** The form is used: the check is there before the entries are complete. A failure is reported when they are saved. */
    prepare: (): void => void load().catch(() => undefined),
    reload,
    edit,
    submit,
    cancel,
    /** Loads another person's changes; the entries typed here are discarded on request only. Undefined: such a save is only refused. */
    takeStored:
      asked.read === undefined
        ? undefined
        : (): void => {
            if (asked.read === 'given') cancel();
            else if (form.editing) reload.mutate(form.editing.id);
          },
    /** The edited row was deleted: there is nothing to update. */
    forget: (id: number): void => {
      if (form.editing?.id === id) form.clear();
    },
  };
};

/** What the form's frame needs, for any kind of row. */
export type ServerFormState<Field extends string> = Pick<
  ReturnType<typeof useServerForm<Field, unknown, unknown>>,
  'form' | 'save' | 'prepare' | 'submit' | 'cancel' | 'takeStored'
> & {
  readonly reload: { readonly isError: boolean; readonly error: Error | null };
};
