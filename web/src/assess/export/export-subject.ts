import { choosePeopleInZones, isExampleResult, type Run } from '@hazardguard/contract';
import type { ReachBands, RunResult, ScenarioDocument } from '@hazardguard/engine';
import type { FindPeopleInside } from '../population/use-people-inside.ts';

/** What is exported: a result, its inputs, and its run when stored. */
export interface ExportSubject {
  readonly place: string;
  /** The plant is an invented sample of the demo. */
  readonly sample: boolean;
  readonly result: RunResult;
  readonly scenario: ScenarioDocument;
  readonly weatherOrigin: Run['weatherOrigin'];
  /** Undefined: a preview, computed in this browser. */
  readonly stored: Pick<Run, 'id' | 'createdAt' | 'createdBy'> | undefined;
  /** People inside each zone by the one rule. */
  readonly people: FindPeopleInside | undefined;
  /** Uncertainty of the reaches; undefined while it is computed or when it cannot be. */
  readonly bands: ReachBands | undefined;
}

/** People inside the zones of a stored run, as counted when it was made. */
const findStoredPeople = ({ population, result }: Run): FindPeopleInside => {
  const inZones = choosePeopleInZones(result, population);
  return (id) => inZones.get(id);
};

/** The subject of a stored run. */
export const toExportSubject = (run: Run, sample: boolean, bands: ReachBands | undefined): ExportSubject => ({
  place: run.industryName,
  sample,
  result: run.result,
  scenario: run.scenario,
  people: findStoredPeople(run),
  weatherOrigin: run.weatherOrigin,
  stored: { id: run.id, createdAt: run.createdAt, createdBy: run.createdBy },
  bands,
});

/** 'chlorine-leak-ebad4837': the same scenario has the same name. A table has no room for a mark: the name of an example's file says it. */
export const fileStem = ({ result }: Pick<ExportSubject, 'result'>): string => {
  const chemical = result.chemical.name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  const mark = isExampleResult(result) ? 'example-not-an-event-' : '';
  return `${mark}${chemical || 'chemical'}-${result.hazard}-${result.scenarioHash.slice(0, 8)}`;
};

/** Names of demo sites already contain the sample mark; it appears only once. */
export const hasSampleMark = (place: string): boolean => /\(sample\)$/i.test(place);
