import type { Run, ZonePopulation } from '@hazardguard/contract';
import type { RunResult } from '@hazardguard/engine';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countInside } from './count-inside.ts';

/** Inputs at rest for so long are counted. */
const restMs = 400;

const listZones = ({ zones }: RunResult) =>
  zones
    .filter(({ status, polygon }) => status !== 'not-reached' && polygon.length > 0)
    .map(({ level, polygon }) => ({ levelId: level.id, area: [polygon] }));

/** People inside each zone that is reached, worst first: those of the stored run, or counted by the server for a preview. */
export const usePopulation = (result: RunResult | undefined, stored?: Run | undefined) => {
  const [rested] = useDebouncedValue(result, restMs);
  const kept = stored?.population ?? null;
  const query = useQuery({
    queryKey: ['population', rested?.scenarioHash],
    queryFn: async ({ signal }) => {
      const zones = rested === undefined ? [] : listZones(rested);
      if (zones.length === 0) return [];
      const counts = await countInside(
        zones.map(({ area }) => area),
        signal,
        rested?.site,
      );
      return zones.flatMap(({ levelId }, i): ZonePopulation[] => {
        const count = counts[i];
        return count === undefined ? [] : [{ ...count, levelId }];
      });
    },
    enabled: kept === null && rested !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  if (kept !== null) return { counts: kept, error: null, refetch: query.refetch };
  const isOfResult = rested?.scenarioHash === result?.scenarioHash && !query.isPlaceholderData;
  return { counts: isOfResult ? query.data : undefined, error: query.error, refetch: query.refetch };
};
