import { type Account, callListRoutes, type EscalationReport, escalationRoutes, isAllowed } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { readSessionCookie } from '../../platform/http/gate.ts';
import { handle } from '../../platform/http/handle.ts';
import { presentIndustry } from '../../register/industries/rules.ts';
import { findIndustry } from '../../register/industries/store.ts';
import { toBaseUrl } from '../followers/follow.ts';
import { acknowledgeInApp, callNextNow } from './acknowledge.ts';
import { readApprovalCall, readWhoMayRelease } from './approval.ts';
import { readCallList } from './call-list.ts';
import { addChain, changeChain, findChain, listChains, refuseChainOutside, removeChain } from './chain-store.ts';
import { sendChannelTest } from './channel-test.ts';
import { readDistrictReadiness } from './district-readiness.ts';
import { runDry } from './dry-run.ts';
import { listOpenEscalations } from './open-escalations.ts';
import { serveAcknowledgePage } from './pages/serve-acknowledge.ts';
import { readEscalation } from './read-escalation.ts';
import { readReadiness } from './readiness.ts';
import { noChain, selectChain } from './rules.ts';
import { startAgain } from './start.ts';
import { startForIncident } from './start-for-incident.ts';
import { readAlertSubject, readIncidentSubject, type Subject } from './subject.ts';
import { watchTimers } from './timers.ts';

export const escalation: Feature = (app, { settings, database, auth, changes, channels, secret, jobs }) => {
  const { secondFactorRequired } = settings;
  const installed = { channels, base: toBaseUrl(settings), mode: settings.mode };
  serveAcknowledgePage(app, settings, database, secret);
  const acknowledge = async (subject: Subject, account: Account): Promise<EscalationReport> => {
    await acknowledgeInApp(database, subject, account);
    return readEscalation(database, subject, account);
  };
  const callNext = async (subject: Subject, tier: number, account: Account): Promise<EscalationReport> => {
    await callNextNow(database, subject, tier);
    return readEscalation(database, subject, account);
  };

  handle(app, escalationRoutes.chains, async () => ({ chains: [...(await listChains(database))] }));
  handle(app, escalationRoutes.create, async ({ body, account }) => {
    await refuseChainOutside(database, body);
    return addChain(database, body, account);
  });
  handle(app, escalationRoutes.update, async ({ params, body, account }) => {
    await refuseChainOutside(database, await findChain(database, params.id));
    await refuseChainOutside(database, body);
    return changeChain(database, params.id, body, account);
  });
  handle(app, escalationRoutes.remove, async ({ params }) => {
    await refuseChainOutside(database, await findChain(database, params.id));
    await removeChain(database, params.id);
    return undefined;
  });
  handle(app, escalationRoutes.dryRun, async ({ body: { industryId, tiers, at } }) => {
    if (tiers !== undefined) return { chain: null, ...(await runDry(database, tiers, new Date(at), installed, industryId)) };
    const industry = industryId === null ? null : await findIndustry(database, industryId);
    const whose = { industryId: industry?.id ?? null, district: industry?.district ?? null };
    const chain = selectChain(await listChains(database), whose);
    if (chain === null) throw noChain();
    return { chain, ...(await runDry(database, chain.tiers, new Date(at), installed, whose.industryId)) };
  });

  handle(app, escalationRoutes.readiness, async ({ params, account }) => {
    const { id, district = null, sample } = await findIndustry(database, params.id);
    return readReadiness({ ...database, secondFactorRequired }, { industry: { id, district, sample }, account, installed });
  });
  handle(app, escalationRoutes.districtReadiness, ({ query: { district = null, page }, account }) =>
    readDistrictReadiness({ ...database, secondFactorRequired }, { account, installed, district, page }),
  );
  handle(app, callListRoutes.read, async ({ params, account }) => {
    const industry = await findIndustry(database, params.id);
    return readCallList(database, { industry: presentIndustry(industry), withRecipients: isAllowed(account.role, 'delivery.read') });
  });
  handle(app, escalationRoutes.channelTest, ({ body, account }) => sendChannelTest(database, account, body.channel));

  handle(app, escalationRoutes.open, () => listOpenEscalations(database));
  handle(app, escalationRoutes.read, async ({ params, account }) =>
    readEscalation(database, await readAlertSubject(database, params.id), account),
  );
  handle(app, escalationRoutes.approvalCall, async ({ params, account, request }) => {
    await readAlertSubject(database, params.id);
    const deviceId = await auth.sessions.findDevice(readSessionCookie(app, request) ?? '');
    const release = await readWhoMayRelease({ ...database, secondFactorRequired }, params.id, { account, deviceId });
    return { ...(await readApprovalCall(database, params.id)), release };
  });
  handle(app, escalationRoutes.start, async ({ params, account }) => {
    const subject = await readAlertSubject(database, params.id);
    await startAgain(database, params.id);
    return readEscalation(database, subject, account);
  });
  handle(app, escalationRoutes.acknowledge, async ({ params, account }) =>
    acknowledge(await readAlertSubject(database, params.id), account),
  );
  handle(app, escalationRoutes.callNext, async ({ params, body, account }) =>
    callNext(await readAlertSubject(database, params.id), body.tier, account),
  );

  handle(app, escalationRoutes.readOfIncident, async ({ params, account }) =>
    readEscalation(database, await readIncidentSubject(database, params.id), account),
  );
  handle(app, escalationRoutes.startForIncident, async ({ params, account }) => {
    const subject = await readIncidentSubject(database, params.id);
    await startForIncident(database, subject, account);
    return readEscalation(database, subject, account);
  });
  handle(app, escalationRoutes.acknowledgeIncident, async ({ params, account }) =>
    acknowledge(await readIncidentSubject(database, params.id), account),
  );
  handle(app, escalationRoutes.callNextForIncident, async ({ params, body, account }) =>
    callNext(await readIncidentSubject(database, params.id), body.tier, account),
  );

  if (settings.delivery.on && settings.works) {
    const timers = watchTimers({ database, secondFactorRequired, changes, ...jobs.watch('escalation', (error) => app.log.error(error)) });
    app.addHook('onClose', () => timers.stop());
  }
};
