import { type PeopleInside, raiseToInner } from '@hazardguard/contract';
import type { Band, EnsembleResult } from '@hazardguard/engine';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { countInside } from '../population/count-inside.ts';
import { rotateRing } from './rotate-ring.ts';

export interface BandPeople {
  readonly levelId: string;
  /** Share of the variations that reach each place of the band. */
  readonly atLeast: number;
  readonly inside: PeopleInside;
}

/** A band lies in those of its level that fewer variations reach, and in those of every milder level. Levels come worst first. */
const nestBands = (bands: readonly BandPeople[]): readonly BandPeople[] =>
  bands.map((band, index) => ({
    ...band,
    inside: raiseToInner(
      band.inside,
      bands.flatMap(({ levelId, atLeast, inside }, other) =>
        (levelId === band.levelId || other < index) && atLeast >= band.atLeast ? [inside] : [],
      ),
    ),
  }));

/** Inputs at rest for so long are counted. */
const restMs = 600;

/** People at places that a share of the variations reaches; undefined while they are being counted. */
export const useBandPeople = (
  ensemble: EnsembleResult | undefined,
  site: { readonly latitude: number; readonly longitude: number },
  windFromDeg: number,
): { readonly people: readonly BandPeople[] | undefined; readonly error: Error | null } => {
  const [rested] = useDebouncedValue(windFromDeg, restMs);
  const query = useQuery({
    queryKey: ['population', 'bands', ensemble?.scenarioHash, ensemble?.options.knowledge, ensemble?.options.windOrigin, rested],
    queryFn: async ({ signal }) => {
      const bands = (ensemble?.levels ?? []).flatMap(({ level, bands: ofLevel }) =>
        ofLevel.filter(({ polygons }) => polygons.length > 0).map((band) => ({ levelId: level.id, band })),
      );
      // The ensemble is computed for a wind from north.
      const turn = (polygons: Band['polygons']) => polygons.map((rings) => rings.map((ring) => rotateRing(ring, site, rested)));
      const counts = await countInside(
        bands.map(({ band }) => turn(band.polygons)),
        signal,
        site,
      );
      return nestBands(
        bands.flatMap(({ levelId, band }, i): BandPeople[] => {
          const inside = counts[i]?.inside;
          return inside === undefined ? [] : [{ levelId, atLeast: band.atLeast, inside }];
        }),
      );
    },
    enabled: ensemble !== undefined && rested === windFromDeg,
    staleTime: 60_000,
  });
  return { people: query.data, error: query.error };
};
