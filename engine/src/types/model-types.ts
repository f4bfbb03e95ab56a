/** What a hazard model is: a value that declares all that the platform needs to know about it. `catalogue.ts` lists them. */

import type { SourceKey } from '../references.ts';
import type { Caveat, Hazard, Mode, SentenceParams } from './common-types.ts';
import type { Air, Field, Scenario, SourceTerm } from './pipeline.ts';
import type { Detail, ReleaseClass, Validation } from './result-types.ts';

/** A cloud fed over time, a cloud released in a moment, heat, or overpressure. */
export type ModelKind = 'plume' | 'puff' | 'fire' | 'explosion';

/** What is known of the turbulence, best first: the measured scatter of the wind direction, the measured Obukhov length, a class. */
export type AirKnowledge = 'sigma-theta' | 'obukhov' | 'class';

/** Standard deviation of ln(measured/predicted), one for all or by what is known of the air. */
export type FittedError = number | Readonly<Record<AirKnowledge, number>>;

/** A standard deviation that goes from one value to another between two distances, smoothly in the logarithm of the distance. */
export interface ErrorByDistance {
  readonly near: number;
  readonly fromM: number;
  readonly far: number;
  readonly toM: number;
}

/**
 * Model error: fitted on the trials of `validatedOn`, for their releases and distances; and, where no trial is carried but something is
 * known, assumed for a class of release. Elsewhere `modelError` widens it.
 */
export type ModelUncertainty =
  | FittedError
  | { readonly fitted: FittedError; readonly assumed: Readonly<Partial<Record<ReleaseClass, ErrorByDistance>>> };

/** A key of `references.ts`, or a citation in full: "Author A. (2020). Title." */
export type ModelSource = SourceKey | `${string} (${number}). ${string}`;

/** Facts by which a model is chosen. */
export interface Situation {
  readonly scenario: Scenario;
  readonly air: Air;
  readonly source: SourceTerm;
  /** Richardson number of the released cloud; 0 where the hazard has no cloud. */
  readonly richardson: number;
}

/** A case in which a model is chosen automatically. */
export interface ModelChoice {
  /** Of all choices for a hazard the one with the lowest order whose condition is true is taken. */
  readonly order: number;
  readonly when: (situation: Situation) => boolean;
  /** Screens translate the reason by this code and the parameters. */
  readonly reasonCode: string;
  readonly reason: (situation: Situation) => string;
  readonly params?: (situation: Situation) => SentenceParams;
}

export interface ModelOutput {
  readonly field: Field;
  /** Intermediate results, in the order of display: the length of a flame, the flammable mass. */
  readonly details: readonly Detail[] | undefined;
  readonly caveats: readonly Caveat[];
}

/** A hazard model: its description, its inputs and one pure function from release to field. */
export interface HazardModel {
  readonly id: string;
  readonly title: string;
  readonly kind: ModelKind;
  /** What it computes, in a sentence or two for a safety engineer. */
  readonly about: string;
  /** Its equations in plain text, each a line, as printed on its card. */
  readonly equations: readonly string[];
  /** Range of validity, and what happens outside it. */
  readonly validity: string;
  /** Known weaknesses, each a whole sentence, with a figure where there is one. */
  readonly weaknesses: readonly string[];
  readonly hazards: readonly Hazard[];
  readonly modes: readonly Mode[];
  /** True only where independent published cases verify it. */
  readonly verified: boolean;
  /** Releases that those cases are of; absent: all that it computes. */
  readonly verifiedFor?: readonly ReleaseClass[];
  /** Field trials it is validated on; empty: not validated. */
  readonly validatedOn: readonly Validation[];
  /** Model error for ensembles; of a model without field trials an assumption. */
  readonly uncertainty: ModelUncertainty;
  readonly sources: readonly ModelSource[];
  /** Paths in the scenario document that decide its result. */
  readonly inputs: readonly string[];
  /** True when every value of the field is proportional to the release rate (below pure gas). */
  readonly linearInRate: boolean;
  /** Cases in which it is chosen automatically; none: only on request. */
  readonly choices: readonly ModelChoice[];
  /** True for a cloud model that computes how a heavy cloud slumps. */
  readonly isDense?: boolean;
  /** True for a cloud of uniform concentration over its depth: the flammable mass is then that of whole columns. */
  readonly isTopHat?: boolean;
  /** Ids of the dispersion coefficients that can be selected for it, the default first. */
  readonly dispersionCoefficients?: readonly string[];
  /** How long the fire burns, s; null: as long as there is fuel. */
  readonly burningS?: (scenario: Scenario, source: SourceTerm) => number | null;
  /** True for a fire that is over before people can leave: its duration is the exposure. */
  readonly isExposureWholeFire?: boolean;
  /** Caveats about how far its zones reach, m. */
  readonly reachCaveats?: (farthestM: number) => readonly Caveat[];
  /** Throws the refusal of a scenario that the model cannot compute: a missing fact, a release of another kind. */
  check?(scenario: Scenario, air: Air, source: SourceTerm): void;
  compute(scenario: Scenario, air: Air, source: SourceTerm): ModelOutput;
}
