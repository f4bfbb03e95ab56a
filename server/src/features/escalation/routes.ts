import { escalationRoutes } from '@hazardguard/contract';
import type { Feature } from '../../http/feature.ts';
import { handle } from '../../http/handle.ts';
import { baseUrlOf } from '../follow/follow.ts';
import { findIndustry } from '../industries/store.ts';
import { acknowledgeInApp, callNextNow } from './acknowledge.ts';
import { addChain, changeChain, listChains, removeChain } from './chain-store.ts';
import { rehearse } from './dry-run.ts';
import { openEscalations } from './open-escalations.ts';
import { serveAcknowledgePage } from './pages/serve-acknowledge.ts';
import { readEscalation } from './read-escalation.ts';
import { chainFor, noChain } from './rules.ts';
import { startAgain } from './start.ts';
import { watchTimers } from './timers.ts';

export const escalation: Feature = (app, { settings, database, changes, channels, secret }) => {
  serveAcknowledgePage(app, settings, database, secret);

  handle(app, escalationRoutes.chains, async () => ({ chains: [...(await listChains(database))] }));
  handle(app, escalationRoutes.create, async ({ body, account }) => {
    if (body.industryId !== null) await findIndustry(database, body.industryId);
    return addChain(database, body, account);
  });
  handle(app, escalationRoutes.update, async ({ params, body, account }) => {
    if (body.industryId !== null) await findIndustry(database, body.industryId);
    return changeChain(database, params.id, body, account);
  });
  handle(app, escalationRoutes.remove, async ({ params }) => {
    await removeChain(database, params.id);
    return undefined;
  });
  handle(app, escalationRoutes.dryRun, async ({ body: { industryId, tiers, at } }) => {
    const installed = { channels, base: baseUrlOf(settings), mode: settings.mode };
    if (tiers !== undefined) return { chain: null, ...(await rehearse(database, tiers, new Date(at), installed)) };
    const industry = industryId === null ? null : await findIndustry(database, industryId);
    const whose = { industryId: industry?.id ?? 0, district: industry?.district ?? null };
    const chain = chainFor(await listChains(database), whose);
    if (chain === null) throw noChain();
    return { chain, ...(await rehearse(database, chain.tiers, new Date(at), installed)) };
  });

  handle(app, escalationRoutes.open, () => openEscalations(database));
  handle(app, escalationRoutes.read, ({ params, account }) => readEscalation(database, params.id, account));
  handle(app, escalationRoutes.start, async ({ params, account }) => {
    await readEscalation(database, params.id, account);
    await startAgain(database, params.id);
    return readEscalation(database, params.id, account);
  });
  handle(app, escalationRoutes.acknowledge, async ({ params, account }) => {
    await readEscalation(database, params.id, account);
    await acknowledgeInApp(database, params.id, account);
    return readEscalation(database, params.id, account);
  });
  handle(app, escalationRoutes.callNext, async ({ params, body, account }) => {
    await readEscalation(database, params.id, account);
    await callNextNow(database, params.id, body.tier);
    return readEscalation(database, params.id, account);
  });

  if (settings.delivery.on) {
    const timers = watchTimers({ database, changes, onError: (error) => app.log.error(error) });
    app.addHook('onClose', () => timers.stop());
  }
};
