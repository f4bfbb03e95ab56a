import { currentSituationRoutes, isAllowed } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import {
  readContactsFailed,
  readInForce,
  readOpenIncidents,
  readResidentReports,
  readSensorsInAlarm,
  readSiteMoves,
  readSiteStates,
  readToApprove,
} from './store.ts';

const nothing = { total: 0, rows: [] };

export const currentSituation: Feature = (app, { database }) => {
  handle(app, currentSituationRoutes.read, async ({ account: { id, role } }) => {
    const now = new Date();
    const [incidents, inForce, toApprove, sensorsInAlarm, contactsFailed, residentReports, siteMoves, siteStates] = await Promise.all([
      readOpenIncidents(database),
      isAllowed(role, 'alert.read') ? readInForce(database, now) : nothing,
      isAllowed(role, 'alert.approve') ? readToApprove(database, id, now) : nothing,
      readSensorsInAlarm(database),
      isAllowed(role, 'delivery.read') ? readContactsFailed(database, now) : nothing,
      isAllowed(role, 'delivery.read') ? readResidentReports(database) : nothing,
      isAllowed(role, 'site-move.decide') ? readSiteMoves(database) : nothing,
      readSiteStates(database, now, isAllowed(role, 'alert.read')),
    ]);
    return { incidents, inForce, toApprove, sensorsInAlarm, contactsFailed, residentReports, siteMoves, siteStates };
  });
};
