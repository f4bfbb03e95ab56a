import { prepare } from './choose/prepare.ts';
import type { ScenarioDocument } from './document-model.ts';
import { inAnyDirection } from './field/any-direction.ts';
import { footprint } from './field/footprint.ts';
import type { InputProblem, StabilityClass } from './model.ts';
import { Refusal } from './refusal.ts';
import type { Zone } from './result-model.ts';
import { readScenario } from './scenario.ts';
import type { Substance } from './substance-model.ts';

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
        readonly status: Zone['status'];
        readonly reachM: number;
        readonly areaM2: number;
      }[];
    }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

/** Checks a document and tells how far each of its levels reaches, without outlines on the ground or receptors; the numbers are those of `run`. */
export const reachesOf = (document: ScenarioDocument | unknown, substance: Substance): Reaches => {
  const read = readScenario(document, substance);
  if (!read.ok) return read;
  try {
    const { scenario } = read;
    const { model, air, isCalm, source, levels } = prepare(scenario);
    const { field } = model.compute(scenario, air, source);
    const zones = footprint(isCalm && field.shape === 'plume' ? inAnyDirection(field) : field, levels);
    const { stability, windSpeedMs, windFromDeg } = scenario.weather;
    return {
      ok: true,
      model: model.id,
      stability,
      windSpeedMs,
      windFromDeg,
      levels: zones.map(({ level, status, reachM, areaM2 }) => ({ id: level.id, status, reachM, areaM2 })),
    };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problems: [error.problem] };
    throw error;
  }
};
