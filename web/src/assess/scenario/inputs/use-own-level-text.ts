import { allOwnLevelUnits, type InputProblem, ownLevelUnits } from '@hazardguard/engine';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useInputSentence } from '../../../ui/problem/use-input-sentence.ts';
import { findInput } from '../input-paths.ts';

/** What is wrong with levels of the user's own, with the remedy. */
export const useOwnLevelText = () => {
  const { t } = useTranslation('vulnerability');
  const sentence = useInputSentence();
  const label = t('input.ownLevels');
  /** A level in a unit that the hazard cannot be judged by, with the hazard that can. */
  const unfitUnit = ({ field, value }: Pick<InputProblem, 'field' | 'value'>): string | undefined => {
    const unit = allOwnLevelUnits.find((one) => one === value);
    if (unit === undefined || !/^ownLevels\[\d+\]\.unit$/u.test(field)) return undefined;
    const hazards = ownLevelUnits[unit].hazards.map((hazard) => t(`input.hazards.${hazard}`)).join(', ');
    return t('problems.ownLevelUnit', { label, unit, hazards });
  };
  return {
    unreadable: (value: string): string => t('problems.ownLevel', { label, value }),
    unfitUnit,
    refused: (problems: readonly InputProblem[]): string | undefined => {
      const problem = problems.find(({ field }) => findInput(field) === 'ownLevels');
      return problem && (unfitUnit(problem) ?? sentence(problem, label));
    },
  };
};
