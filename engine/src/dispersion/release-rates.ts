import type { Mode } from '../types/common-types.ts';
import type { SourceStep, SourceTerm } from '../types/pipeline.ts';

/** A release as the wind takes it away, whatever it comes from. */
export interface ReleaseRates {
  readonly steps: readonly SourceStep[];
  /** What is in the air from the first moment, kg. */
  readonly burstKg: number;
}

/**
 * What a passive plume carries: in the best estimate the rates of all parts as they are, and what burst at its mass; in ALOHA's way at most
 * five steps. The steps of a part follow on each other, those of several parts overlap.
 */
export const findReleaseRates = ({ parts, steps }: SourceTerm, mode: Mode): ReleaseRates => {
  if (mode === 'aloha-compatible') return { steps, burstKg: 0 };
  const rates: SourceStep[] = [];
  let burstKg = 0;
  for (const { kind, massKg, history } of parts) {
    if (kind === 'burst') burstKg += massKg;
    for (let i = 0; i + 1 < history.length; i++) {
      const [fromS, rateKgS] = history[i] ?? [0, 0];
      const toS = history[i + 1]?.[0] ?? fromS;
      if (toS > fromS) rates.push({ fromS, toS, rateKgS });
    }
  }
  return { steps: rates, burstKg };
};
