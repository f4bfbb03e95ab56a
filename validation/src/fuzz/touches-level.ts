import { footprint, prepare } from '@hazardguard/engine/models';
import { largestMove } from './find-jumps.ts';
import type { ScenarioOutcome } from './scenario-outcome.ts';

/** True where a result that does not reach a level would reach it if the level were 15 % lower. */
const almostReaches = ({ scenario, zones }: ScenarioOutcome, levelId: string): boolean => {
  const zone = zones.find(({ level }) => level.id === levelId);
  if (zone === undefined || zone.status !== 'not-reached') return false;
  const { model, air, source } = prepare(scenario);
  const { field } = model.compute(scenario, air, source);
  const lowered = { ...zone.level, value: zone.level.value / largestMove };
  return footprint(field, [lowered]).some(({ status }) => status !== 'not-reached');
};

/**
 * A zone that appears or vanishes because its level just touches the highest value on the ground, as under a plume from a stack: the
 * field itself moves by less than 15 %, and the reach must begin somewhere.
 */
export const touchesLevel = (one: ScenarioOutcome, other: ScenarioOutcome, outputName: string): boolean => {
  const levelId = outputName.replace(/^(?:reach|half-width) /u, '');
  return almostReaches(one, levelId) || almostReaches(other, levelId);
};
