import { toCompassPoint } from '@hazardguard/contract';
import type { RunResult } from '@hazardguard/engine';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import { listReachedZones } from '../runs/footprint.ts';
import { findRunHazard } from '../runs/release-hazard.ts';
import type { ReportTexts } from './report-texts.ts';

/** Advice that holds without knowing the building or the person, by the hazard and the worst level reached; first things first. */
export const listActions = (result: RunResult, words: ServerText<'run-report'>, texts: ReportTexts): readonly string[] => {
  const zones = listReachedZones(result);
  const widestM = Math.max(0, ...zones.map(({ reachM }) => reachM));
  if (widestM === 0) return [words.todoNothing, words.todoServices];
  // Blast and heat go all around; a cloud goes with the wind.
  if (zones.every(({ level }) => level.unit !== 'ppm'))
    return [words.todoAway(texts.safeDistance(widestM)), words.todoWindows, words.todoServices];
  // A spark lights a flammable cloud: nobody is sent to a switch, and nobody drives.
  const hazard = findRunHazard({ result });
  if (hazard === 'flammable-leak') return [words.todoNoSpark, words.todoTurns, words.todoServices];
  if (hazard === 'toxic-flammable-leak') return [words.todoIndoorsNoSpark, words.todoTurns, words.todoServices];
  if (zones.every(({ level }) => level.severity === 'mild')) return [words.todoIndoors, words.todoTurns, words.todoServices];
  const [one, other] = [result.windFromDeg + 90, result.windFromDeg + 270].map((degrees) => toCompassPoint(degrees % 360));
  // Walls first: to leave is right only where there is time for it, which this page does not know.
  return [words.todoIndoors, words.todoAcross(one ?? '', other ?? ''), words.todoTurns, words.todoServices];
};
