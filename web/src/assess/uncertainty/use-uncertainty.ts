import { pickConfidenceLines, type Run, toWindOrigin, uncertaintyKnowledges } from '@hazardguard/contract';
import {
  type EnsembleResult,
  type LevelEnsemble,
  type ReachBands,
  type RunResult,
  type ScenarioDocument,
  toReachBands,
} from '@hazardguard/engine';
import { useMemo } from 'react';
import { useEnsemble } from '../../compute/use-ensemble.ts';
import { oneOf, useAddress } from '../../data/address.ts';
import type { ConfidenceLines } from '../../map/map-data.ts';
import { rotateRing } from './rotate-ring.ts';

interface UncertaintyInput {
  /** The scenario of the result; undefined while there is none. */
  readonly document: ScenarioDocument | undefined;
  readonly result: RunResult | undefined;
  readonly weatherOrigin: Run['weatherOrigin'];
}

export interface Uncertainty {
  /** Undefined while it is being computed, or when it cannot be. */
  readonly ensemble: EnsembleResult | undefined;
  /** The bands of the reaches, for files and reports. */
  readonly bands: ReachBands | undefined;
  readonly computing: boolean;
  readonly failure: Error | null;
  readonly findLevel: (levelId: string) => LevelEnsemble | undefined;
  readonly knowledge: (typeof uncertaintyKnowledges)[number];
  readonly setKnowledge: (knowledge: (typeof uncertaintyKnowledges)[number]) => void;
  readonly windOrigin: ReturnType<typeof toWindOrigin>;
  /** The mildest zone reached, turned through every likely wind direction; undefined for a zone without direction. */
  readonly confidenceLines: ConfidenceLines | undefined;
}

/** The uncertainty of the result, from the same ensemble as `hazardguard ensemble`. */
export const useUncertainty = ({ document, result, weatherOrigin }: UncertaintyInput): Uncertainty => {
  const [requested, ask] = useAddress('known', oneOf(uncertaintyKnowledges));
  const knowledge = requested ?? 'known';
  const windOrigin = toWindOrigin(weatherOrigin);
  const query = useEnsemble(result && document, { knowledge, windOrigin });
  const ensemble = query.data ?? undefined;
  const bands = useMemo(() => ensemble && toReachBands(ensemble), [ensemble]);
  const windFromDeg = result?.windFromDeg;
  const site = result?.site;
  const confidenceLines = useMemo((): ConfidenceLines | undefined => {
    const lines = ensemble && pickConfidenceLines(ensemble);
    if (!lines || !site || windFromDeg === undefined) return undefined;
    // The ensemble is computed for a wind from north.
    return { ...lines, polygon: lines.polygon.map((ring) => rotateRing(ring, site, windFromDeg)) };
  }, [ensemble, site, windFromDeg]);
  return {
    ensemble,
    bands,
    computing: result !== undefined && document !== undefined && query.data === undefined && !query.isError,
    failure: query.error,
    findLevel: (levelId) => ensemble?.levels.find(({ level }) => level.id === levelId),
    knowledge,
    setKnowledge: (next) => ask(next === 'known' ? undefined : next),
    windOrigin,
    confidenceLines,
  };
};
