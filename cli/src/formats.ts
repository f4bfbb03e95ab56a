import type { RunResult } from '@hazardguard/engine';
import { toCsv, toGeoJson, toKml, toSummary, toZoneRows } from '@hazardguard/engine/formats';
import { toTable } from './formats/table.ts';

/** The rows of the CSV as an Excel sheet. */
async function* toXlsx(result: RunResult): AsyncGenerator<Uint8Array> {
  const { columns, rows } = toZoneRows(result);
  const { writeXlsx } = await import('@hazardguard/server/data');
  async function* listCells() {
    for (const row of rows) yield columns.map((name) => row[name]);
  }
  yield* writeXlsx({ columns: columns.map((name) => ({ name, type: 'plain' })), rows: listCells(), zone: 'UTC' });
}

/** Output formats of a run, by the value of `--format`. */
export const formats: Readonly<Record<string, (result: RunResult) => string | AsyncIterable<Uint8Array>>> = {
  table: toTable,
  json: (result) => `${JSON.stringify(result, null, 1)}\n`,
  geojson: toGeoJson,
  kml: toKml,
  csv: toCsv,
  xlsx: toXlsx,
  summary: (result) => toSummary(result, { place: undefined, made: undefined, weather: undefined, bands: undefined, people: undefined }),
};
