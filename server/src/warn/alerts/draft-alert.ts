import {
  type Account,
  type Alert,
  type AlertEdit,
  type AlertInput,
  ApiError,
  type AreaPercent,
  burnsNearby,
  type FieldProblem,
  type Run,
} from '@hazardguard/contract';
import { readRun } from '../../assess/runs/read-run.ts';
import type { Compute } from '../../platform/compute/pool.ts';
import type { Database } from '../../platform/db/database.ts';
import { runUnscoped } from '../../platform/db/scope/row-scope.ts';
import type { Settings } from '../../platform/env/env.ts';
import { type DrillScope, refuseMixedScope, toDrillScope } from '../../register/exercise-marks/drill-scope.ts';
import { findIncidentDrill, findRunningDrill } from '../../register/exercise-marks/running-drill.ts';
import { findOpenIncident } from '../../register/incident-reference/open-incident.ts';
import { findIndustry } from '../../register/industries/store.ts';
import { toAlertArea } from './alert-area.ts';
import { countArea, countZones, toAreaColumns } from './area-columns.ts';
import { findDistricts } from './area-districts.ts';
import { toDrawnAlertArea, toSitePoint } from './drawn-area.ts';
import { findNoFlameM } from './no-flame-distance.ts';
import { buildAreaVariants, buildVariants, listAdviceBands, type VariantContent } from './place-variants.ts';
import { presentAlert, toSavedByColumns, toTextColumns } from './present.ts';
import { findRoadsAcross } from './roads-across.ts';
import { findAlertProblems, listIncidentIds, refuseAllClear, refuseStep, toIncidentId } from './rules.ts';
import { type AreaDeps, findRunArea, type RunArea, toProbability, toZoneArea } from './run-area.ts';
import { findSiteName } from './site-name.ts';
import { type AlertRow, appendAlert, appendVersion, findAlert, listTakenIncidentIds } from './store.ts';
import { writePlainNumbers } from './wording.ts';

/** Identifiers that are tried; 64 taken in a row would mean 64 alerts within as many milliseconds. */
const candidates = 64;

/** The first free identifier of this millisecond or the following ones. */
export const findFreeIncidentId = async (database: Database, now: Date): Promise<string> => {
  const ids = listIncidentIds(now.getTime(), candidates);
  const taken = await listTakenIncidentIds(database, ids);
  return ids.find((id) => !taken.has(id)) ?? toIncidentId(now.getTime() + candidates);
};

export const refuse = (problems: readonly FieldProblem[]): void => {
  const [first] = problems;
  if (first) throw new ApiError('invalid-input', first.message, problems);
};

export const noSuchAlert = (): ApiError => new ApiError('not-found', 'There is no such alert');
export const editedMeanwhile = (): ApiError =>
  new ApiError('edited-meanwhile', 'Another user has changed this alert. Reload it and repeat your change.');

export const readAlert = async (database: Database, id: string): Promise<Alert> => {
  const row = await findAlert(database, id);
  if (!row) throw noSuchAlert();
  return presentAlert(row);
};

/** The stored alert; a conflict that names a free identifier if the id is null. */
export const readStoredAlert = async (database: Database, id: string | null, incidentId: string, now: Date): Promise<Alert> => {
  if (id !== null) return readAlert(database, id);
  const free = await findFreeIncidentId(database, now);
  const message = `Incident ID ${incidentId} is taken; ${free} is free`;
  throw new ApiError('conflict', message, [{ field: 'incidentId', value: incidentId, allowed: free, message }]);
};

/** For the advice by place. */
export interface VariantDeps {
  readonly database: Database;
  readonly compute: Pick<Compute, 'screen'>;
  readonly settings: Pick<Settings, 'publicUrl'>;
}

export interface DraftDeps extends AreaDeps {
  readonly database: Database;
  readonly compute: AreaDeps['compute'] & VariantDeps['compute'];
  readonly settings: AreaDeps['settings'] & Pick<Settings, 'mode' | 'publicUrl'>;
}

