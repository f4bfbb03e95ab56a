import { useTranslation } from '../../locales/use-translation.ts';
import { useFindExercise } from '../../register/exercise-marks/current-drills.ts';
import { useFormat } from '../../ui/format.ts';
import type { ByHand } from './report-warning.ts';
import type { ReportState } from './use-report.ts';

/** The warning of a report without a model; undefined: it has no place. */
export const useByHand = (
  { answers, place, placeName, radiusM, solution, headline }: ReportState,
  incident: string,
): ByHand | undefined => {
  const { t } = useTranslation('emergency-report');
  const format = useFormat();
  const exerciseAt = useFindExercise();
  if (place === undefined || answers.site === undefined) return undefined;
  return {
    industryId: answers.site,
    incidentId: incident,
    place,
    placeName,
    isFire: answers.happening === 'burning',
    radiusM,
    chemical: solution?.casNo ?? null,
    description: t(solution === undefined ? 'warn.unknownDescription' : 'warn.solutionDescription', {
      headline,
      radius: format.distance(radiusM),
    }),
    drillId: exerciseAt(answers.site),
  };
};
