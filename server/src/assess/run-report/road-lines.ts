import { type Run, toCompassPoint, type WaysOut } from '@hazardguard/contract';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import type { Database } from '../../platform/db/database.ts';
import { findWaysOut } from '../../register/roads/find-ways-out.ts';
import { listReachedZones } from '../runs/footprint.ts';
import type { ReportFormatter } from './report-formatter.ts';

/** Roads out of the widest zone of a run from its site, and roadblocks at its edge; null: no zone is reached. */
export const findRunRoads = async (database: Database, { result }: Run): Promise<WaysOut | null> => {
  const polygon = listReachedZones(result).at(-1)?.polygon;
  if (polygon === undefined || polygon.length === 0) return null;
  const windFromDeg = result.hazard === 'explosion' || result.hazard === 'fire' ? null : result.windFromDeg;
  return findWaysOut(database, { area: [polygon], from: result.site, windFromDeg, seenFrom: undefined });
};

/** What a text says of the roads, in sentences. */
export const formatRoads = (
  roads: WaysOut,
  { roads: texts }: ServerText<'run-report'>,
  format: ReportFormatter,
  most = 8,
): readonly string[] => {
  if (!roads.known) return [texts.unknown];
  const { roadblocks, ways, sources } = roads;
  const blocks = roadblocks
    .slice(0, most)
    .map(({ name, distanceM, bearingDeg }) => texts.block(name ?? texts.nameless, format.distance(distanceM), toCompassPoint(bearingDeg)));
  const out = ways.map(({ lengthM, bearingDeg, roads: names }) =>
    texts.way(format.distance(lengthM), toCompassPoint(bearingDeg), names.length === 0 ? texts.nameless : names.slice(0, 3).join(', ')),
  );
  return [
    blocks.length === 0 ? texts.noBlocks : texts.blocks(blocks.join('; ')),
    out.length === 0 ? texts.noWay : texts.ways(out.join('; ')),
    texts.limits(sources.map(({ name, year }) => [name, year].filter((part) => part !== null).join(', ')).join('; ')),
  ];
};