/** Columns that come only from a run. */
const toRunColumns = ({ id, result }: Run) => ({
  run_id: id,
  caveats: JSON.stringify(result.caveats.map(({ message }) => writePlainNumbers(message))),
});

/** The area that is chosen for a run: the warned area, unless a person gives a reason for the zone alone. */
const findChosenArea = async (
  { database, ...deps }: DraftDeps,
  run: Run,
  { areaChoice, areaReason = null, areaPercent = null }: Pick<AlertInput, 'areaChoice' | 'areaReason' | 'areaPercent'>,
) => {
  if (areaChoice === 'drawn') refuse([{ field: 'areaChoice', value: areaChoice, message: 'Store the draft first, then draw its area' }]);
  if (areaChoice === 'zone' && areaReason === null) refuse([missingReason]);
  if (areaPercent !== null && areaReason === null) refuse([missingReason]);
  const { choice, reason, zones, warned } =
    areaChoice === 'zone' ? toZoneArea(run, areaReason ?? '') : await findRunArea(deps, run, toProbability(areaPercent));
  const area = toAlertArea(zones, warned);
  const inZones = await countZones(database, run, zones);
  const counted = warned === null ? inZones : await countArea(database, area, [inZones.inside]);
  const actNow = counted.actNow && {
    ...counted.actNow,
    districts: await findDistricts(database, { industryId: run.placeName === null ? run.industryId : null, area, ...counted.actNow }),
  };
  return {
    run: { ...toRunColumns(run), ...toAreaColumns(area, { ...counted, actNow }) },
    choice: toChoiceColumns({ choice, reason }, { areaReason, areaPercent }),
  };
};

/** The choice as it is stored. A threshold belongs to the two areas: without them, the reason is why there are none. */
const toChoiceColumns = (
  { choice, reason }: Pick<RunArea, 'choice' | 'reason'>,
  { areaReason, areaPercent }: { readonly areaReason: string | null; readonly areaPercent: AreaPercent | null },
) =>
  choice === 'warned-area' && areaPercent !== null
    ? { area_choice: choice, area_reason: areaReason, area_percent: areaPercent }
    : { area_choice: choice, area_reason: reason, area_percent: null };

/** The advice by place of a version, from its texts, its run and its area. */
export const toVariantColumns = async (
  { database, compute, settings: { publicUrl } }: VariantDeps,
  run: Run | null,
  content: VariantContent,
  now: Date,
) => {
  if (run === null || content.hazard === null) return { variants: '[]' };
  const noFlameM = burnsNearby(content.hazard) ? await findNoFlameM(compute, run) : 0;
  const bands = listAdviceBands(content, { run, noFlameM, now });
  const leave = bands.find(({ leaves, action }) => leaves && action !== content.action);
  const roads = leave === undefined ? [] : await findRoadsAcross(database, run, { area: content.area, beyondM: leave.fromM });
  const industryName = await findSiteName(database, run);
  const facts = { run, noFlameM, publicUrl, industryName, roads, now };
  return { variants: JSON.stringify([...buildAreaVariants(content, facts), ...buildVariants(content, bands, facts)]) };
};

const toContent = (
  {
    status,
    hazard = null,
    action = null,
    source,
    hazardText,
    placeText,
    actionText,
    timeText,
    smsText,
    translations = {},
  }: Omit<AlertInput, 'runId'>,
  more: Pick<VariantContent, 'byPlace' | 'kind' | 'area' | 'population'>,
): VariantContent => ({
  status,
  hazard,
  action,
  english: { source, hazardText, placeText, actionText, timeText, ...(smsText === undefined ? {} : { smsText }) },
  translations,
  ...more,
});

/** The area of a version and the villages inside it, as they are stored. */
const readArea = ({ area, population }: { readonly area: string; readonly population: string }) => ({
  area: JSON.parse(area) as unknown,
  population: JSON.parse(population) as VariantContent['population'],
});

