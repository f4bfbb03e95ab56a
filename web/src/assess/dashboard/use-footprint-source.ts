import type { ScenarioDocument } from '@hazardguard/engine';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { oneOf, useAddress } from '../../data/address.ts';
import { usePrecomputedFootprint } from '../precomputed-footprint/use-precomputed-footprint.ts';
import { newestRunQuery } from '../scenario/newest-run-query.ts';
import { refreshMs } from './use-open-incidents.ts';

/** The same release with another wind direction; wind speed and air are unchanged. */
const windFrom = (scenario: ScenarioDocument, windFromDeg: number): ScenarioDocument => ({
  ...scenario,
  weather: { ...scenario.weather, windFromDeg },
});

const sourceKinds = ['standing', 'run'] as const;
type SourceKind = (typeof sourceKinds)[number];

interface FootprintSource {
  readonly kind: SourceKind;
  readonly chemical: string;
  /** When the run was stored, or when the weather of the precomputed footprint was observed. */
  readonly at: string;
  /** As stored, with its own wind. */
  readonly scenario: ScenarioDocument;
}

/**
 * Which footprint is on the map: the precomputed one (the worst case in the current weather) or the newest run. The precomputed
 * footprint comes first when it has current weather; without it, there is no wind to draw it with.
 */
export const useFootprintSource = (industryId: number, turnedDeg: number | undefined) => {
  const precomputed = usePrecomputedFootprint(industryId);
  const run = useQuery({ ...newestRunQuery(industryId), refetchInterval: refreshMs });
  const [requested, ask] = useAddress('of', oneOf(sourceKinds));
  const { worst, present } = precomputed.data ?? {};
  const stored = run.data;
  const bases = useMemo((): readonly FootprintSource[] => {
    const sources: FootprintSource[] = [];
    if (worst && present) sources.push({ kind: 'standing', chemical: worst.chemical, at: present.weather.at, scenario: present.scenario });
    if (stored) sources.push({ kind: 'run', chemical: stored.result.chemical.name, at: stored.createdAt, scenario: stored.scenario });
    return sources;
  }, [worst, present, stored]);
  // Wait for both answers: drawing one footprint and then replacing it would mislead.
  const base = precomputed.isPending || run.isPending ? undefined : (bases.find(({ kind }) => kind === requested) ?? bases[0]);
  const scenario = useMemo(
    () => (base === undefined || turnedDeg === undefined ? base?.scenario : windFrom(base.scenario, turnedDeg)),
    [base, turnedDeg],
  );
  return { precomputed, run, bases, base, scenario, ask };
};
export type FootprintSourceState = ReturnType<typeof useFootprintSource>;
