import { type ComponentType, memo } from 'react';
import type { ScenarioForm } from '../scenario-form.ts';

interface OfForm {
  readonly form: Partial<ScenarioForm>;
}

/** Both have the same fields, of `form` those named, and each field is the same. */
export const hasSameInputs = (keys: readonly (keyof ScenarioForm)[], before: OfForm, next: OfForm): boolean => {
  const [was, is] = [
    { ...before, form: undefined },
    { ...next, form: undefined },
  ] as readonly Readonly<Record<string, unknown>>[];
  return (
    keys.every((key) => Object.is(before.form[key], next.form[key])) &&
    [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])].every((name) => Object.is(was?.[name], is?.[name]))
  );
};

/** A part of the form that reads these inputs alone, drawn when one of them changes: a turn of the wind does not draw the opening. */
export const memoForInputs = <Key extends keyof ScenarioForm, Props extends { readonly form: Pick<ScenarioForm, Key> }>(
  keys: readonly Key[],
  Part: ComponentType<Props>,
) => memo(Part, (before, next) => hasSameInputs(keys, before, next));
