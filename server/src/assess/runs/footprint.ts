import { choosePeopleInZones, type PeopleInside, type PopulationCount, type Run } from '@hazardguard/contract';
import type { RunResult, Zone } from '@hazardguard/engine';

/** The zones that are reached, worst first, those beyond the range of the model included. */
export const listReachedZones = ({ zones }: RunResult): readonly Zone[] => zones.filter(({ status }) => status !== 'not-reached');

/** The longest reach of any level, m; 0 when none is reached. */
export const computeWorstReachM = (result: RunResult): number => Math.max(0, ...listReachedZones(result).map(({ reachM }) => reachM));

/** Head-counts of the recorded places inside the widest zone: zones lie within one another. */
export const sumHeadCounts = ({ impact }: RunResult): number => Math.max(0, ...impact.map(({ within }) => within.people));

/** People inside one zone by the best source of population; null where population is not known, or the run is older than the count. */
export const findPopulation = ({ population }: Pick<Run, 'population'>, levelId: string | undefined): PopulationCount | null => {
  const found = population?.find((one) => one.levelId === levelId);
  if (found === undefined || found.people === null) return null;
  const { levelId: _levelId, ...count } = found;
  return count;
};

/** People inside one zone of a run by the one rule, as every screen and document says it; not known where no zone is meant. */
export const findPeopleInside = ({ result, population }: Pick<Run, 'population' | 'result'>, levelId: string | undefined): PeopleInside =>
  choosePeopleInZones(result, population).get(levelId ?? '') ?? { people: null, basis: null, withoutCount: 0 };

/** The count that the number of a zone is from, which may be of a zone inside it; null: it is from recorded places, or not known. */
export const findCountBehind = (run: Pick<Run, 'population' | 'result'>, levelId: string | undefined): PopulationCount | null => {
  const { people, basis } = findPeopleInside(run, levelId);
  if (basis !== 'population') return null;
  const own = findPopulation(run, levelId);
  return own?.people === people ? own : (run.population?.find((count) => count.people === people) ?? null);
};

/** The source of a count as a text names it: 'Census of India, 2011'. */
export const nameSource = ({ source }: Pick<PopulationCount, 'source'>): string =>
  source === null ? '' : [source.name, source.year].filter((part) => part !== null).join(', ');
