import type { Level, Severity } from '../types/common-types.ts';

/** Severities, mildest first. */
const order: readonly Severity[] = ['mild', 'middle', 'severe'];
/** 1 psi in kPa, less what rounding takes: glass breaks. For a blast it is the level of severity 'middle'. */
const onePsiKpa = 6.8;

/**
 * The level of a warning: the mildest that is as severe as asked (AEGL-2 or ERPG-2, 5 kW/m²; 1 psi for a blast), else the worst there is.
 * Undefined: there is no level.
 */
export const findWarnedLevel = (levels: readonly Level[], severity: Severity): Level | undefined => {
  const isEnough = ({ unit, value, severity: own }: Level): boolean =>
    unit === 'kPa' && severity === 'middle' ? value >= onePsiKpa : order.indexOf(own) >= order.indexOf(severity);
  const enough = levels.filter(isEnough).toSorted((one, other) => one.value - other.value);
  return enough[0] ?? levels.toSorted((one, other) => other.value - one.value)[0];
};
