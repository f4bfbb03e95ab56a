import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, run } from '@hazardguard/engine';
import type { Interpreter } from './case.ts';

/** A complete scenario with any model: `reach_m` has the reach of each zone in the order of the result. */
export const scenario: Interpreter = ({ kind, inputs }) => {
  if (kind !== 'scenario') return null;
  const document: unknown = JSON.parse(JSON.stringify(inputs.scenario ?? null));
  const name = typeof document === 'object' && document !== null && 'chemical' in document ? String(document.chemical) : '';
  const chemical = findChemical(name);
  if (chemical === undefined) return { why: `no chemical '${name}' in the library` };
  const checked = checkScenario(document, toSubstance(chemical));
  if (!checked.ok) return { why: checked.problems.map(({ field, message }) => `${field}: ${message}`).join(' ') };
  return { got: { reach_m: run(checked.scenario).zones.map(({ reachM }) => reachM) } };
};
