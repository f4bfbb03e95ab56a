import type { Prepared } from '../choose/prepare.ts';
import { inAnyDirection } from '../field/any-direction.ts';
import { footprint } from '../field/footprint.ts';
import type { ZoneOnPlane } from '../field/zone.ts';
import type { Caveat } from '../types/common-types.ts';
import type { ModelOutput } from '../types/model-types.ts';
import type { Scenario, ThreatField } from '../types/pipeline.ts';
import { computeField } from './compute-field.ts';

/** A scenario computed as far as its zones, before they lie on the map. */
export interface Computed {
  readonly prepared: Prepared;
  readonly output: ModelOutput;
  /** The field that the zones are of: without a direction in calm air, along the paths of the cloud in weather that changes. */
  readonly field: ThreatField;
  readonly zones: readonly ZoneOnPlane[];
  /** Caveats about the weather followed. */
  readonly caveats: readonly Caveat[];
}

/** Source, model, field and zones of a scenario, or the refusal that stops it. */
export const computeZones = (scenario: Scenario): Computed => {
  const { prepared, output, field: drifting, caveats } = computeField(scenario);
  const field = prepared.isCalm ? inAnyDirection(output.field) : drifting;
  return { prepared, output, field, zones: footprint(field, prepared.levels), caveats };
};
