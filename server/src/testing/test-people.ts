import { type InvitationInput, invitationRoutes, sessionRoutes } from '@hazardguard/contract';
import type { TestApplication, Visitor } from './application.ts';

export const testPassword = 'only for these tests';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

/** Signs a visitor in by address and password. */
export const signInAs = async (application: TestApplication, email: string): Promise<Visitor> => {
  const visitor = application.visitor();
  await visitor.call(sessionRoutes.read);
  await visitor.call(sessionRoutes.signIn, { body: { email, password: testPassword }, headers: { 'user-agent': browser } });
  return visitor;
};

/** The first administrator of a live installation, by the printed link. */
export const createFirstAdministrator = async (application: TestApplication): Promise<Visitor> => {
  const visitor = application.visitor();
  await visitor.call(sessionRoutes.read);
  const token = (await application.app.gate.auth.setupPath())?.split('#token=')[1] ?? '';
  const person = { name: 'Asha Patel', email: 'asha@example.org', password: testPassword };
  await visitor.call(sessionRoutes.setup, { body: { token, ...person } });
  return visitor;
};

type Grant = Pick<InvitationInput, 'email' | 'role' | 'scope'>;

/** Invites and returns the token of the link. */
export const invite = async (by: Visitor, grant: Grant): Promise<string> => {
  const { body } = await by.call(invitationRoutes.create, { body: { ...grant, language: 'en' } });
  return body.path.split('#token=')[1] ?? '';
};

/** Invites a person who accepts immediately; the visitor is signed in. */
export const joinAs = async (application: TestApplication, by: Visitor, grant: Grant): Promise<Visitor> => {
  const token = await invite(by, grant);
  const visitor = application.visitor();
  await visitor.call(sessionRoutes.read);
  await visitor.call(sessionRoutes.acceptInvitation, { body: { token, name: grant.email.split('@')[0], password: testPassword } });
  return visitor;
};
