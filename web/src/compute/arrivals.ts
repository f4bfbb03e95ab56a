import { type ArrivalLines, arrivalLines, type ScenarioDocument } from '@hazardguard/engine';
import { checked, type Refused } from './evaluate.ts';

export type ArrivalsAnswer = { readonly kind: 'arrivals'; readonly arrivals: ArrivalLines } | { readonly kind: 'nothing' } | Refused;

/** Times that may have a line, and how many are drawn: those of a short zone, or those of a long one. */
const minutes = [1, 2, 5, 10, 20, 30, 60];
const most = 5;

/** The lines of equal arrival of a scenario. */
export const arrivals = (document: ScenarioDocument): ArrivalsAnswer => {
  const check = checked(document);
  if (!check.ok) return { kind: 'refused', problems: check.problems };
  const found = arrivalLines(
    check.scenario,
    minutes.map((minute) => 60 * minute),
  );
  return found === null ? { kind: 'nothing' } : { kind: 'arrivals', arrivals: { ...found, lines: found.lines.slice(-most) } };
};
