import { choosePeopleInside, type PeopleInside, type Run } from '@hazardguard/contract';
import type { RunResult } from '@hazardguard/engine';
import { useMemo } from 'react';
import type { PeopleInBoth } from '../changed-conditions/compare-footprints.ts';
import { usePopulation } from './use-population.ts';

export type FindPeopleInside = (levelId: string) => PeopleInside | undefined;

/** No area, nobody inside: this is known. */
const nobody: PeopleInside = { people: 0, basis: 'population', withoutCount: 0 };

/** People inside each zone of a result by the one rule; undefined: still being counted, or the result has no such zone. */
export const usePeopleInside = (result: RunResult | undefined, stored?: Run | undefined): FindPeopleInside => {
  const { counts, error } = usePopulation(result, stored);
  return useMemo(
    () => (levelId) => {
      const zone = result?.zones.find(({ level }) => level.id === levelId);
      if (zone === undefined) return undefined;
      if (zone.status === 'not-reached') return nobody;
      if (counts === undefined && error === null) return undefined;
      const within = result?.impact.find((impact) => impact.levelId === levelId)?.within;
      return choosePeopleInside(counts?.find((one) => one.levelId === levelId)?.count, within);
    },
    [result, counts, error],
  );
};

/** The same for a comparison of two results. */
export const usePeopleInBoth = (
  before: RunResult | undefined,
  after: RunResult | undefined,
  stored?: { readonly before?: Run | undefined; readonly after?: Run | undefined },
): PeopleInBoth => {
  const [inBefore, inAfter] = [usePeopleInside(before, stored?.before), usePeopleInside(after, stored?.after)];
  return useMemo(
    (): PeopleInBoth => ({ before: (levelId) => inBefore(levelId)?.people, after: (levelId) => inAfter(levelId)?.people }),
    [inBefore, inAfter],
  );
};
