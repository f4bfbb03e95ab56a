import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { computeOutcome } from './scenario-outcome.ts';
import { repeatViolation, type Violation } from './sweep-one.ts';
import type { ViolationKind } from './violation-kinds.ts';

/** Repeats the example of a kind: its remaining violations. */
export const rerunKind = ({ document, worst }: ViolationKind): readonly Violation[] => {
  const chemical = findChemical(String(document.chemical));
  if (chemical === undefined) throw new Error(`${String(document.chemical)} is not in the chemical library`);
  const substance = toSubstance(chemical);
  return repeatViolation(document, (changed) => computeOutcome(changed, substance), worst);
};
