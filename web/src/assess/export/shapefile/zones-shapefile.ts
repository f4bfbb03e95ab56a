import type { RunResult } from '@hazardguard/engine';
import { allZones, type FindZonePeople, findZonePeople } from '@hazardguard/engine/formats';
import { type DbaseColumn, dbaseFile } from './dbase-file.ts';
import { polygonFiles } from './shape-file.ts';
import { zipFile } from './zip-file.ts';

/** WGS 84 longitude and latitude, in the wording that ESRI programs expect in a .prj file. */
const wgs84 =
  'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]';

/** Units in the names, as far as ten letters go. */
const columns: readonly DbaseColumn[] = [
  { name: 'LEVEL', type: 'C', length: 24 },
  { name: 'VALUE', type: 'N', length: 16, decimals: 4 },
  { name: 'UNIT', type: 'C', length: 8 },
  { name: 'SEVERITY', type: 'C', length: 8 },
  { name: 'STATUS', type: 'C', length: 12 },
  { name: 'REACH_M', type: 'N', length: 14, decimals: 2 },
  { name: 'HALFWID_M', type: 'N', length: 14, decimals: 2 },
  { name: 'AREA_M2', type: 'N', length: 18, decimals: 1 },
  { name: 'ARRIVAL_S', type: 'N', length: 14, decimals: 1 },
  { name: 'PEOPLE', type: 'N', length: 12 },
  { name: 'CHEMICAL', type: 'C', length: 64 },
  { name: 'CAS', type: 'C', length: 14 },
  { name: 'HAZARD', type: 'C', length: 12 },
  { name: 'WINDFROM', type: 'N', length: 8, decimals: 2 },
  { name: 'WIND_MS', type: 'N', length: 8, decimals: 2 },
  { name: 'MODEL', type: 'C', length: 32 },
  { name: 'SCENARIO', type: 'C', length: 64 },
];

/** The zones of a run as a shapefile in a ZIP, mildest first so that the worst is drawn on top. */
export const zonesShapefile = (result: RunResult, name: string, date: Date, people?: FindZonePeople): Uint8Array => {
  const zones = allZones(result)
    .filter((zone) => zone.polygon.length > 0)
    .toReversed();
  const peopleIn = (levelId: string): number | null => findZonePeople(result, levelId, people).people;
  const rows = zones.map(({ level, status, reachM, maxHalfWidthM, areaM2, arrivalS }) => [
    level.id,
    level.value,
    level.unit,
    level.severity,
    status,
    reachM,
    maxHalfWidthM,
    areaM2,
    arrivalS,
    peopleIn(level.id),
    result.chemical.name,
    result.chemical.cas,
    result.hazard,
    result.windFromDeg,
    result.windSpeedMs,
    result.model.id,
    result.scenarioHash,
  ]);
  const { shp, shx } = polygonFiles(zones.map(({ polygon }) => polygon));
  const text = (content: string): Uint8Array => new TextEncoder().encode(content);
  return zipFile(
    [
      { name: `${name}.shp`, bytes: shp },
      { name: `${name}.shx`, bytes: shx },
      { name: `${name}.dbf`, bytes: dbaseFile(columns, rows, date) },
      { name: `${name}.prj`, bytes: text(wgs84) },
      { name: `${name}.cpg`, bytes: text('UTF-8') },
    ],
    date,
  );
};
