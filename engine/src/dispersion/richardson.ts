import type { Mode, SentenceParams } from '../types/common-types.ts';
import type { Situation } from '../types/model-types.ts';
import type { Air, SourceTerm } from '../types/pipeline.ts';
import { gravity } from '../units/constants.ts';
import { shortFigure } from '../units/short-figure.ts';

/** Richardson number from which a cloud is dense: between the 1.85 and 2.06 of recorded ALOHA runs (hazel-2026). */
export const criticalRichardson = 2;

/**
 * The dense plume of the best estimate becomes the passive one smoothly, so it is used as soon as density matters:
 * from 0.2, where it slows the mixing by 3 %.
 */
const criticalBestEstimate = 0.2;

/** Density of a release over the air's from which the dense plume takes a part in its cloud near the ground. */
const leastDensityRatio = 0.7;

/**
 * Share of the dense plume in a cloud near the ground in the best estimate: 0 up to 0.7 of the density of the air, 1 from that of the air
 * on, straight between. Lighter gas is the similarity plume's alone. A cloud as heavy as air is the same in both but for its jet, its cold
 * and the gas around its source, which only the dense plume has; so that a degree more or less, which turns the sign of the weight,
 * changes little. Dimensionless; ours, see decision 71.
 */
export const denseShare = (source: SourceTerm, air: Air): number =>
  Math.min(1, Math.max(0, (source.densityKgM3 / air.densityKgM3 - leastDensityRatio) / (1 - leastDensityRatio)));

/** Highest release that counts as near the ground, m. */
export const nearGroundM = 3;

/** Richardson number from which a cloud is taken as dense. */
export const criticalFor = (mode: Mode): number => (mode === 'best-estimate' ? criticalBestEstimate : criticalRichardson);

/**
 * Richardson number of a release: the ratio of its negative buoyancy to the turbulence of the air.
 * Ri = g ((ρ - ρa)/ρa) H/(0.03 u10)², H = √(π E/(4 ρ u10)) for an opening, E/(ρ u10 D) for a pool of diameter D.
 * E highest rate, kg/s; ρ of what enters the air, vapour and spray together, kg/m³; u10 m/s. Dimensionless; negative when
 * lighter than air. Source aloha-td.
 */
export const richardsonNumber = (source: Pick<SourceTerm, 'steps' | 'densityKgM3' | 'poolRadiusM'>, air: Air): number => {
  const rate = Math.max(0, ...source.steps.map((step) => step.rateKgS));
  const density = source.densityKgM3;
  const depth =
    source.poolRadiusM > 0
      ? rate / (density * air.windAt10Ms * 2 * source.poolRadiusM)
      : Math.sqrt((Math.PI * rate) / (4 * density * air.windAt10Ms));
  return (gravity * (density / air.densityKgM3 - 1) * depth) / (0.03 * air.windAt10Ms) ** 2;
};

/** The number by which a cloud's model is chosen, for the sentence of the reason. */
export const describeRichardson = ({ scenario, richardson }: Situation): string =>
  `Richardson number ${shortFigure(richardson, 2)}, dense from ${criticalFor(scenario.mode)}`;

export const richardsonParams = ({ scenario, richardson }: Situation): SentenceParams => ({
  richardson,
  critical: criticalFor(scenario.mode),
});
