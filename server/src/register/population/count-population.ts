import { ApiError, choosePeopleInside, keepNested, type PeopleInside, type PopulationCount } from '@hazardguard/contract';
import type { Database } from '../../platform/db/database.ts';
import { unite } from './clip.ts';
import { type CountedAreas, countAreas, findBox, planeArea } from './count-areas.ts';
import { type Counted, countRaster, type Polygons } from './count-raster.ts';
import { listSourcesMeeting, type SourceRow } from './source-store.ts';

/** Villages listed by name. */
const mostVillages = 100;

/** A source that knows less of an area than this share of what the best knows comes after those that know more. */
const fullShare = 0.9;

interface Candidate {
  readonly source: SourceRow;
  readonly counted: Counted | CountedAreas;
}

export const unknownPopulation: PopulationCount = {
  people: null,
  day: null,
  night: null,
  low: null,
  high: null,
  errorShare: null,
  coveredShare: 0,
  source: null,
  others: [],
  villages: [],
  villagesOmitted: 0,
};

const presentSource = ({ id, kind, name, source_name, year, licence }: SourceRow) => ({
  id,
  kind: kind === 'areas' ? ('areas' as const) : ('raster' as const),
  name,
  sourceName: source_name,
  year,
  licence,
});

/**
 * The best first: sources that know most of the area, then villages counted by a census over rasters, which share such counts out; then
 * the newer, then the finer cells.
 */
const rank = (candidates: readonly Candidate[]): readonly Candidate[] => {
  const most = Math.max(0, ...candidates.map(({ counted }) => counted.coveredShare));
  const isFull = ({ counted }: Candidate): boolean => counted.coveredShare >= fullShare * most;
  return candidates.toSorted(
    (one, other) =>
      Number(isFull(other)) - Number(isFull(one)) ||
      Number(other.source.kind === 'areas') - Number(one.source.kind === 'areas') ||
      (other.source.year ?? 0) - (one.source.year ?? 0) ||
      (one.source.cell_x ?? 0) - (other.source.cell_x ?? 0) ||
      other.source.id - one.source.id,
  );
};

/** Of a normal distribution: 9 of 10 lie within so many standard deviations. */
const nineOfTen = 1.645;

/** Within which 9 of 10 counts lie: the edge, never beyond nobody or everybody of what it cuts, and the error that the publisher states. */
const toRange = ({ people, low, high, edgeVariance }: Counted, errorShare: number | null) => {
  const edge = nineOfTen * Math.sqrt(edgeVariance);
  const source = nineOfTen * (errorShare ?? 0) * people;
  return {
    low: Math.max(0, people - Math.hypot(Math.min(edge, people - low), source)),
    high: people + Math.hypot(Math.min(edge, high - people), source),
  };
};

const hasVillages = (counted: Counted | CountedAreas): counted is CountedAreas => 'villages' in counted;

/** People inside an area by the best source that covers it; every number is null where none does: not known is not zero. */
export const countPopulation = async (database: Pick<Database, 'kysely' | 'pool'>, given: Polygons): Promise<PopulationCount> => {
  const polygons = unite(given);
  if (polygons === null) throw new ApiError('invalid-input', 'The areas cannot be counted: their outlines cross themselves too often');
  if (polygons.length === 0 || planeArea(polygons) === 0) return unknownPopulation;
  const candidates: Candidate[] = [];
  for (const source of await listSourcesMeeting(database as Database, findBox(polygons))) {
    const counted = source.kind === 'areas' ? await countAreas(database, source, polygons) : await countRaster(database, source, polygons);
    if (counted !== null) candidates.push({ source, counted });
  }
  const residents = rank(candidates.filter(({ source }) => source.moment === 'residents'));
  const [best, ...others] = residents;
  const at = (moment: 'day' | 'night'): number | null => {
    const [own] = rank(candidates.filter(({ source }) => source.moment === moment));
    if (own !== undefined) return own.counted.people;
    return best !== undefined && hasVillages(best.counted) ? best.counted[moment] : null;
  };
  if (best === undefined) return { ...unknownPopulation, day: at('day'), night: at('night') };
  const named = residents.map(({ counted }) => counted).find(hasVillages)?.villages ?? [];
  return {
    people: best.counted.people,
    day: at('day'),
    night: at('night'),
    ...toRange(best.counted, best.source.error_share),
    errorShare: best.source.error_share,
    coveredShare: best.counted.coveredShare,
    source: presentSource(best.source),
    others: others.map(({ source, counted }) => ({ ...presentSource(source), people: counted.people, coveredShare: counted.coveredShare })),
    villages: named.slice(0, mostVillages),
    villagesOmitted: Math.max(0, named.length - mostVillages),
  };
};

interface NestedArea {
  readonly polygon: Polygons[number];
  /** Head-counts of the recorded places inside. */
  readonly within: Parameters<typeof choosePeopleInside>[1];
}

/** People inside the last of several areas by the one rule; each area lies inside the next. */
export const countPeopleInside = async (
  database: Pick<Database, 'kysely' | 'pool'>,
  areas: readonly NestedArea[],
): Promise<PeopleInside> => {
  const chosen: PeopleInside[] = [];
  for (const { polygon, within } of areas) chosen.push(choosePeopleInside(await countPopulation(database, [polygon]), within));
  return keepNested(chosen).at(-1) ?? choosePeopleInside(null, null);
};
