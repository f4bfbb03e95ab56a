import { checkLaws, type LawName, laws } from '../laws/check-laws.ts';
import { massIsConserved } from '../laws/mass.ts';
import { roundTrips } from '../laws/round-trips.ts';
import type { Calculation } from './case.ts';
import { UnreadableCase } from './members.ts';

/** Greatest relative difference of the two sides of an identity. */
const greatestError = (sides: readonly (readonly [number, number])[]): number =>
  Math.max(...sides.map(([left, right]) => Math.abs(left / right - 1)));

/** Mass that passes in every cloud model, compared with what was released. */
export const massConservation: Calculation = () => ({ relative_error: () => greatestError(massIsConserved()) });

/** Conversions of units and back. */
export const unitRoundTrips: Calculation = () => ({ relative_error: () => greatestError(roundTrips()) });

const isLaw = (name: unknown): name is LawName => typeof name === 'string' && Object.hasOwn(laws, name);

/** Laws of every cloud model on random scenarios: what breaks them. */
export const cloudLaws: Calculation = (inputs) => ({
  violations: () => {
    const names = inputs.raw('laws');
    if (!Array.isArray(names) || !names.every(isLaw)) throw new UnreadableCase(`laws are some of: ${Object.keys(laws).join(', ')}`);
    const violations = checkLaws(names, inputs.needed('plain', 'scenarios'), inputs.numberOr('plain', 'seed', 1));
    return violations.length === 0 ? 'none' : violations.slice(0, 3).join('; ');
  },
});
