import { alertRoutes, roleTitles } from '@hazardguard/contract';
import type { Feature } from '../../http/feature.ts';
import { handle } from '../../http/handle.ts';
import { readRun } from '../runs/read-run.ts';
import { draftAlert, freeIncidentId, readAlert, updateAlert } from './draft-alert.ts';
import { presentAlert } from './present.ts';
import { proposeAlert } from './proposal.ts';
import { statusesFor } from './rules.ts';
import { newestAlerts } from './store.ts';

export const alerts: Feature = (app, { settings: { mode }, database }) => {
  handle(app, alertRoutes.propose, async ({ params, account }) => {
    const { run, sample } = await readRun(database, params.id);
    const now = new Date();
    return proposeAlert({
      run,
      status: statusesFor({ mode, sample })[0] ?? 'Exercise',
      incidentId: await freeIncidentId(database, now),
      person: { name: account.name, roleTitle: roleTitles[account.role] },
      now,
    });
  });
  handle(app, alertRoutes.draft, ({ body, account }) => draftAlert(database, mode, body, account, new Date()));
  handle(app, alertRoutes.update, ({ params, body, account }) => updateAlert(database, mode, params.id, body, account, new Date()));
  handle(app, alertRoutes.list, async ({ query }) => ({ alerts: (await newestAlerts(database, query.limit)).map(presentAlert) }));
  handle(app, alertRoutes.read, ({ params }) => readAlert(database, params.id));
};