const missingReason: FieldProblem = {
  field: 'areaReason',
  allowed: 'a reason of at least two words',
  message: 'Enter why the alert does not have the usual warned area',
};

interface DrillScopeInput {
  readonly industryId: number;
  readonly incidentId: string;
  readonly status: AlertInput['status'];
  readonly given: DrillScope;
  readonly run: DrillScope | undefined;
}

/** A run that was made for an incident makes warnings of that incident only. */
const refuseOtherIncident = ({ incidentId }: Pick<Run, 'incidentId'>, given: string, field: 'incidentId' | 'runId'): void => {
  if (incidentId === null || incidentId === given) return;
  refuse([{ field, value: given, allowed: incidentId, message: `The run belongs to ${incidentId}` }]);
};

/** The drill of the draft, from its incident, run or input; null: it is real. */
export const findDrillScope = async (
  database: Database,
  { industryId, incidentId, status, given, run }: DrillScopeInput,
): Promise<DrillScope> => {
  await findOpenIncident(database, incidentId, industryId);
  const incident = await findIncidentDrill(database, incidentId);
  const drillScope = toDrillScope({ given, run, incident });
  refuseMixedScope(drillScope, { status, incident, runningDrill: await findRunningDrill(database, industryId) });
  return drillScope;
};

/** Stores the draft with the caveats, area and count of the run. */
export const draftAlert = async (deps: DraftDeps, input: AlertInput, person: Account, now: Date): Promise<Alert> => {
  const {
    database,
    settings: { mode },
  } = deps;
  const { run, sample } = await readRun(database, input.runId);
  refuseOtherIncident(run, input.incidentId, 'incidentId');
  const drillScope = await findDrillScope(database, { ...input, industryId: run.industryId, given: null, run: run.drillId });
  refuse(findAlertProblems(input, { mode, sample, exercise: drillScope !== null }, now));
  const chosen = await findChosenArea(deps, run, input);
  const alert = {
    ...chosen.run,
    industry_id: run.industryId,
    industry_name: run.placeName ?? run.industryName,
    sample,
    incident_id: input.incidentId,
    created_by: person.name,
    created_by_id: person.id,
    drill_id: drillScope,
  };
  const version = {
    ...toTextColumns(input),
    ...chosen.choice,
    ...(await toVariantColumns(deps, run, toContent(input, { byPlace: true, kind: 'Alert', ...readArea(chosen.run) }), now)),
    version: 1,
    state: 'draft' as const,
    authors: [person.id],
    ...toSavedByColumns(person),
  };
  return readStoredAlert(database, await appendAlert(database, alert, version), input.incidentId, now);
};

/** The site of an alert, wherever it has moved: the alert itself is in the scope. */
const findSiteOf = async (database: Database, row: AlertRow) =>
  toSitePoint(await runUnscoped(() => findIndustry(database, row.industry_id)));

/** The area that a person drew instead of that of the run, with the reason. */
const toDrawnColumns = async ({ database }: DraftDeps, row: AlertRow, input: AlertEdit, reason: string | null) => {
  if (input.drawn === null) refuse([{ field: 'drawn', message: 'Draw the area' }]);
  if (reason === null) refuse([missingReason]);
  const site = await findSiteOf(database, row);
  const area = toDrawnAlertArea(input.drawn, site, input.incidentSeverity);
  return {
    ...toAreaColumns(area, await countArea(database, area)),
    drawn: JSON.stringify(input.drawn),
    area_choice: 'drawn' as const,
    area_reason: reason,
    area_percent: null,
  };
};

