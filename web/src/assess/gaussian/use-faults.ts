import type { InputProblem } from '@hazardguard/engine';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { useInputSentence } from '../../ui/problem/use-input-sentence.ts';
import { useOwnLevelText } from '../scenario/inputs/use-own-level-text.ts';
import { type NumberName, numberInputs, numberNames, type PlumeForm } from './plume-form.ts';
import { cutRangeM, type Draft } from './plume-request.ts';

export type FaultyInput = NumberName | 'time' | 'stability' | 'chemical' | 'ownLevels';

const inputsByPath: Readonly<Record<string, FaultyInput>> = {
  ...Object.fromEntries(numberNames.map((name) => [numberInputs[name].path, name])),
  chemical: 'chemical',
  time: 'time',
  'weather.stability': 'stability',
  // The released mass is rate × duration; when it is too large, the rate gets the message.
  quantityKg: 'rateKgS',
};

/** An error text for each input: the typed value and the allowed range. */
export const useFaults = (form: PlumeForm, { faults }: Draft, problems: readonly InputProblem[]) => {
  const { t } = useTranslation(['gaussian', 'vulnerability']);
  const format = useFormat();
  const sentence = useInputSentence();
  const own = useOwnLevelText();
  const label = (input: Exclude<FaultyInput, 'ownLevels'>): string => t(`field.${input}`);
  const range = { min: format.quantity(cutRangeM[0], 'm'), max: format.quantity(cutRangeM[1], 'm', 5) };
  return (input: FaultyInput): string | undefined => {
    if (input === 'ownLevels') return faults.ownLevels === undefined ? own.refused(problems) : own.unreadable(form.ownLevels);
    const fault = input === 'stability' || input === 'chemical' ? undefined : faults[input];
    if (fault === 'missing') return t('vulnerability:problems.required', { label: label(input) });
    if (fault === 'unreadable') return t('vulnerability:problems.number', { label: label(input), value: form[input] });
    if (fault === 'outside') return t('outside', { label: label(input), ...range });
    const problem = problems.find(({ field }) => inputsByPath[field] === input);
    if (problem === undefined) return undefined;
    return sentence(problem, label(input));
  };
};
