import { permissions, type Role, type Route, roles } from '@hazardguard/contract';
import { routes } from '@hazardguard/contract/routes';
import fastify from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';
import { refuseUnguardedRoutes } from './gate.ts';
import { handle } from './handle.ts';

const application = useApplication();

/** Written by hand, independent of the table it checks: who may do what (specification, tiers of section 6). */
const expected: Readonly<Record<string, string>> = {
  'account.own': 'plant imt l0 l1 l2 l3 admin',
  'person.manage': 'l1 l2 l3 admin',
  'person.confirm': 'imt l1 l2 l3 admin',
  'industry.read': 'plant imt l0 l1 l2 l3 admin',
  'industry.write': 'plant imt l1 l2 l3 admin',
  'industry.delete': 'plant l1 l2 l3 admin',
  'industry.bulk': 'plant l1 l2 l3 admin',
  'site-move.decide': 'l1 l2 l3 admin',
  'inventory.read': 'plant imt l0 l1 l2 l3 admin',
  'inventory.write': 'plant imt l1 l2 l3 admin',
  'inventory.delete': 'plant l1 l2 l3 admin',
  'inventory.bulk': 'plant l1 l2 l3 admin',
  'data.import': 'plant imt l0 l1 l2 l3 admin',
  'site-image.read': 'plant imt l0 l1 l2 l3 admin',
  'site-image.write': 'plant imt l1 l2 l3 admin',
  'stakeholder.read': 'plant imt l0 l1 l2 l3 admin',
  'stakeholder.write': 'imt l0 l1 l2 l3 admin',
  'chemical.read': 'plant imt l0 l1 l2 l3 admin',
  'population.read': 'plant imt l0 l1 l2 l3 admin',
  'population.write': 'imt l1 l2 l3 admin',
  'receptor.read': 'plant imt l0 l1 l2 l3 admin',
  'receptor.write': 'plant imt l0 l1 l2 l3 admin',
  'receptor.bulk': 'plant imt l1 l2 l3 admin',
  'map.write': 'l1 l2 l3 admin',
  'place.read': 'plant imt l0 l1 l2 l3 admin',
  'privacy.manage': 'admin',
  'weather.read': 'plant imt l0 l1 l2 l3 admin',
  'weather.enter': 'plant imt l0 l1 l2 l3 admin',
  'run.read': 'plant imt l0 l1 l2 l3 admin',
  'run.create': 'plant imt l0 l1 l2 l3 admin',
  'alert.read': 'plant imt l0 l1 l2 l3 admin',
  'alert.draft': 'plant imt l0 l1 l2 l3 admin',
  'alert.approve': 'imt l1 l2 l3 admin',
  'alert.override': 'l1 l2 l3 admin',
  'delivery.read': 'imt l0 l1 l2 l3 admin',
  'delivery.call': 'imt l0 l1 l2 l3 admin',
  'escalation.read': 'plant imt l0 l1 l2 l3 admin',
  'escalation.write': 'imt l1 l2 l3 admin',
  'channel.test': 'plant imt l0 l1 l2 l3 admin',
  'escalation.act': 'imt l0 l1 l2 l3 admin',
  'incident.read': 'plant imt l0 l1 l2 l3 admin',
  'incident.write': 'plant imt l0 l1 l2 l3 admin',
  'incident.call': 'plant imt l0 l1 l2 l3 admin',
  'incident.open-site': 'l1 l2 l3 admin',
  'incident.delete': 'admin',
  'sensor.read': 'plant imt l0 l1 l2 l3 admin',
  'sensor.write': 'plant imt l1 l2 l3 admin',
  'sensor.map': 'imt admin',
  'conditions.read': 'plant imt l0 l1 l2 l3 admin',
  'conditions.write': 'plant imt l0 l1 l2 l3 admin',
  'texts.offer': 'admin',
  'texts.review': 'l1 l2 l3 admin',
  'training.attempt': 'plant imt l0 l1 l2 l3 admin',
  'training.link': 'l2 l3 admin',
  'assessment.request': 'plant imt l0 l1 l2 l3 admin',
  'assessment.read': 'imt l0 l1 l2 l3 admin',
  'assessment.manage': 'imt l1 l2 l3 admin',
  'duty.read': 'plant imt l0 l1 l2 l3 admin',
  'duty.record': 'plant imt l0 l1 l2 l3 admin',
  'drill.read': 'plant imt l0 l1 l2 l3 admin',
  'drill.run': 'plant imt l1 l2 l3 admin',
  'assistant.ask': 'plant imt l0 l1 l2 l3 admin',
  'audit.read': 'l3 admin',
  'operations.read': 'admin',
};

