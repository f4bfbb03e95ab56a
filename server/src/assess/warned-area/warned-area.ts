import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { type Run, toWindOrigin } from '@hazardguard/contract';
import type { Doubt, EnsembleOptions, LonLatRing, RunResult, Severity, WarnedAreas, Zone } from '@hazardguard/engine';
import { type Compute, ComputeError } from '../../platform/compute/pool.ts';
import { areaRules, checkScenario, findWarnedLevel, type Scenario } from '../../platform/compute/scenario.ts';
import { listReachedZones } from '../runs/footprint.ts';
import { findGuideDistance, type GuideDistance } from './guide-distance.ts';
import { keepLastAnswers } from './keep-last-answers.ts';

/** Variations of the calculation, each turned through every wind direction. A draft must not wait, so there are fewer than on screens. */
const warnedEnsemble = { members: 100, seed: 1, side: 11, knowledge: 'known' } as const;

/** How probable a level must be at a place, 0–1. */
export interface WarnedProbability {
  readonly actNow: number;
  readonly beReady: number;
}

/** Zones of the level that the be-ready area is drawn for, and of worse ones. */
const warnedSeverity: Severity = areaRules.beReady.severity;

/** The zones of the best estimate that people are warned of, worst first; where only milder levels are reached, the worst of them. */
export const listWarnedZones = (result: RunResult): readonly Zone[] => {
  const warned = findWarnedLevel(
    result.zones.map(({ level }) => level),
    warnedSeverity,
  );
  const reached = listReachedZones(result);
  const zones = reached.filter(({ level }) => warned !== undefined && level.value >= warned.value);
  return zones.length > 0 ? zones : reached.slice(0, 1);
};

/** The outer rings of the best estimate's zone of the level for an area. */
const listBestRings = (result: RunResult, severity: Severity): readonly LonLatRing[] => {
  const level = findWarnedLevel(
    result.zones.map((zone) => zone.level),
    severity,
  );
  return listReachedZones(result)
    .filter((zone) => zone.level.id === level?.id)
    .flatMap(({ polygon }) => polygon.slice(0, 1));
};

/** The warned areas of a run and what the guide adds to them; areas null: the run has no level to warn of; or why they could not be calculated. */
export type WarnedAreasAnswer = { readonly areas: WarnedAreas | null; readonly guide: GuideDistance } | { readonly failure: string };

/** The calculation that the areas of a run come from; or why it cannot be made. */
export const prepareWarned = ({
  scenario: document,
  weatherOrigin,
}: Run): { readonly scenario: Scenario; readonly options: EnsembleOptions } | { readonly failure: string } => {
  const chemical = findChemical(document.chemical);
  const checked = chemical && checkScenario(document, toSubstance(chemical));
  if (!checked?.ok) return { failure: checked?.problems[0]?.message ?? `The chemical library has no ${document.chemical}.` };
  return { scenario: checked.scenario, options: { ...warnedEnsemble, windOrigin: toWindOrigin(weatherOrigin) } };
};

/** The warned areas of a run with all its doubts or one of them switched off. */
export const computeWarnedAreas = async (
  pool: Pick<Compute, 'warnedAreas'>,
  run: Run,
  probability: WarnedProbability,
  without: Doubt | null,
): Promise<WarnedAreasAnswer> => {
  const prepared = prepareWarned(run);
  if ('failure' in prepared) return prepared;
  const { result } = run;
  const guide = findGuideDistance(run);
  const best = {
    actNow: listBestRings(result, areaRules.actNow.severity),
    beReady: listBestRings(result, areaRules.beReady.severity),
  };
  const floor = { aroundM: guide.aroundM, downwindM: guide.downwind?.distanceM ?? 0, smokeM: guide.smokeM };
  try {
    return { areas: await pool.warnedAreas(prepared.scenario, prepared.options, { best, floor, probability, without }), guide };
  } catch (error) {
    if (error instanceof ComputeError) return { failure: error.message };
    throw error;
  }
};

/** Areas of the last runs, which never change: proposal, draft and counts of one run follow each other. */
const known = keepLastAnswers<WarnedAreasAnswer>();

/** The warned areas of a run, calculated once while it is among the last ones asked for. A failure is tried again. */
export const findWarnedAreas = (pool: Pick<Compute, 'warnedAreas'>, run: Run, probability: WarnedProbability): Promise<WarnedAreasAnswer> =>
  known(`${run.id} ${probability.actNow} ${probability.beReady}`, () => computeWarnedAreas(pool, run, probability, null));
