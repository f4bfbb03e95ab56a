import type { ScenarioMembers } from './plausible-scenario.ts';
import type { ScenarioOutcome } from './scenario-outcome.ts';

/** Inputs where more must never shorten a zone, everything else equal. */
export const directions: readonly {
  readonly path: string;
  readonly law: string;
  readonly isMeant: (document: ScenarioMembers) => boolean;
}[] = [
  { path: 'quantityKg', law: 'more stock', isMeant: () => true },
  { path: 'rupture.diameterM', law: 'larger hole', isMeant: () => true },
  { path: 'rupture.breadthM', law: 'larger hole', isMeant: () => true },
  // Through a stated outlet a higher rate is faster and rises higher.
  { path: 'rupture.rateKgS', law: 'higher rate', isMeant: ({ rupture }) => (rupture as ScenarioMembers).exitDiameterM === undefined },
  { path: 'rupture.durationMin', law: 'longer release', isMeant: () => true },
  { path: 'isolationMin', law: 'longer release', isMeant: () => true },
  { path: 'exposureMin', law: 'longer stay', isMeant: ({ hazard }) => hazard === 'leak' },
  { path: 'fire.exposureS', law: 'longer stay', isMeant: ({ hazard }) => hazard === 'fire' },
];

/** Factor of the increase. */
export const largerBy = 1.2;

/** Allowed shortening of a zone, as a ratio: the numerical tolerance of reaches. */
export const shortestRatio = 1.02;

/** Pairs of levels of one result where the lower level has the shorter reach. */
export const findNestingFaults = ({
  zones,
}: ScenarioOutcome): readonly { readonly lower: string; readonly higher: string; readonly reachM: number; readonly thanM: number }[] =>
  zones.flatMap((higher) =>
    zones
      .filter(
        ({ level, status }) =>
          level.unit === higher.level.unit &&
          level.value < higher.level.value &&
          level.dose?.exponent === higher.level.dose?.exponent &&
          level.dose?.exposureS === higher.level.dose?.exposureS &&
          status !== 'beyond-range',
      )
      .filter(({ reachM }) => reachM < higher.reachM * (1 - 1e-5))
      .map(({ level, reachM }) => ({ lower: level.id, higher: higher.level.id, reachM, thanM: higher.reachM })),
  );
