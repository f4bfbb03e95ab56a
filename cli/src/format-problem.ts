import type { InputProblem } from '@hazardguard/engine';
import { showValue } from './scenario-file.ts';

/** What is wrong with one field, and why where the allowed values do not say it. */
export const formatProblem = ({ field, value, unit, allowed, message }: InputProblem): readonly string[] => {
  const inUnit = unit === undefined || allowed.includes(unit) || !/^[\d-]/u.test(allowed) ? '' : ` ${unit}`;
  return [
    `${field}: ${showValue(value)} is not allowed; allowed: ${allowed}${inUnit}`,
    ...(message.includes(allowed) ? [] : [`  ${message}`]),
  ];
};
