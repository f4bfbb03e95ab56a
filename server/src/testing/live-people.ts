import { type InvitationInput, invitationRoutes, sessionRoutes } from '@hazardguard/contract';
import type { TestApplication, Visitor } from './application.ts';

export const testPassword = 'only for these tests';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

/** A visitor who is signed in by address and password. */
export const signedIn = async (application: TestApplication, email: string): Promise<Visitor> => {
  const visitor = application.visitor();
  await visitor.call(sessionRoutes.read);
  await visitor.call(sessionRoutes.signIn, { body: { email, password: testPassword }, headers: { 'user-agent': browser } });
  return visitor;
};

/** The first administrator of a live installation, by the printed link. */
export const firstAdministrator = async (application: TestApplication): Promise<Visitor> => {
  const visitor = application.visitor();
  await visitor.call(sessionRoutes.read);
  const token = (await application.app.gate.auth.setupPath())?.split('#token=')[1] ?? '';
  const person = { name: 'Asha Patel', email: 'asha@example.org', password: testPassword };
  await visitor.call(sessionRoutes.setup, { body: { token, ...person } });
  return visitor;
};

type Gift = Pick<InvitationInput, 'email' | 'role' | 'scope'>;

/** Invites and returns the token of the link. */
export const invited = async (by: Visitor, gift: Gift): Promise<string> => {
  const { body } = await by.call(invitationRoutes.create, { body: { ...gift, language: 'en' } });
  return body.path.split('#token=')[1] ?? '';
};

/** Invites somebody who takes it up at once; the visitor is signed in. */
export const broughtIn = async (application: TestApplication, by: Visitor, gift: Gift): Promise<Visitor> => {
  const token = await invited(by, gift);
  const visitor = application.visitor();
  await visitor.call(sessionRoutes.read);
  await visitor.call(sessionRoutes.acceptInvitation, { body: { token, name: gift.email.split('@')[0], password: testPassword } });
  return visitor;
};
