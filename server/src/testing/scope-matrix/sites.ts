import { industryRoutes, siteMoveRoutes } from '@hazardguard/contract';
import { expect } from 'vitest';
import type { TestApplication, Visitor } from '../application.ts';
import { addAlertVersion, addPublicAlert, addSite, addSiteRows, type SiteRows, type TestSite } from '../site-rows.ts';

export const siteStates = ['stays', 'elsewhere', 'moved', 'deleted', 'pending'] as const;
export type SiteState = (typeof siteStates)[number];

/** A site with its rows; each also as one whose alert is public. */
export interface MatrixSite {
  readonly state: SiteState;
  readonly isPublic: boolean;
  readonly rows: SiteRows;
  readonly marks: {
    /** In name and contact of the site. */
    readonly site: string;
    /** In its rows. */
    readonly rows: string;
    /** In rows that were made after the move. */
    readonly later: string | null;
    /** Its first latitude. */
    readonly position: string;
    /** The latitude that it moved to, or would. */
    readonly newPosition: string | null;
  };
}

const bharuch = { district: 'Bharuch', state: 'Gujarat', latitude: 21.7, longitude: 72.97 };
const raigad = { district: 'Raigad', state: 'Maharashtra', latitude: 18.87, longitude: 73.15 };

/** One for each site, so that it is found in answers. */
const latitudes: Readonly<Record<SiteState, number>> = {
  stays: 21.70123,
  elsewhere: 18.87234,
  moved: 21.70345,
  deleted: 21.70456,
  pending: 21.70567,
};
const newLatitudes: Readonly<Partial<Record<SiteState, number>>> = { moved: 18.87678, pending: 18.87789 };
const toNewPlace = (state: SiteState) => ({ ...raigad, latitude: newLatitudes[state] ?? raigad.latitude });

const listMarks = (state: SiteState) => ({
  site: `Site${state}mark`,
  rows: `Rows${state}mark`,
  later: state === 'moved' ? `Later${state}mark` : null,
  position: String(latitudes[state]),
  newPosition: newLatitudes[state]?.toString() ?? null,
});

interface Movers {
  readonly application: TestApplication;
  readonly administrator: Visitor;
  /** Invites a person with the role plant for the site: a move is proposed by it. */
  readonly joinPlant: (industry: number) => Promise<Visitor>;
  /** The authority of the district that a site moves to. */
  readonly newAuthority: Visitor;
}

const proposeMove = async (plant: Visitor, state: SiteState, { industry, 'industry-name': industryName }: SiteRows): Promise<number> => {
  const { district, latitude, longitude } = toNewPlace(state);
  const body = { industryName, district, latitude, longitude, safetyTeamContact: `${industryName.split(' ')[0]} control room` };
  const { statusCode, payload } = await plant.raw('PUT', `/api/industries/${industry}`, { body });
  expect(statusCode, payload).toBe(202);
  const { moves } = (await plant.call(siteMoveRoutes.list)).body;
  return moves.find(({ industryId }) => industryId === industry)?.id ?? 0;
};

const endAll = async ({ database }: TestApplication, { incident, drill, alert }: SiteRows, publicAlert: string): Promise<void> => {
  await addAlertVersion(database, alert, { version: 2, state: 'draft', hoursLeft: -1 });
  await addAlertVersion(database, publicAlert, { version: 3, state: 'cancelled', hoursLeft: 1 });
  await database.pool.query(`update incident set state = 'Closed' where id = $1`, [incident]);
  await database.pool.query(`update drill set state = 'abandoned', started_at = now(), ended_at = now() where id = $1`, [drill]);
};

/** One site of each state, with two alerts each: one that waits, one that is public. */
export const makeMatrixSites = async ({ application, administrator, joinPlant, newAuthority }: Movers): Promise<readonly MatrixSite[]> => {
  const { database } = application;
  const sites: MatrixSite[] = [];
  for (const state of siteStates) {
    const marks = listMarks(state);
    const place = { ...(state === 'elsewhere' ? raigad : bharuch), latitude: latitudes[state] };
    const ofRows: TestSite = { ...place, mark: marks.rows };
    let rows = await addSiteRows(database, await addSite(database, { ...place, mark: marks.site }), ofRows);
    const publicAlert = await addPublicAlert(database, rows, `Public${state}`);
    if (state === 'moved' || state === 'pending') {
      rows = { ...rows, 'site-move': await proposeMove(await joinPlant(rows.industry), state, rows) };
      if (state === 'moved') {
        await newAuthority.call(siteMoveRoutes.accept, { params: { id: rows['site-move'] } });
        await addSiteRows(database, rows.industry, { ...toNewPlace(state), mark: marks.later ?? '' });
      }
    }
    if (state === 'deleted') {
      await endAll(application, rows, publicAlert);
      await administrator.call(industryRoutes.remove, { params: { id: rows.industry } });
    }
    sites.push({ state, marks, rows, isPublic: false });
    sites.push({ state, marks, rows: { ...rows, alert: publicAlert, 'released-alert': publicAlert }, isPublic: true });
  }
  return sites;
};

/** Ids that no row has. */
export const missingRows: SiteRows = {
  industry: 1_999_999_999,
  'industry-name': 'No such works',
  'site-move': 1_999_999_999,
  'inventory-item': 1_999_999_999,
  'site-image': 1_999_999_999,
  run: '00000000-0000-4000-8000-000000000001',
  'risk-study': '00000000-0000-4000-8000-000000000001',
  alert: '00000000-0000-4000-8000-000000000001',
  'released-alert': '00000000-0000-4000-8000-000000000001',
  incident: 'INC999999',
  attachment: 1_999_999_999,
  sensor: 1_999_999_999,
  detection: 1_999_999_999,
  drill: 1_999_999_999,
  'escalation-chain': 1_999_999_999,
  'assessment-request': 1_999_999_999,
  'duty-subject': 'site:999999999',
};
