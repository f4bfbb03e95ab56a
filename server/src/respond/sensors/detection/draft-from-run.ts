import { findChemical } from '@hazardguard/chemicals';
import type { SourceEstimate } from '@hazardguard/contract';
import { figure } from '@hazardguard/engine/formats';
import type { Selectable } from 'kysely';
import { findReleaseHazard } from '../../../assess/runs/release-hazard.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Schema } from '../../../platform/db/tables/schema.ts';
import type { Settings } from '../../../platform/env/env.ts';
import { type DraftDeps, draftAlert } from '../../../warn/alerts/draft-alert.ts';
import { draftByHand } from '../../../warn/alerts/draft-by-hand.ts';
import { proposeForRun } from '../../../warn/alerts/propose-for-run.ts';
import { listIncidentAlerts } from '../../../warn/alerts/store.ts';
import { sensorNetworkAccount } from './sensor-network-account.ts';

interface Deps {
  readonly database: Database;
  readonly settings: Pick<Settings, 'mode' | 'publicUrl'>;
}

export interface Drafted {
  readonly alertId: string;
  /** True: written from this estimate; false: the incident already had a draft. */
  readonly isNew: boolean;
}

/** Drafts an alert about the incident from the run, or returns the existing draft. */
export const draftFromRun = async (deps: DraftDeps, incidentId: string, runId: string): Promise<Drafted> => {
  const [known] = await listIncidentAlerts(deps.database, incidentId, []);
  if (known !== undefined) return { alertId: known.id, isNew: known.run_id === runId };
  const now = new Date();
  const asked = { runId, incidentId, person: sensorNetworkAccount, now, area: 'warned-area', percent: null } as const;
  const proposal = await proposeForRun(deps, asked);
  return { alertId: (await draftAlert(deps, proposal, sensorNetworkAccount, now)).id, isNew: true };
};

type DetectionRow = Pick<Selectable<Schema['detection']>, 'industry_id' | 'incident_id' | 'alarm_group' | 'drill_id'>;

/**
 * Drafts an alert whose area a person must still draw, because the engine cannot compute the footprint of the source. It has the highest
 * severity, because nothing shows that the release is less severe.
 */
export const draftWithoutFootprint = async (
  { database, settings }: Deps,
  { industry_id: industryId, incident_id: incidentId, alarm_group, drill_id }: DetectionRow,
  { found: { best } }: SourceEstimate,
  why: string,
): Promise<Drafted> => {
  const [known] = await listIncidentAlerts(database, incidentId, []);
  if (known !== undefined) return { alertId: known.id, isNew: false };
  if (industryId === null) throw new RangeError('A draft needs an industry');
  const chemical = findChemical(alarm_group)?.name;
  const place = `${best.latitude.toFixed(5)}, ${best.longitude.toFixed(5)}`;
  const description = `Gas sensors detected a release of ${chemical ?? alarm_group}, about ${figure(best.rateKgS)} kg/s, near ${place}.`;
  const incidentDescription = `${drill_id === null ? '' : 'EXERCISE. '}${description} Its footprint could not be calculated.`;
  const input = {
    industryId,
    incidentId,
    incidentSeverity: 'high',
    incidentDescription,
    hazard: findReleaseHazard(alarm_group),
    ...(chemical === undefined ? {} : { chemical }),
  } as const;
  const caveat = `The footprint of the estimated source could not be calculated. Draw the area. ${why}`;
  const { id } = await draftByHand({ database, settings }, input, sensorNetworkAccount, new Date(), { picture: undefined, caveat });
  return { alertId: id, isNew: true };
};
