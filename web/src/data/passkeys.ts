import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { api, readBody } from './client.ts';

/** Nobody chose or made a passkey: closed, too late, or the browser has none for here. */
export class NoPasskey extends Error {}

/** Passkeys belong to one host name: under another the browser offers none. */
export const supportsPasskeys = (host: string | null): boolean => host === window.location.hostname && browserSupportsWebAuthn();

const fromBrowser = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    throw new NoPasskey('No passkey was used', { cause: error });
  }
};

/** The answer of a passkey, to sign in with or as the second step. */
export const requestPasskey = async () => {
  const optionsJSON = await readBody(api.POST('/api/session/passkey/begin'));
  const { id, rawId, response } = await fromBrowser(() => startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature } = response;
  const credentialResponse = { clientDataJSON, authenticatorData, signature };
  return { id, rawId, type: 'public-key' as const, clientExtensionResults: {}, response: credentialResponse };
};
export type PasskeyProof = Awaited<ReturnType<typeof requestPasskey>>;

interface NewPasskey {
  readonly name: string;
  /** Where the account has one. */
  readonly password?: string;
}

/** Makes a passkey and has the server keep it. Recovery codes come with the first second step; null: there were some. */
export const createPasskey = async ({ name, ...self }: NewPasskey): Promise<readonly string[] | null> => {
  const optionsJSON = await readBody(api.POST('/api/account/passkeys/begin', { body: self }));
  const { id, rawId, response } = await fromBrowser(() => startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const passkey = {
    id,
    rawId,
    type: 'public-key' as const,
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, transports },
  };
  return (await readBody(api.POST('/api/account/passkeys', { body: { name, passkey } }))).codes;
};
