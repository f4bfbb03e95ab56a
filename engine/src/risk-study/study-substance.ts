import { probitIn } from '../effect/probit.ts';
import type { ProbitSet, Substance } from '../types/substance-types.ts';

/** Whether a cloud of it burns: both limits and the heat are known. */
export const burns = ({ lowerFlammableLimit = 0, upperFlammableLimit = 0, heatOfCombustion = 0 }: Substance): boolean =>
  lowerFlammableLimit > 0 && upperFlammableLimit > lowerFlammableLimit && heatOfCombustion > 0;

/** Whether it is known how its vapour kills. */
export const poisons = (substance: Substance, set: ProbitSet): boolean => probitIn(substance, set) !== null;
