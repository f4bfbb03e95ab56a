/** The third door: a run written out in the formats of other programs. Text in, text out; who saves it decides where to. */
export { allZones } from './formats/all-zones.ts';
export { bandFields } from './formats/bands.ts';
export { toCsv, toZoneRows } from './formats/csv.ts';
export { byteOrderMark, type Cell, csvCell, csvLine, restored } from './formats/fields.ts';
export { area, distance, duration, figure } from './formats/figures.ts';
export { toGeoJson } from './formats/geojson.ts';
export { wordInput } from './formats/input-value.ts';
export { toKml } from './formats/kml.ts';
export { levelName } from './formats/level-name.ts';
export { toReceptorCsv } from './formats/receptor-csv.ts';
export { type SummaryContext, toSummary } from './formats/summary.ts';
export { laterWinds } from './formats/winds.ts';
export { type FindZonePeople, findZonePeople } from './formats/zone-people.ts';
