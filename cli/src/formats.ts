import type { RunResult } from '@hazardguard/engine';
import { toCsv, toGeoJson, toKml, toSummary } from '@hazardguard/engine/formats';
import { toTable } from './formats/table.ts';

/** Output formats of a run, by the value of `--format`. */
export const formats: Readonly<Record<string, (result: RunResult) => string>> = {
  table: toTable,
  json: (result) => `${JSON.stringify(result, null, 1)}\n`,
  geojson: toGeoJson,
  kml: toKml,
  csv: toCsv,
  summary: (result) => toSummary(result),
};
