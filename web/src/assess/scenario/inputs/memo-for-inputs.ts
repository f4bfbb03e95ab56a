import { type ComponentType, memo } from 'react';
import type { ScenarioForm } from '../scenario-form.ts';

interface OfForm {
  readonly form: Partial<ScenarioForm>;
}

/** Both objects have the same fields with the same values; of `form` only the named inputs are compared. */
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

/** A memoised part of the form that reads only these inputs: turning the wind does not redraw the opening. */
export const memoForInputs = <Key extends keyof ScenarioForm, Props extends { readonly form: Pick<ScenarioForm, Key> }>(
  keys: readonly Key[],
  Part: ComponentType<Props>,
) => memo(Part, (before, next) => hasSameInputs(keys, before, next));
