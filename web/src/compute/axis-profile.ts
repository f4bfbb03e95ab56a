import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, type ScenarioDocument } from '@hazardguard/engine';
import { type Field, prepare } from '@hazardguard/engine/models';

/** The highest value over time on the ground, straight downwind of the source. */
export interface AxisProfile {
  /** Zones of the computed scenario: a run stored by another version of the engine may have others. */
  readonly scenarioHash: string;
  readonly unit: string;
  readonly distancesM: readonly number[];
  readonly values: readonly number[];
}

const nearestM = 10;
const stepsPerDecade = 40;

/** Along the wind from the source; a ground field is centred off the source, a radial one is the same all around. */
const alongAxis = (field: Field): ((distanceM: number) => number) => {
  switch (field.shape) {
    case 'plume':
      return (distanceM) => field.axisPeak(distanceM);
    case 'ground':
      return (distanceM) => field.peak(distanceM, 0);
    case 'radial':
      return (distanceM) => field.peak(distanceM);
  }
};

/** The curve of a scenario from 10 m to `farthestM`, with equal steps per decade; undefined when the engine refuses the scenario. */
export const axisProfile = (document: ScenarioDocument, farthestM: number): AxisProfile | undefined => {
  const chemical = findChemical(document.chemical);
  const checked = chemical && checkScenario(document, toSubstance(chemical));
  if (!checked?.ok) return undefined;
  const { scenario } = checked;
  const { model, air, source } = prepare(scenario);
  const { field } = model.compute(scenario, air, source);
  const endM = Math.max(10 * nearestM, Math.min(field.rangeM, farthestM));
  const steps = Math.ceil(stepsPerDecade * Math.log10(endM / nearestM));
  const distancesM = Array.from({ length: steps + 1 }, (_none, step) => nearestM * (endM / nearestM) ** (step / steps));
  return { scenarioHash: scenario.hash, unit: field.unit, distancesM, values: distancesM.map(alongAxis(field)) };
};
