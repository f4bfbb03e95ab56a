import { checkLaws } from '../laws/check-laws.ts';
import { massIsConserved } from '../laws/mass.ts';
import { roundTrips } from '../laws/round-trips.ts';
import type { Interpreter } from './case.ts';
import { createReader, ignoreInputs } from './read.ts';

/** Default number of random scenarios. */
const usual = 200;

/** Properties: laws of every dispersion model, tested on random scenarios. */
export const general: Interpreter = ({ kind, title, inputs, expected }) => {
  if (kind !== 'property') return null;
  const [[member, statement] = ['', '']] = Object.entries(expected);
  if (typeof statement !== 'string') return { why: `expected "${member}" is not a statement` };
  ignoreInputs(inputs, 'distances_m', 'model', 'models');
  if (/mass conserv/iu.test(title)) return { got: { [member]: massIsConserved() } };
  if (/round[- ]trip|units?\b/iu.test(title)) return { got: { [member]: roundTrips() } };
  const stated = Number(/(\d+) (?:random )?scenarios/u.exec(statement)?.[1] ?? usual);
  const seed = createReader(['seed'], {}, '')(inputs);
  const evidence = checkLaws(title, createReader(['n', 'count', 'scenarios'], {}, '')(inputs) ?? stated, seed);
  return 'why' in evidence ? evidence : { got: { [member]: evidence } };
};