/** The area of the next version: of its run, which may be a newer one of the same industry, or as drawn. */
const toNextArea = async (deps: DraftDeps, row: AlertRow, input: AlertEdit) => {
  const { database } = deps;
  if (input.runId !== null) {
    const { run, sample } = await readRun(database, input.runId);
    if (run.drillId !== null && run.drillId !== row.drill_id) {
      refuse([{ field: 'runId', value: input.runId, message: 'That run belongs to an exercise; make a new run outside of it' }]);
    }
    if (run.industryId !== row.industry_id || sample !== row.sample) {
      refuse([{ field: 'runId', value: input.runId, message: 'That run is about another industry' }]);
    }
    refuseOtherIncident(run, row.incident_id, 'runId');
    const areaChoice = input.areaChoice ?? row.area_choice ?? 'warned-area';
    const areaPercent = input.areaPercent === undefined ? row.area_percent : input.areaPercent;
    const isSame = areaChoice === row.area_choice && areaPercent === row.area_percent;
    const areaReason = input.areaReason ?? (isSame ? row.area_reason : null);
    if (areaChoice === 'drawn') return { ...toRunColumns(run), ...(await toDrawnColumns(deps, row, input, areaReason)) };
    if (input.drawn !== null)
      refuse([{ field: 'areaChoice', value: areaChoice, allowed: 'drawn', message: 'A drawn area needs the choice “drawn”' }]);
    const chosen = await findChosenArea(deps, run, { areaChoice, areaReason, areaPercent });
    return { ...chosen.run, ...chosen.choice, drawn: null };
  }
  if (row.run_id !== null) {
    refuse([{ field: 'runId', allowed: row.run_id, message: 'An alert from a run keeps a run' }]);
  }
  const site = await findSiteOf(database, row);
  const area = toDrawnAlertArea(input.drawn, site, input.incidentSeverity);
  return {
    run_id: null,
    caveats: JSON.stringify(row.caveats),
    ...toAreaColumns(area, await countArea(database, area)),
    drawn: input.drawn === null ? null : JSON.stringify(input.drawn),
    area_choice: null,
    area_reason: null,
    area_percent: null,
  };
};

/** Why the server itself writes the next message, in the words of the log. */
interface OwnUpdate {
  readonly reason: string;
}

/**
 * Saves a new version of the draft; industry, incident and, once public, status cannot change. With `own` it is the update of the public message
 * that the server writes: the first version of it, or one in place of its earlier one.
 */
export const updateAlert = async (
  deps: DraftDeps,
  id: string,
  input: AlertEdit,
  person: Account,
  now: Date,
  own: OwnUpdate | null = null,
): Promise<Alert> => {
  const {
    database,
    settings: { mode },
  } = deps;
  const row = await findAlert(database, id);
  if (!row) throw noSuchAlert();
  refuseAllClear(row);
  const fixed = [
    { field: 'incidentId', given: input.incidentId, allowed: row.incident_id },
    ...(row.live_version === null ? [] : [{ field: 'status', given: input.status, allowed: row.status }]),
  ];
  refuse([
    ...fixed.flatMap(({ field, given, allowed }) =>
      given === allowed ? [] : [{ field, value: given, allowed, message: `${field} of an alert cannot be changed; draft another alert` }],
    ),
    ...findAlertProblems(input, { mode, sample: row.sample, exercise: row.drill_id !== null }, now),
  ]);
  const isBegun = own !== null && row.state === 'released';
  refuseStep(row, isBegun ? 'revise' : 'save', input.version, now);
  const kind = own === null ? row.kind : 'Update';
  const area = await toNextArea(deps, row, input);
  const run = input.runId === null ? null : (await readRun(database, input.runId)).run;
  const version = {
    ...toTextColumns(input),
    ...area,
    ...(await toVariantColumns(deps, run, toContent(input, { byPlace: row.by_place, kind, ...readArea(area) }), now)),
    by_place: row.by_place,
    villages_off: JSON.stringify(row.villages_off),
    alert_id: id,
    version: row.version + 1,
    state: 'draft' as const,
    kind,
    reason: own?.reason ?? (row.kind === 'Update' ? row.reason : null),
    authors: [...new Set([...(isBegun ? [] : row.authors), person.id])],
    ...toSavedByColumns(person),
  };
  if (!(await appendVersion(database, version))) throw editedMeanwhile();
  return readAlert(database, id);
};
