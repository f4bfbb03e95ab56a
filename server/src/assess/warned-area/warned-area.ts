import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { type Run, toWindOrigin } from '@hazardguard/contract';
import type { RunResult, Severity, WarnedArea, Zone } from '@hazardguard/engine';
import { type Compute, ComputeError } from '../../platform/compute/pool.ts';
import { checkScenario, findWarnedLevel } from '../../platform/compute/scenario.ts';
import { listReachedZones } from '../runs/footprint.ts';

/** Computed zones, each in eight directions: 800 members. A draft must not wait, so there are fewer than on screens. */
const warnedEnsemble = { members: 100, seed: 1, side: 11, knowledge: 'known' } as const;

/** The zones that people are warned of, worst first; where only milder levels are reached, the worst of them. */
export const listWarnedZones = (result: RunResult, severity: Severity): readonly Zone[] => {
  const warned = findWarnedLevel(
    result.zones.map(({ level }) => level),
    severity,
  );
  const reached = listReachedZones(result);
  const zones = reached.filter(({ level }) => warned !== undefined && level.value >= warned.value);
  return zones.length > 0 ? zones : reached.slice(0, 1);
};

/** The warned area of a run; null: its ensemble reaches the warned level nowhere; or why it could not be calculated. */
export type WarnedAreaAnswer = { readonly area: WarnedArea | null } | { readonly failure: string };

const compute = async (pool: Pick<Compute, 'warnedArea'>, run: Run, severity: Severity): Promise<WarnedAreaAnswer> => {
  const { scenario: document, weatherOrigin, result } = run;
  const chemical = findChemical(document.chemical);
  const checked = chemical && checkScenario(document, toSubstance(chemical));
  if (!checked?.ok) return { failure: checked?.problems[0]?.message ?? `The chemical library has no ${document.chemical}.` };
  const level = findWarnedLevel(
    result.zones.map((zone) => zone.level),
    severity,
  );
  const best = listReachedZones(result).filter((zone) => zone.level.id === level?.id);
  const options = { ...warnedEnsemble, windOrigin: toWindOrigin(weatherOrigin) } as const;
  try {
    const rings = best.flatMap(({ polygon }) => polygon.slice(0, 1));
    return { area: await pool.warnedArea(checked.scenario, options, rings, severity) };
  } catch (error) {
    if (error instanceof ComputeError) return { failure: error.message };
    throw error;
  }
};

/** Areas of the last runs, which never change: proposal, draft and counts of one run follow each other. */
const known = new Map<string, Promise<WarnedAreaAnswer>>();
const mostKnown = 50;

/** The warned area of a run, calculated once while it is among the last ones asked for. A failure is tried again. */
export const findWarnedArea = (pool: Pick<Compute, 'warnedArea'>, run: Run, severity: Severity): Promise<WarnedAreaAnswer> => {
  const key = `${run.id} ${severity}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const [oldest] = known.keys();
  if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
  const answer = compute(pool, run, severity);
  known.set(key, answer);
  const forget = (): void => {
    if (known.get(key) === answer) known.delete(key);
  };
  answer.then((one) => {
    if ('failure' in one) forget();
  }, forget);
  return answer;
};
