import type { Run } from '@hazardguard/contract';
import type { ReachBands, RunResult, ScenarioDocument } from '@hazardguard/engine';

/** What is written out: a result, what it was computed from, and its run where it was stored. */
export interface ExportSubject {
  /** The plant. */
  readonly place: string;
  /** The plant is made up for the demo. */
  readonly sample: boolean;
  readonly result: RunResult;
  readonly scenario: ScenarioDocument;
  readonly weatherOrigin: Run['weatherOrigin'];
  /** Absent: a preview, computed in this browser. */
  readonly stored?: Pick<Run, 'id' | 'createdAt' | 'createdBy'> | undefined;
  /** How far the reaches may be off; absent while it is being computed and where nothing can be. */
  readonly bands?: ReachBands | undefined;
}

/** The subject of a stored run. */
export const toExportSubject = (run: Run, sample: boolean, bands?: ReachBands): ExportSubject => ({
  place: run.industryName,
  sample,
  result: run.result,
  scenario: run.scenario,
  weatherOrigin: run.weatherOrigin,
  stored: { id: run.id, createdAt: run.createdAt, createdBy: run.createdBy },
  bands,
});

/** 'chlorine-leak-ebad4837': the same scenario has the same name. */
export const fileStem = ({ result }: Pick<ExportSubject, 'result'>): string => {
  const chemical = result.chemical.name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  return `${chemical || 'chemical'}-${result.hazard}-${result.scenarioHash.slice(0, 8)}`;
};

/** Sites of the demo carry the mark in their names, too; once is enough. */
export const hasSampleMark = (place: string): boolean => /\(sample\)$/i.test(place);
