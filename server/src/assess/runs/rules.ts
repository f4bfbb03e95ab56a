import type { FieldProblem } from '@hazardguard/contract';
import type { InputProblem } from '@hazardguard/engine';

/** Maximum distance between the site of a run and its industry, m. */
export const siteReachM = 50_000;

/** Receptors within this distance of the site are considered, m; no model reaches farther. */
export const receptorReachM = 50_000;

const shownCharacters = 100;

/** A problem of the engine as a field problem of the API. */
export const toFieldProblem = ({ field, value, allowed, message }: InputProblem): FieldProblem => {
  const text = value === undefined ? undefined : typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return {
    field,
    message,
    ...(text === undefined ? {} : { value: text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text }),
    allowed,
  };
};
