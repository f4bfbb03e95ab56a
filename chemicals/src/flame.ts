import type { Substance } from '@hazardguard/engine';
import type { Chemical } from './record.ts';

/** Carbons of a hydrocarbon; 0 for anything else. */
const carbons = (formula = ''): number => {
  const [, count] = /^C(\d*)H\d+$/.exec(formula) ?? [];
  return count === undefined ? 0 : Number(count || 1);
};

/** How much soot its flame makes: none for methane, much from three carbons on (mudan-1984); else not known here. */
export const findSootiness = ({ formula }: Chemical): Substance['sootiness'] => {
  const count = carbons(formula);
  return count === 1 ? 'none' : count >= 3 ? 'smoky' : undefined;
};

/** Whether it burns without smoke and without a poisonous gas: methane and hydrogen. What stands around them may burn otherwise. */
export const burnsClean = ({ formula }: Pick<Chemical, 'formula'>): boolean => formula === 'CH4' || formula === 'H2';

/** The reactivities of Baker, Doolittle, Fitzgerald and Tang (1996), by CAS number; every other fuel is of the middle class. */
const reactivities: Readonly<Record<string, Substance['reactivity']>> = {
  '74-82-8': 'low', // methane
  '630-08-0': 'low', // carbon monoxide
  '1333-74-0': 'high', // hydrogen
  '74-86-2': 'high', // acetylene
  '75-21-8': 'high', // ethylene oxide
  '75-56-9': 'high', // propylene oxide
};

export const findReactivity = ({ cas }: Chemical): Substance['reactivity'] => reactivities[cas];
