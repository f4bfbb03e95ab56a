import { compassPointOf } from '@hazardguard/contract';
import type { RunResult } from '@hazardguard/engine';
import { reachedZones } from '../runs/footprint.ts';
import type { ReportTexts } from './text.ts';
import type { ReportWords } from './words/words.ts';

/** Advice that holds without knowing the building or the person, by the hazard and the worst level reached; first things first. */
export const whatToDo = (result: RunResult, words: ReportWords, texts: ReportTexts): readonly string[] => {
  const zones = reachedZones(result);
  const widestM = Math.max(0, ...zones.map(({ reachM }) => reachM));
  if (widestM === 0) return [words.todoNothing, words.todoServices];
  // Blast and heat go all around; a cloud goes with the wind.
  if (zones.every(({ level }) => level.unit !== 'ppm'))
    return [words.todoAway(texts.safeDistance(widestM)), words.todoWindows, words.todoServices];
  if (zones.every(({ level }) => level.severity === 'mild')) return [words.todoIndoors, words.todoTurns, words.todoServices];
  const [one, other] = [result.windFromDeg + 90, result.windFromDeg + 270].map((degrees) => compassPointOf(degrees % 360));
  return [words.todoAcross(one ?? '', other ?? ''), words.todoShelter, words.todoTurns, words.todoServices];
};
