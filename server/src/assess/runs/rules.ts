import type { FieldProblem } from '@hazardguard/contract';
import type { InputProblem } from '@hazardguard/engine';

/** Farther from its industry a run is about another place. */
export const siteReachM = 50_000;

/** Receptors farther than this from the site are not looked at; no model reaches as far. */
export const receptorReachM = 50_000;

const shownCharacters = 100;

/** The engine's complaint in the contract's words. */
export const toFieldProblem = ({ field, value, allowed, message }: InputProblem): FieldProblem => {
  const text = value === undefined ? undefined : typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return {
    field,
    message,
    ...(text === undefined ? {} : { value: text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text }),
    allowed,
  };
};
