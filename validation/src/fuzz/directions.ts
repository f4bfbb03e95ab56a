import type { ScenarioMembers } from './plausible-scenario.ts';
import type { ScenarioOutcome } from './scenario-outcome.ts';

/** Inputs of which more never makes a zone shorter, everything else equal. */
export const directions: readonly {
  readonly path: string;
  readonly law: string;
  readonly isMeant: (document: ScenarioMembers) => boolean;
}[] = [
  { path: 'quantityKg', law: 'more stock', isMeant: () => true },
  { path: 'rupture.diameterM', law: 'larger hole', isMeant: () => true },
  { path: 'rupture.breadthM', law: 'larger hole', isMeant: () => true },
  // Through a stated outlet a higher rate is a faster one, and rises higher.
  { path: 'rupture.rateKgS', law: 'higher rate', isMeant: ({ rupture }) => (rupture as ScenarioMembers).exitDiameterM === undefined },
  { path: 'rupture.durationMin', law: 'longer release', isMeant: () => true },
  { path: 'isolationMin', law: 'longer release', isMeant: () => true },
  { path: 'exposureMin', law: 'longer stay', isMeant: ({ hazard }) => hazard === 'leak' },
  { path: 'fire.exposureS', law: 'longer stay', isMeant: ({ hazard }) => hazard === 'fire' },
];

/** How much more. */
export const largerBy = 1.2;

/** Largest share by which a zone may be shorter all the same, as a ratio: the tolerances with which reaches are found. */
export const shortestRatio = 1.02;

/** Pairs of levels of one result of which the lower reaches less far than the higher. */
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
