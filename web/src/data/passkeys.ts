import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { api, readBody } from './client.ts';

/** No passkey was chosen or created: cancelled, timed out, or the browser has none for this host. */
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

/** The answer of a passkey, for sign-in or as the second factor. */
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
  /** Whether the account has one. */
  readonly password?: string;
}

/** Creates a passkey and registers it with the server. Recovery codes come with the first second factor; null: they exist already. */
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
