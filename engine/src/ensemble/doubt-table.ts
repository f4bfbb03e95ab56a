import { prepare } from '../choose/prepare.ts';
import { classifyRelease, findValidations } from '../choose/validation.ts';
import type { HazardModel } from '../types/model-types.ts';
import type { Scenario } from '../types/pipeline.ts';
import type { ReleaseClass } from '../types/result-types.ts';
import type { EnsembleOptions } from './ensemble-types.ts';
import { amountSigma, directionSigmaDeg, roughnessSigma, unknownCloudPercent, windSpeedSigma } from './input-uncertainty.ts';
import { isCloudAssumed } from './member-class.ts';
import { findAirKnowledge, modelSigma } from './model-error.ts';
import { memberRanges } from './options.ts';
import { placeProbability } from './place-probability.ts';
import { sectorRad } from './reach-profile.ts';
import { warnedProfiles } from './warned-area.ts';
import { type Doubt, doubts } from './without-doubt.ts';

/** Where the size of a doubt is from. */
export type DoubtBasis = 'width-of-compass-points' | 'judgement' | 'turner-1994' | 'touma-1995' | 'field-trials';

/** How large one doubt of a release is, and where that is from. JSON-safe. */
export interface DoubtSize {
  readonly doubt: Doubt;
  /** Degrees for the direction, half the range in percent for the sky, else the standard deviation of the logarithm; null: any direction. */
  readonly spread: number | null;
  readonly basis: DoubtBasis;
}

/** One doubt of a run. JSON-safe. */
export interface DoubtRow extends DoubtSize {
  /** Areas where the levels are as probable as asked, without this doubt, km²; floors and the best estimate's zone do not count. */
  readonly actNowKm2: number;
  readonly beReadyKm2: number;
}

export interface DoubtTable {
  readonly actNowKm2: number;
  readonly beReadyKm2: number;
  readonly rows: readonly DoubtRow[];
}

/** Area of a profile, km². */
const toKm2 = (profile: Float64Array): number => (1e-6 * sectorRad * profile.reduce((sum, metres) => sum + metres ** 2, 0)) / 2;

/** Distance at which the model's own error is shown, m: towns around a plant begin there. */
const errorAtM = 1_000;

/** A model without a trial of such a release whose error is assumed beside the evaluation of other dense-gas models (decision 0115). */
const isAssumedFor = ({ uncertainty }: HazardModel, release: ReleaseClass): boolean =>
  typeof uncertainty === 'object' && 'fitted' in uncertainty && uncertainty.assumed[release] !== undefined;

/** The size of each doubt of a release. */
export const listDoubts = (scenario: Scenario, { knowledge, windOrigin }: EnsembleOptions): readonly DoubtSize[] => {
  const { air, isCalm, model, source } = prepare(scenario);
  const release = classifyRelease(source);
  const sigmaDeg = isCalm ? Number.POSITIVE_INFINITY : directionSigmaDeg(windOrigin, air);
  const isNamed = windOrigin === 'compass-16' || windOrigin === 'within-20-km';
  const sizes: Readonly<Record<Doubt, Pick<DoubtSize, 'spread' | 'basis'>>> = {
    direction: { spread: Number.isFinite(sigmaDeg) ? sigmaDeg : null, basis: isNamed ? 'width-of-compass-points' : 'judgement' },
    windSpeed: { spread: windSpeedSigma, basis: 'judgement' },
    sky: { spread: isCloudAssumed(scenario) ? (unknownCloudPercent.to - unknownCloudPercent.from) / 2 : 0, basis: 'turner-1994' },
    amount: { spread: amountSigma[knowledge], basis: 'judgement' },
    roughness: { spread: roughnessSigma, basis: 'judgement' },
    model: {
      spread: modelSigma(model, findAirKnowledge(scenario), release, errorAtM),
      basis: findValidations(model, release).length > 0 ? 'field-trials' : isAssumedFor(model, release) ? 'touma-1995' : 'judgement',
    },
  };
  return doubts.map((doubt) => ({ doubt, ...sizes[doubt] }));
};

/**
 * The doubts of a release, each with its size, where that is from, and how large the warned areas would be without it. Shares of doubts do not
 * add up: two together reach farther than both alone.
 */
export const doubtTable = (
  scenario: Scenario,
  options: EnsembleOptions,
  probability: { readonly actNow: number; readonly beReady: number },
): DoubtTable => {
  const measure = (without: Doubt | null): Pick<DoubtTable, 'actNowKm2' | 'beReadyKm2'> => {
    const slices = memberRanges(options.members).map((range) => warnedProfiles(scenario, options, range, without));
    const area = (name: 'actNow' | 'beReady'): number =>
      toKm2(placeProbability(slices.map((slice) => slice[name])).reachAt(probability[name]));
    return { actNowKm2: area('actNow'), beReadyKm2: area('beReady') };
  };
  return { ...measure(null), rows: listDoubts(scenario, options).map((size) => ({ ...size, ...measure(size.doubt) })) };
};
