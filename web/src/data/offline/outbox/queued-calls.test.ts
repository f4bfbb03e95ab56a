import type { Route } from '@hazardguard/contract';
import { routes } from '@hazardguard/contract/routes';
import { expect, test } from 'vitest';
import { queuedCalls } from './queued-calls.ts';

test('the outbox sends later exactly the calls that the contract allows to be sent later', () => {
  const allowed = routes.filter((route: Route) => route.queued === true);
  const names = allowed.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect([...queuedCalls].sort()).toEqual(names.sort());
});
