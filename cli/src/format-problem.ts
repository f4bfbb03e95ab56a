import type { InputProblem } from '@hazardguard/engine';
import { showValue } from './scenario-file.ts';

/** The problem of one field, with the message where it says more than the allowed values. */
export const formatProblem = ({ field, value, unit, allowed, message }: InputProblem): readonly string[] => {
  const inUnit = unit === undefined || allowed.includes(unit) || !/^[\d-]/u.test(allowed) ? '' : ` ${unit}`;
  return [
    `${field}: ${showValue(value)} is not allowed; allowed: ${allowed}${inUnit}`,
    ...(message.includes(allowed) ? [] : [`  ${message}`]),
  ];
};
