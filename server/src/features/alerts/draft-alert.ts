import { type Account, type Alert, type AlertInput, ApiError, type FieldProblem } from '@hazardguard/contract';
import type { Database } from '../../db/database.ts';
import type { Settings } from '../../env.ts';
import { peopleInside } from '../runs/footprint.ts';
import { readRun } from '../runs/read-run.ts';
import { areaOf } from './area.ts';
import { presentAlert, versionOf } from './present.ts';
import { alertProblems, incidentIdAt, incidentIdsFrom, maySave } from './rules.ts';
import { appendAlert, appendVersion, findAlert, takenIncidentIds } from './store.ts';

/** How many identifiers are looked at before giving up; 64 in a row taken means 64 alerts within as many milliseconds. */
const candidates = 64;

/** The first identifier of this moment or the following ones that no alert has. */
export const freeIncidentId = async (database: Database, now: Date): Promise<string> => {
  const ids = incidentIdsFrom(now.getTime(), candidates);
  const taken = await takenIncidentIds(database, ids);
  return ids.find((id) => !taken.has(id)) ?? incidentIdAt(now.getTime() + candidates);
};

const refuse = (problems: readonly FieldProblem[]): void => {
  const [first] = problems;
  if (first) throw new ApiError('invalid-input', first.message, problems);
};

export const readAlert = async (database: Database, id: string): Promise<Alert> => {
  const row = await findAlert(database, id);
  if (!row) throw new ApiError('not-found', 'There is no such alert');
  return presentAlert(row);
};

/** Stores the draft with the run's own caveats, area and count: nobody can write those. */
export const draftAlert = async (
  database: Database,
  mode: Settings['mode'],
  input: AlertInput,
  person: Account,
  now: Date,
): Promise<Alert> => {
  const { run, sample } = await readRun(database, input.runId);
  refuse(alertProblems(input, { mode, sample }, now));
  const id = await appendAlert(
    database,
    {
      run_id: run.id,
      industry_id: run.industryId,
      industry_name: run.industryName,
      sample,
      incident_id: input.incidentId,
      created_by: person.name,
      created_by_id: person.id,
      caveats: JSON.stringify(run.result.caveats.map(({ message }) => message)),
      area: JSON.stringify(areaOf(run.result)),
      people_inside: peopleInside(run.result),
    },
    versionOf(input, 1, person),
  );
  if (id === null) {
    const free = await freeIncidentId(database, now);
    const message = `Incident ID ${input.incidentId} is taken; ${free} is free`;
    throw new ApiError('conflict', message, [{ field: 'incidentId', value: input.incidentId, allowed: free, message }]);
  }
  return readAlert(database, id);
};

/** A new version of the draft; what it is about stays. */
export const updateAlert = async (
  database: Database,
  mode: Settings['mode'],
  id: string,
  input: AlertInput & { readonly version: number },
  person: Account,
  now: Date,
): Promise<Alert> => {
  const row = await findAlert(database, id);
  if (!row) throw new ApiError('not-found', 'There is no such alert');
  if (!maySave(row.state, 'draft')) throw new ApiError('conflict', `An alert that is ${row.state} cannot be changed`);
  const fixed = [
    { field: 'runId', given: input.runId, allowed: row.run_id },
    { field: 'incidentId', given: input.incidentId, allowed: row.incident_id },
  ];
  refuse([
    ...fixed.flatMap(({ field, given, allowed }) =>
      given === allowed ? [] : [{ field, value: given, allowed, message: `${field} of an alert cannot be changed; draft another one` }],
    ),
    ...alertProblems(input, { mode, sample: row.sample }, now),
  ]);
  const current = input.version === row.version;
  if (!current || !(await appendVersion(database, { ...versionOf(input, row.version + 1, person), alert_id: id }))) {
    throw new ApiError('edited-meanwhile', 'Somebody has changed this alert meanwhile; read it again and repeat your change');
  }
  return readAlert(database, id);
};
