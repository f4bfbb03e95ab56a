import { deliveryRoutes, phoneListRoutes } from '@hazardguard/contract';
import type { Feature } from '../../platform/http/feature.ts';
import { handle } from '../../platform/http/handle.ts';
import { toBaseUrl } from '../followers/follow.ts';
import { serveAnswerPage } from './pages/serve-answer.ts';
import { markPhoneCall, readPhoneList } from './phone-list.ts';
import { readAnswers, readDeliveries } from './receipts.ts';
import { listSetUp, registerSinks } from './register-sinks.ts';
import { readUnreachedPlaces } from './unreached-places.ts';
import { startDelivery } from './worker.ts';

export const delivery: Feature = async (app, { settings, database, changes, channels, secret, jobs, meters }) => {
  serveAnswerPage(app, settings, database, secret);
  handle(app, deliveryRoutes.deliveries, ({ params, query }) => readDeliveries(database, params.id, query));
  handle(app, deliveryRoutes.unreachedPlaces, ({ params }) => readUnreachedPlaces(database, params.id));
  handle(app, deliveryRoutes.answers, ({ params, query }) => readAnswers(database, params.id, query.limit));

  handle(app, phoneListRoutes.read, ({ params, account }) => readPhoneList(database, params.id, account));
  handle(app, phoneListRoutes.mark, ({ params, body, account }) =>
    markPhoneCall(database, { alertId: params.id, ...body, person: account, now: new Date() }),
  );

  const links = { base: toBaseUrl(settings), secret };
  if (settings.delivery.on && settings.works) {
    await registerSinks(database, settings.delivery.sinks, listSetUp(channels));
    const { rates } = settings.delivery;
    const count = meters.counter('hazardguard_deliveries_total', 'Messages that ended at this server', ['channel', 'outcome']);
    const worker = startDelivery({
      onEnded: (channel, outcome) => count({ channel, outcome }),
      database,
      changes,
      channels,
      links,
      rates,
      ...jobs.watch('delivery', (error) => app.log.error(error)),
    });
    app.addHook('onClose', () => worker.stop());
  }
};
