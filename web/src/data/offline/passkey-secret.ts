import { randomBytes } from './sealing.ts';

/** The browser or authenticator computes no secret with a passkey. */
export class NoPasskeySecret extends Error {}

/**
 * The passkey computes a secret of its own for each salt (WebAuthn extension PRF). Rejects with NoPasskeySecret, or when the person
 * cancels.
 */
export const askPasskey = async (credential: Uint8Array<ArrayBuffer>, salt: Uint8Array<ArrayBuffer>): Promise<BufferSource> => {
  const asked = (await navigator.credentials.get({
    publicKey: {
      challenge: randomBytes(32),
      rpId: window.location.hostname,
      allowCredentials: [{ type: 'public-key', id: credential }],
      userVerification: 'required',
      extensions: { prf: { eval: { first: salt } } },
    },
  })) as PublicKeyCredential | null;
  const secret = asked?.getClientExtensionResults().prf?.results?.first;
  if (secret === undefined) throw new NoPasskeySecret('This passkey gives no secret');
  return secret;
};

/** A passkey of this device only for the kept data; the server never learns of it. Rejects as `askPasskey`. */
export const createPasskey = async (personName: string): Promise<Uint8Array<ArrayBuffer>> => {
  const created = (await navigator.credentials.create({
    publicKey: {
      challenge: randomBytes(32),
      rp: { id: window.location.hostname, name: 'HazardGuard' },
      user: { id: randomBytes(32), name: personName, displayName: personName },
      pubKeyCredParams: [-7, -257].map((alg) => ({ type: 'public-key' as const, alg })),
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
      extensions: { prf: {} },
    },
  })) as PublicKeyCredential | null;
  const prf = created?.getClientExtensionResults().prf;
  if (created === null || prf === undefined || prf.enabled === false) throw new NoPasskeySecret('No passkey with a secret was created');
  return new Uint8Array(created.rawId);
};
