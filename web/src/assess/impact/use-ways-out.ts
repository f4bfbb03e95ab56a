import type { RunResult, Zone } from '@hazardguard/engine';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api, readBody } from '../../data/client.ts';
import type { Position } from '../../map/graticule.ts';
import type { EscapeRoutes } from './escape-routes.ts';

/** Inputs at rest for so long are asked about. */
const restMs = 400;

interface WaysQuestion {
  readonly zone: Zone | undefined;
  readonly from: Position | undefined;
  readonly windFromDeg: number | null;
  /** Identifies the result. */
  readonly hash: string | undefined;
}

/** Ways by road out of the zone around the chosen place, or else the widest; roadblocks at its edge. */
export const useWaysOut = (wanted: boolean, result: RunResult | undefined, from: Position | undefined, out: EscapeRoutes | undefined) => {
  const zone = out?.zone ?? result?.zones.findLast(({ status, polygon }) => status !== 'not-reached' && polygon.length > 0);
  const question = useMemo(
    (): WaysQuestion => ({
      zone,
      from,
      windFromDeg: result && result.hazard !== 'explosion' && result.hazard !== 'fire' ? result.windFromDeg : null,
      hash: result?.scenarioHash,
    }),
    [zone, from, result],
  );
  const [rested] = useDebouncedValue(question, restMs);
  const query = useQuery({
    queryKey: ['ways-out', rested.hash, rested.zone?.level.id, rested.from],
    queryFn: ({ signal }) => {
      const area = [rested.zone?.polygon.map((ring) => ring.map(([longitude, latitude]): [number, number] => [longitude, latitude])) ?? []];
      const body = { area, from: rested.from ?? null, windFromDeg: rested.windFromDeg };
      return readBody(api.POST('/api/roads/ways-out', { body, signal }));
    },
    enabled: wanted && rested.zone !== undefined,
    staleTime: 60_000,
  });
  return {
    data: wanted && rested === question ? query.data : undefined,
    error: query.error,
    refetch: query.refetch,
    hasZone: zone !== undefined,
  };
};
