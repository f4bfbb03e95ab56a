import { scenarioInputs } from '../read/inputs.ts';
import type { InputEcho } from '../types/common-types.ts';

/** Value of an input as reports say it: a choice in words where it has some, every other value as it is. */
export const wordInput = ({ key, value }: Pick<InputEcho, 'key' | 'value'>): string | number => {
  const input = scenarioInputs.find(({ path }) => path === key);
  return input?.kind === 'choice' ? (input.words?.[String(value)] ?? value) : value;
};
