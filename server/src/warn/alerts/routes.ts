import { Readable } from 'node:stream';
import { ApiError, alertRoutes } from '@hazardguard/contract';
import { openCapSigner } from '../../platform/cap/sign-cap.ts';
import { openCompute } from '../../platform/compute/pool.ts';
import type { Feature } from '../../platform/http/feature.ts';
import { readSessionCookie } from '../../platform/http/gate.ts';
import { handle } from '../../platform/http/handle.ts';
import { openImageSanitiser } from '../../register/site-images/image-sanitiser.ts';
import { findAreaStep } from './area-step.ts';
import { choosePlaces } from './choose-places.ts';
import { readClearCheck } from './clear-check.ts';
import { draftAlert, noSuchAlert, readAlert, updateAlert } from './draft-alert.ts';
import { draftByHand, sanitisePicture } from './draft-by-hand.ts';
import { draftFromIncident } from './draft-from-incident.ts';
import { previewMessages } from './message-preview.ts';
import { notifyEnding } from './notify-ending.ts';
import { presentAlert, presentVersion } from './present.ts';
import { proposeForRun } from './propose-for-run.ts';
import { servePublicCap } from './public-cap.ts';
import { previewAlertReach } from './reach-preview.ts';
import { readTimes } from './read-times.ts';
import { readRunAreas } from './run-areas.ts';
import { listSecondPersonBars } from './second-person-bars.ts';
import { approveAlert, cancelAlert, type Decision, overrideAlert, returnAlert, reviseAlert, submitAlert } from './steps.ts';
import { findPicture, listNewestAlerts, listVersions } from './store.ts';
import { listAlertTemplates } from './templates/fill-template.ts';

/** Cache time of a stored picture, which never changes, s. */
const pictureCacheS = 24 * 60 * 60;

export const alerts: Feature = (app, { settings, database, files, auth, elsewhere, queue }) => {
  const compute = openCompute({ elsewhere });
  app.addHook('onClose', () => compute.close());
  queue?.every('alert-endings', () => notifyEnding(database));
  const areaDeps = { database, settings, compute };
  const sanitiseImage = openImageSanitiser();
  const deps = { database, settings, sign: openCapSigner(settings.capSigning), compute };
  const decision = ({
    params,
    body,
    account,
  }: {
    params: { id: string };
    body: { version: number };
    account: Decision['person'];
  }): Decision => ({
    id: params.id,
    version: body.version,
    person: account,
    now: new Date(),
  });

  handle(app, alertRoutes.propose, ({ params, query: { area, percent = null }, account }) =>
    proposeForRun(areaDeps, { runId: params.id, incidentId: null, person: account, now: new Date(), area, percent }),
  );
  handle(app, alertRoutes.areaStep, ({ params, query }) => findAreaStep(areaDeps, params.id, query.percent));
  handle(app, alertRoutes.runAreas, ({ params }) => readRunAreas(areaDeps, params.id));
  handle(app, alertRoutes.draft, ({ body, account }) => draftAlert(areaDeps, body, account, new Date()));
  handle(app, alertRoutes.byHand, async ({ body: { plumeImage, ...body }, account }) => {
    const picture = await sanitisePicture(sanitiseImage, plumeImage);
    return draftByHand({ database, settings }, body, account, new Date(), {
      picture: picture && (() => files.put(picture)),
      caveat: undefined,
    });
  });
  handle(app, alertRoutes.fromIncident, ({ body, account }) => draftFromIncident(areaDeps, body, account, new Date()));
  handle(app, alertRoutes.templates, () => ({ templates: [...listAlertTemplates()] }));
  handle(app, alertRoutes.update, ({ params, body, account }) => updateAlert(areaDeps, params.id, body, account, new Date()));
  handle(app, alertRoutes.choosePlaces, ({ params, body, account }) =>
    choosePlaces(areaDeps, params.id, body, { person: account, now: new Date() }),
  );
  handle(app, alertRoutes.list, async ({ query }) => {
    const rows = await listNewestAlerts(database, query.limit);
    return { alerts: rows.map((row) => presentAlert(row)) };
  });
  handle(app, alertRoutes.secondPerson, async ({ account, request }) => {
    const deviceId = await auth.sessions.findDevice(readSessionCookie(app, request) ?? '');
    return { bars: await listSecondPersonBars({ database, settings }, { approver: account.id, role: account.role, deviceId }) };
  });
  handle(app, alertRoutes.read, ({ params }) => readAlert(database, params.id));
  handle(app, alertRoutes.history, async ({ params }) => {
    const versions = await listVersions(database, params.id);
    if (versions.length === 0) throw noSuchAlert();
    return { versions: versions.map(presentVersion) };
  });
  handle(app, alertRoutes.times, ({ params }) => readTimes(database, params.id));
  handle(app, alertRoutes.reach, ({ params }) => previewAlertReach(areaDeps, params.id));
  handle(app, alertRoutes.clearCheck, ({ params }) => readClearCheck(deps, params.id));
  handle(app, alertRoutes.preview, ({ params }) => previewMessages(database, settings, params.id));
  handle(app, alertRoutes.image, async ({ params, reply }) => {
    const stored = await findPicture(database, params.id);
    if (stored === undefined) throw new ApiError('not-found', 'The alert has no picture');
    const picture = await files.get(stored);
    reply
      .header('content-type', 'image/jpeg')
      .header('content-length', picture.byteLength)
      .header('cache-control', `private, max-age=${pictureCacheS}`);
    return Readable.from([picture]);
  });

  handle(app, alertRoutes.submit, (call) => submitAlert(deps, decision(call), call.body.areaConfirmed));
  handle(app, alertRoutes.approve, async (call) => {
    const deviceId = await auth.sessions.findDevice(readSessionCookie(app, call.request) ?? '');
    const { secondLook, reason } = call.body;
    return approveAlert(deps, { ...decision(call), deviceId }, { secondLook, reason });
  });
  handle(app, alertRoutes.sendBack, (call) => returnAlert(deps, decision(call), call.body.reason));
  handle(app, alertRoutes.override, (call) => overrideAlert(deps, decision(call), call.body.reason));
  handle(app, alertRoutes.revise, (call) => reviseAlert(deps, decision(call), call.body));
  handle(app, alertRoutes.cancel, (call) => {
    const { because, reason, secondLook } = call.body;
    return cancelAlert(deps, decision(call), { because, reason, secondLook });
  });

  servePublicCap(app, deps);
};
