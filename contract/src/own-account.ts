import { z } from 'zod';
import { isoMoment } from './fields.ts';
import { route } from './route.ts';
import { scope } from './scope.ts';
import { account } from './session.ts';

export const ownSession = z.object({
  id: z.string(),
  /** Such as 'Firefox · Windows'; null: it did not say. */
  device: z.string().nullable(),
  /** The network address signed in from; null: not kept. */
  address: z.string().nullable(),
  createdAt: isoMoment,
  /** To about five minutes. */
  lastUsedAt: isoMoment,
  /** The one that asks. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const ownAccount = z.object({
  account,
  scope,
  places: z.array(z.string()),
  /** One-click accounts of the demo have none, and are shared. */
  hasPassword: z.boolean(),
});
export type OwnAccount = z.infer<typeof ownAccount>;

export const ownAccountRoutes = {
  read: route({
    method: 'GET',
    path: '/api/account',
    id: 'readAccount',
    tag: 'account',
    summary: 'Your account: role, scope, what protects it',
    permission: 'account.own',
    status: 200,
    answer: ownAccount,
  }),
  sessions: route({
    method: 'GET',
    path: '/api/account/sessions',
    id: 'listSessions',
    tag: 'account',
    summary: 'Where you are signed in',
    permission: 'account.own',
    status: 200,
    answer: z.object({ sessions: z.array(ownSession) }),
  }),
  endSession: route({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    id: 'endSession',
    tag: 'account',
    summary: 'End one of your sessions',
    permission: 'account.own',
    params: z.object({ id: z.string().min(1).max(100) }),
    status: 204,
  }),
  endOtherSessions: route({
    method: 'DELETE',
    path: '/api/account/sessions',
    id: 'endOtherSessions',
    tag: 'account',
    summary: 'End all your sessions but this one',
    permission: 'account.own',
    status: 204,
  }),
} as const;
