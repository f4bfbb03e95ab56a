import type { DrillCard } from '@hazardguard/contract';
import { isLanguage } from '@hazardguard/i18n/languages';
import { queryClient } from '../../data/query.ts';
import { routeQuery } from '../../data/route-query.ts';
import { refreshDrills } from '../../register/exercise-marks/current-drills.ts';

export const drillQuery = (id: number) => routeQuery('/api/drills/{id}', { path: { id } });

/** Shows the answer of a change and reads the lists again. */
export const showDrill = async (card: DrillCard): Promise<void> => {
  queryClient.setQueryData(drillQuery(card.drill.id).queryKey, card);
  await refreshDrills();
};

/** Address of the report of a finished drill, in the user's language. */
export const reportAddress = (id: number, language: string): string =>
  `/api/drills/${id}/report.pdf?language=${isLanguage(language) ? language : 'en'}`;
