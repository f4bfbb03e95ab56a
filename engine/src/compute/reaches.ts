import { inAnyDirection } from '../field/any-direction.ts';
import { footprint } from '../field/footprint.ts';
import { readScenario } from '../read/scenario.ts';
import type { InputProblem, Level, StabilityClass } from '../types/common-types.ts';
import type { ScenarioDocument } from '../types/document-types.ts';
import type { HazardModel } from '../types/model-types.ts';
import type { Scenario, ThreatField } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';
import type { Zone } from '../types/result-types.ts';
import type { Substance } from '../types/substance-types.ts';
import { computeField } from './compute-field.ts';

/** How far one scenario reaches: a row of a forecast strip or a screening. JSON-safe. */
export type Reaches =
  | {
      readonly ok: true;
      readonly model: string;
      readonly stability: StabilityClass;
      readonly windSpeedMs: number;
      readonly windFromDeg: number;
      /** Worst level first. */
      readonly levels: readonly {
        readonly id: string;
        /** As of `Level`. */
        readonly exposureS: number | undefined;
        readonly status: Zone['status'];
        readonly reachM: number;
        readonly areaM2: number;
      }[];
    }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

/** How far one level of one scenario reaches. JSON-safe. */
export type LevelReach =
  | {
      readonly ok: true;
      readonly stability: StabilityClass;
      readonly windSpeedMs: number;
      readonly windFromDeg: number;
      readonly status: Zone['status'];
      /** m; 0 where the level is not reached. */
      readonly reachM: number;
    }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

interface Spread {
  readonly scenario: Scenario;
  readonly model: HazardModel;
  readonly field: ThreatField;
  readonly levels: readonly Level[];
}

const computeSpread = (scenario: Scenario): Spread => {
  const { prepared, field } = computeField(scenario);
  const { model, isCalm, levels } = prepared;
  return { scenario, model, field: isCalm && field.shape === 'plume' ? inAnyDirection(field) : field, levels };
};

/** The answer for a document, or the problems of the document and the refusal of its model. */
const answerTo = <Answer>(
  document: ScenarioDocument | unknown,
  substance: Substance,
  answer: (spread: Spread) => Answer,
): Answer | { readonly ok: false; readonly problems: readonly InputProblem[] } => {
  // The hash is not needed here, and costs as much as some models.
  const read = readScenario(document, substance, { hashed: false });
  if (!read.ok) return read;
  try {
    return answer(computeSpread(read.scenario));
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problems: [error.problem] };
    throw error;
  }
};

/** Checks a document and computes the reach of each level, without outlines or receptors; the numbers are those of `run`. */
export const computeReaches = (document: ScenarioDocument | unknown, substance: Substance): Reaches =>
  answerTo(document, substance, ({ scenario, model, field, levels }) => {
    const { stability, windSpeedMs, windFromDeg } = scenario.weather;
    return {
      ok: true,
      model: model.id,
      stability,
      windSpeedMs,
      windFromDeg,
      levels: footprint(field, levels).map(({ level, status, reachM, areaM2 }) => ({
        id: level.id,
        exposureS: level.exposureS,
        status,
        reachM,
        areaM2,
      })),
    };
  });