const publicRoutes = [
  'listPublicAlerts',
  'checkPlace',
  'readCapFeed',
  'readCapMessage',
  'readFieldCot',
  'readFieldGeoJson',
  'readFieldTile',
  'readOfflineDevice',
  'readSession',
  'signIn',
  'signInDemo',
  // The cookie is sealed, and the provider's answer is checked against it.
  'beginProviderSignIn',
  'signInWithProvider',
  'finishProviderSignIn',
  // The passkey is the secret.
  'beginPasskeySignIn',
  'signInWithPasskey',
  'setup',
  // The token of the link is the secret.
  'readInvitation',
  'acceptInvitation',
  'readSecurityTxt',
  'readSystem',
  'healthz',
  'readyz',
  // With a token, or from this machine only.
  'readMetrics',
  'readTraining',
  'readTrainingCaptions',
  'readTrainingCertificate',
  // Its address is the secret.
  'readAssessmentFeed',
  'readDutyFeed',
  // A machine with the ingest key of its site.
  'ingestReadings',
  // Providers sign what they report.
  'verifyChannel',
  'reportFromChannel',
  // Residents have no account; they hold a token for what they may change.
  'readFollow',
  'findPlacesToFollow',
  'followByPush',
  'requestFollow',
  'confirmFollow',
  'readFollowing',
  'changeFollowLanguage',
  'renewFollowSubscription',
  'addFollowedPlace',
  'removeFollowedPlace',
  'sendFollowTest',
  'stopFollowing',
];

test('every permission belongs to exactly the roles listed here', () => {
  expect(Object.fromEntries(Object.entries(permissions).map(([name, holders]) => [name, holders.join(' ')]))).toEqual(expected);
});

test('only these routes are open without signing in', () => {
  expect(
    routes
      .filter(({ permission }) => permission === 'public')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(publicRoutes.toSorted());
});

test('a route without a permission, or with an unknown one, cannot be registered', () => {
  const app = fastify();
  refuseUnguardedRoutes(app);
  expect(() => app.get('/api/unguarded', () => 'open')).toThrow('names no permission');
  const nameless = { method: 'GET', path: '/api/nameless', id: 'x', tag: 'x', summary: 'x', status: 200 };
  expect(() => handle(app, nameless as Route, () => undefined as never)).toThrow('names no permission');
  expect(() => handle(app, { ...nameless, permission: 'everything' } as unknown as Route, () => undefined as never)).toThrow(
    'names no permission',
  );
});

test('every route of the contract is registered', () => {
  const { app } = application();
  const missing = routes.filter(({ method, path }) => !app.hasRoute({ method, url: path }));
  expect(missing.map(({ id }) => id)).toEqual([]);
});

describe('every route requires its permission', () => {
  const visitors = new Map<Role, Visitor>();
  beforeAll(async () => {
    for (const role of roles) {
      const visitor = application().visitor();
      if (role === 'public') await visitor.raw('GET', '/api/session');
      else await visitor.signInAs(role);
      visitors.set(role, visitor);
    }
  });

  const ask = async (role: Role, route: Route): Promise<number> => {
    const visitor = visitors.get(role);
    const path = route.path
      .replace(':city', 'Nowhere')
      .replace(':channel', 'voice')
      .replace(/:(lat|lng)/g, '1')
      .replace(':id', route.path.includes('runs') || route.path.includes('alerts') ? '00000000-0000-4000-8000-000000000000' : '2000000000');
    // Every check refuses an empty body, so nothing is changed here. An event stream would never end; its refusals alone are
    // tested.
    const query = route.answerType === 'text/event-stream' ? '?after=none' : '';
    const body =
      route.method === 'GET' || route.method === 'DELETE'
        ? {}
        : { body: route.rawBody ? '' : {}, ...(route.machine ? { headers: { 'content-type': route.rawBody?.split(',')[0] ?? '' } } : {}) };
    return (await visitor?.raw(route.method, `${path}${query}`, body))?.statusCode ?? 0;
  };
  const isRight = (role: Role, route: Route, status: number): boolean => {
    const may = route.permission === 'public' || (expected[route.permission] ?? '').split(' ').includes(role);
    if (route.machine) return status === 401;
    return may ? ![0, 401, 403, 500].includes(status) : status === (role === 'public' ? 401 : 403);
  };

  test.each(roles)('as %s', async (role) => {
    const wrong: string[] = [];
    for (const route of routes) {
      // Signing out would end the session the other rows need; its permission is the same as that of the password change.
      if (route.id === 'signOut') continue;
      const status = await ask(role, route);
      if (!isRight(role, route, status)) wrong.push(`${route.id}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});
