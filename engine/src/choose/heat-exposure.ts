import type { HazardModel } from '../types/model-types.ts';
import type { Scenario, SourceTerm } from '../types/pipeline.ts';

/** How long people are exposed to the heat of a fire, s: its own duration where it is over before they can leave, else as given. */
export const heatExposureS = ({ isExposureWholeFire, burningS }: HazardModel, scenario: Scenario, source: SourceTerm): number =>
  (isExposureWholeFire === true ? burningS?.(scenario, source) : null) ?? scenario.fire.exposureS;
