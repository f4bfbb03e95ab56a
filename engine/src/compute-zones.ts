import { type Prepared, prepare } from './choose/prepare.ts';
import { inAnyDirection } from './field/any-direction.ts';
import { footprint } from './field/footprint.ts';
import type { ZoneOnPlane } from './field/zone.ts';
import type { ModelOutput } from './model-types.ts';
import type { Field, Scenario } from './pipeline.ts';

/** A scenario computed as far as its zones, before they lie on the map. */
export interface Computed {
  readonly prepared: Prepared;
  readonly output: ModelOutput;
  /** The field that the zones are of: without a direction in calm air. */
  readonly field: Field;
  readonly zones: readonly ZoneOnPlane[];
}

/** Source, model, field and zones of a scenario, or the refusal that stops it. */
export const computeZones = (scenario: Scenario): Computed => {
  const prepared = prepare(scenario);
  const output = prepared.model.compute(scenario, prepared.air, prepared.source);
  const field = prepared.isCalm ? inAnyDirection(output.field) : output.field;
  return { prepared, output, field, zones: footprint(field, prepared.levels) };
};
