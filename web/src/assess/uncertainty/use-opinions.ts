import {
  type ChemicalCard,
  computeRmpBlastM,
  type ErgDistance,
  findErgDistance,
  findReleasedVessels,
  findRmpTableDistance,
  isDaylight,
  type NoRmpTable,
  type RmpTableDistance,
  type RmpTables,
} from '@hazardguard/contract';
import type { RunResult, ScenarioDocument } from '@hazardguard/engine';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';

/** For a leak the guide's distance, for an explosion the rule's; null when this chemical has none. */
export interface Opinions {
  readonly erg: ErgDistance | null;
  readonly rmpM: number | null;
  readonly isDay: boolean;
}

const findOpinions = (card: ChemicalCard, result: RunResult, { quantityKg, time }: ScenarioDocument): Opinions => {
  const isDay = isDaylight(time, result.site);
  const heat = card.properties.find(({ key }) => key === 'heat of combustion')?.value;
  return {
    erg:
      result.hazard === 'leak'
        ? (findErgDistance(card, { quantityKg, isDay, windSpeedMs: result.windSpeedMs, vessels: findReleasedVessels(result) }) ?? null)
        : null,
    rmpM: result.hazard === 'explosion' && heat !== undefined ? computeRmpBlastM(quantityKg, heat) : null,
    isDay,
  };
};

/** The distance of EPA's tables for a leak, and the source of their figures. */
export interface TableOpinion {
  readonly found: RmpTableDistance | NoRmpTable;
  readonly tables: Pick<RmpTables, 'source' | 'edition'> | null;
}

/** Distances of the guide and the rules for the computed accident; library and tables change only with a server restart. */
export const useOpinions = (result: RunResult, document: ScenarioDocument) => {
  const chemical = result.chemical.id;
  const card = useQuery({
    ...routeQuery('/api/chemicals/{chemical}', { path: { chemical } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const rmpTables = useQuery({
    ...routeQuery('/api/rmp-tables'),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: result.hazard === 'leak',
  });
  const table: TableOpinion | undefined = card.data &&
    rmpTables.data && { found: findRmpTableDistance(rmpTables.data.tables, card.data, document), tables: rmpTables.data.tables };
  return { card, brought: rmpTables, opinions: card.data && findOpinions(card.data, result, document), table };
};
