import { toCompassPoint } from '@hazardguard/contract';
import type { RunResult } from '@hazardguard/engine';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import { listReachedZones } from '../runs/footprint.ts';
import { findRunHazard } from '../runs/release-hazard.ts';
import type { ReportFormatter } from './report-formatter.ts';

/** General advice by the hazard and the worst level reached, the most important first. */
export const listActions = (result: RunResult, texts: ServerText<'run-report'>, format: ReportFormatter): readonly string[] => {
  const zones = listReachedZones(result);
  const widestM = Math.max(0, ...zones.map(({ reachM }) => reachM));
  if (widestM === 0) return [texts.todoNothing, texts.todoServices];
  // Blast and heat act in all directions; a cloud drifts with the wind.
  if (zones.every(({ level }) => level.unit !== 'ppm'))
    return [texts.todoAway(format.safeDistance(widestM)), texts.todoWindows, texts.todoServices];
  // A spark ignites a flammable cloud. One that is poisonous, too, poisons much farther: there fans are switched off (decision 0143).
  const hazard = findRunHazard({ result });
  if (hazard === 'flammable-leak') return [texts.todoNoSpark, texts.todoTurns, texts.todoServices];
  if (hazard === 'toxic-flammable-leak') return [texts.todoIndoors, texts.todoNearNoSpark, texts.todoTurns, texts.todoServices];
  if (zones.every(({ level }) => level.severity === 'mild')) return [texts.todoIndoors, texts.todoTurns, texts.todoServices];
  const [one, other] = [result.windFromDeg + 90, result.windFromDeg + 270].map((degrees) => toCompassPoint(degrees % 360));
  // Shelter first: leaving is right only if there is time, which the report does not know.
  return [texts.todoIndoors, texts.todoAcross(one ?? '', other ?? ''), texts.todoTurns, texts.todoServices];
};
