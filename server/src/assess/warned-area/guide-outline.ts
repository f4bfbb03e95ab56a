import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { type Run, toWindOrigin } from '@hazardguard/contract';
import type { LonLatRing } from '@hazardguard/engine';
import { checkScenario, outlineFloor } from '../../platform/compute/scenario.ts';
import { findGuideDistance } from './guide-distance.ts';

/** The guide's distances for a run, drawn as the act-now area keeps them; null: the guide says nothing about the substance. */
export const outlineGuide = (run: Run): { readonly outline: LonLatRing; readonly distanceM: number } | null => {
  const { downwind, aroundM, around } = findGuideDistance(run);
  if (downwind === null && around === 'least') return null;
  const chemical = findChemical(run.scenario.chemical);
  const checked = chemical && checkScenario(run.scenario, toSubstance(chemical));
  if (!checked?.ok) return null;
  const floor = { aroundM, downwindM: downwind?.distanceM ?? 0 };
  return {
    outline: outlineFloor(checked.scenario, { windOrigin: toWindOrigin(run.weatherOrigin) }, floor),
    distanceM: Math.max(aroundM, floor.downwindM),
  };
};
