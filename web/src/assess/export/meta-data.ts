import { references } from '@hazardguard/engine';
import { allZones } from '@hazardguard/engine/formats';
import type { ExportSubject } from './export-subject.ts';

const citations: Readonly<Record<string, string>> = references;

/** Sources of a model's formulas, by key; a key without an entry is its own citation. */
export const listCitations = (sources: readonly string[]): readonly { readonly key: string; readonly citation: string }[] =>
  sources.map((key) => ({ key, citation: citations[key] ?? key }));

/** Everything needed to judge and repeat a result years later. JSON-safe. */
export const buildMetaData = ({ place, sample, result, scenario, weatherOrigin, stored, bands }: ExportSubject, now: Date) => ({
  format: 'hazardguard-run-meta-data',
  formatVersion: 1,
  writtenAt: now.toISOString(),
  industry: { name: place, sample },
  run: stored ?? null,
  kind: stored ? 'stored run' : 'preview, not stored',
  scenario,
  scenarioHash: result.scenarioHash,
  engineVersion: result.engineVersion,
  chemical: result.chemical,
  model: { ...result.model, sources: listCitations(result.model.sources) },
  inputs: result.inputs,
  weather: {
    ...weatherOrigin,
    windFromDeg: result.windFromDeg,
    windSpeedMs: result.windSpeedMs,
    stability: result.stability,
  },
  source: result.source,
  zones: allZones(result).map(({ level, status, reachM, maxHalfWidthM, areaM2, arrivalS }) => ({
    level,
    status,
    reachM,
    maxHalfWidthM,
    areaM2,
    arrivalS,
  })),
  /** Null: not computed at the time of writing. */
  uncertainty: bands ?? null,
  impact: result.impact,
  receptorsConsidered: result.receptorsConsidered,
  receptorsOmitted: result.receptorsOmitted,
  caveats: result.caveats,
  howToRepeat: `Write the scenario to a file and run: npx hazardguard model FILE --format json; the same hash gives the same zones.${
    bands === undefined
      ? ''
      : ` For the bands: npx hazardguard ensemble FILE --members ${bands.members} --seed ${bands.seed} --knowledge ${bands.knowledge} --wind ${bands.windOrigin}.`
  }`,
});
