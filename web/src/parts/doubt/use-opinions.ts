import type { ChemicalCard } from '@hazardguard/contract';
import type { RunResult, ScenarioDocument } from '@hazardguard/engine';
import { useQuery } from '@tanstack/react-query';
import { isDaylight } from '../../compute/daylight.ts';
import { answerOf, api } from '../../data/client.ts';
import { type ErgDistance, ergDistance } from './erg-distance.ts';
import { rmpBlastM } from './rmp-distance.ts';

/** Of a leak the guide's distance, of an explosion the rule's; each null where there is none for this chemical. */
export interface Opinions {
  readonly erg: ErgDistance | null;
  readonly rmpM: number | null;
  readonly isDay: boolean;
}

const opinionsOf = (card: ChemicalCard, result: RunResult, { quantityKg, time }: ScenarioDocument): Opinions => {
  const isDay = isDaylight(time, result.site);
  const heat = card.properties.find(({ key }) => key === 'heat of combustion')?.value;
  return {
    erg: result.hazard === 'leak' ? (ergDistance(card, { quantityKg, isDay, windSpeedMs: result.windSpeedMs }) ?? null) : null,
    rmpM: result.hazard === 'explosion' && heat !== undefined ? rmpBlastM(quantityKg, heat) : null,
    isDay,
  };
};

/** What the guide and the rule say of the accident computed; the library changes with the program only. */
export const useOpinions = (result: RunResult, document: ScenarioDocument) => {
  const chemical = result.chemical.id;
  const card = useQuery({
    queryKey: ['chemicals', 'card', chemical],
    queryFn: ({ signal }) => answerOf(api.GET('/api/chemicals/{chemical}', { params: { path: { chemical } }, signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { card, opinions: card.data && opinionsOf(card.data, result, document) };
};
