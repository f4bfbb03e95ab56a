import { choosePeopleInZones, type PeopleInside, type Run } from '@hazardguard/contract';
import type { RunResult } from '@hazardguard/engine';
import { useMemo } from 'react';
import type { PeopleInBoth } from '../changed-conditions/compare-footprints.ts';
import { usePopulation } from './use-population.ts';

export type FindPeopleInside = (levelId: string) => PeopleInside | undefined;

/** People inside each zone of a result by the one rule; undefined: still being counted, or the result has no such zone. */
export const usePeopleInside = (result: RunResult | undefined, stored?: Run | undefined): FindPeopleInside => {
  const { counts, error } = usePopulation(result, stored);
  return useMemo((): FindPeopleInside => {
    if (result === undefined) return () => undefined;
    const isCounting = counts === undefined && error === null;
    const inZones = choosePeopleInZones(result, counts);
    return (levelId) => {
      const isReached = result.zones.some(({ level, status }) => level.id === levelId && status !== 'not-reached');
      return isCounting && isReached ? undefined : inZones.get(levelId);
    };
  }, [result, counts, error]);
};

/** The same for a comparison of two results. */
export const usePeopleInBoth = (
  before: RunResult | undefined,
  after: RunResult | undefined,
  stored?: { readonly before?: Run | undefined; readonly after?: Run | undefined },
): PeopleInBoth => {
  const [inBefore, inAfter] = [usePeopleInside(before, stored?.before), usePeopleInside(after, stored?.after)];
  return useMemo((): PeopleInBoth => ({ before: inBefore, after: inAfter }), [inBefore, inAfter]);
};
