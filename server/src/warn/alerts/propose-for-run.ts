import { type Account, type AlertInput, type AreaPercent, roleTitles } from '@hazardguard/contract';
import { readRun } from '../../assess/runs/read-run.ts';
import { listActVillages } from './area-columns.ts';
import { type DraftDeps, findFreeIncidentId } from './draft-alert.ts';
import { findNoFlameM } from './no-flame-distance.ts';
import { proposeAlert } from './proposal.ts';
import { listStatuses } from './rules.ts';
import { findRunArea, toProbability, toZoneArea } from './run-area.ts';
import { findSiteName } from './site-name.ts';

/** The reason in a proposal of the zone alone, for a person to replace. */
const zoneReason = 'The zone of the best estimate was requested';

interface Asked {
  readonly runId: string;
  /** Null: that of the run. */
  readonly incidentId: string | null;
  readonly person: Account;
  readonly now: Date;
  readonly area: 'warned-area' | 'zone';
  /** Of the warned areas; null: the thresholds of the server. */
  readonly percent: AreaPercent | null;
}

/** The warning that is proposed for a run; stores nothing. */
export const proposeForRun = async (deps: DraftDeps, { runId, person, now, ...asked }: Asked): Promise<AlertInput> => {
  const { database, compute, settings } = deps;
  const { run, sample } = await readRun(database, runId);
  const area = asked.area === 'zone' ? toZoneArea(run, zoneReason) : await findRunArea(deps, run, toProbability(asked.percent));
  const proposal = proposeAlert({
    run: { ...run, industryName: run.placeName ?? run.industryName },
    area,
    status: listStatuses({ mode: settings.mode, sample, exercise: run.drillId !== null })[0] ?? 'Exercise',
    incidentId: asked.incidentId ?? run.incidentId ?? (await findFreeIncidentId(database, now)),
    person: { name: person.name, roleTitle: roleTitles[person.role] },
    now,
    publicUrl: settings.publicUrl,
    noFlameM: await findNoFlameM(compute, run),
    siteName: await findSiteName(database, run),
    villages: await listActVillages(database, area),
  });
  return asked.percent === null ? proposal : { ...proposal, areaPercent: asked.percent };
};
