import { ApiError, type NewPasskeyAnswer, type PasskeyAnswer, type PasskeyCreation, type PasskeyRequest } from '@hazardguard/contract';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Database } from '../../db/database.ts';
import { makeSealedValues } from '../sealed-values.ts';
import type { RelyingParty } from './relying-party.ts';
import { addPasskey, findPasskey, listPasskeys, spendChallenge } from './store.ts';

interface Begun<Options> {
  readonly options: Options;
  /** What the browser keeps until it answers. */
  readonly sealedChallenge: string;
}

/** A browser's answer, with what it kept. */
export interface Asserted {
  readonly sealedChallenge: string | undefined;
  readonly answer: PasskeyAnswer;
}

interface Owner {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export interface Passkeys {
  /** The host name that passkeys belong to. */
  readonly host: string;
  beginMaking(owner: Owner): Promise<Begun<PasskeyCreation>>;
  /** Stores the passkey that the browser has made. */
  finishMaking(owner: Owner, kept: string | undefined, answer: NewPasskeyAnswer, name: string): Promise<void>;
  beginUse(): Promise<Begun<PasskeyRequest>>;
  /** The person whose passkey answered. It proves a device and the person who unlocks it, which is two factors. */
  use(asserted: Asserted): Promise<string>;
}

/** EdDSA, ES256, RS256 (COSE, RFC 9053 and 8812): what authenticators speak. */
const supportedAlgorithmIDs = [-8, -7, -257];

const minutes = 5;
const timeoutMs = minutes * 60_000;

const passkeyRefused = (): ApiError =>
  new ApiError('passkey-refused', 'This passkey is not registered here, or its answer is not valid. Start again');

/** The library throws for any invalid answer; all of them get the same refusal. */
const refuseOnError = async <T>(check: () => Promise<T>): Promise<T> => {
  try {
    return await check();
  } catch {
    throw passkeyRefused();
  }
};

/** Passkeys by Web Authentication level 3; the authenticator always verifies its owner (PIN, fingerprint). */
export const openPasskeys = (database: Database, secret: string, party: RelyingParty): Passkeys => {
  const making = makeSealedValues<{ readonly challenge: string; readonly personId: string }>(secret, 'passkey making', minutes);
  const using = makeSealedValues<{ readonly challenge: string }>(secret, 'passkey use', minutes);
  const expected = { expectedOrigin: party.origin, expectedRPID: party.id, requireUserVerification: true };
  return {
    host: party.id,
    beginMaking: async ({ id, name, email }) => {
      const made = await generateRegistrationOptions({
        rpName: 'HazardGuard',
        rpID: party.id,
        userID: new TextEncoder().encode(id),
        userName: email,
        userDisplayName: name,
        timeout: timeoutMs,
        supportedAlgorithmIDs,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      const own = await listPasskeys(database, id);
      const options: PasskeyCreation = {
        challenge: made.challenge,
        rp: { id: party.id, name: 'HazardGuard' },
        user: { id: made.user.id, name: email, displayName: name },
        pubKeyCredParams: made.pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
        timeout: timeoutMs,
        attestation: 'none',
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        excludeCredentials: own.map(({ credential_id }) => ({ id: credential_id, type: 'public-key' })),
      };
      return { options, sealedChallenge: making.close({ challenge: made.challenge, personId: id }) };
    },
    finishMaking: async ({ id }, kept, answer, name) => {
      const begun = making.open(kept);
      if (begun === null || begun.personId !== id) throw passkeyRefused();
      const { verified, registrationInfo } = await refuseOnError(() =>
        verifyRegistrationResponse({ ...expected, supportedAlgorithmIDs, response: answer, expectedChallenge: begun.challenge }),
      );
      if (!verified) throw passkeyRefused();
      const { credential, credentialBackedUp: synced } = registrationInfo;
      const transports = credential.transports ?? [];
      const { publicKey, counter, id: credentialId } = credential;
      if (!(await addPasskey(database, { personId: id, credentialId, publicKey, counter, transports, name, synced }))) {
        throw new ApiError('conflict', 'This passkey is registered already');
      }
    },
    beginUse: async () => {
      const { challenge } = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });
      const options: PasskeyRequest = { challenge, rpId: party.id, timeout: timeoutMs, userVerification: 'required' };
      return { options, sealedChallenge: using.close({ challenge }) };
    },
    use: async ({ sealedChallenge: kept, answer }) => {
      const begun = using.open(kept);
      const found = begun === null ? undefined : await findPasskey(database, answer.id);
      if (begun === null || found === undefined) throw passkeyRefused();
      const credential = { id: found.credential_id, publicKey: new Uint8Array(found.public_key), counter: found.counter };
      const { verified, authenticationInfo } = await refuseOnError(() =>
        verifyAuthenticationResponse({ ...expected, response: answer, expectedChallenge: begun.challenge, credential }),
      );
      if (!verified) throw passkeyRefused();
      const { newCounter: counter } = authenticationInfo;
      if (!(await spendChallenge(database, { id: found.id, counter, challenge: begun.challenge, minutes }))) throw passkeyRefused();
      // Only after the person was authenticated.
      if (found.deactivated_at !== null) throw new ApiError('deactivated', 'Your account here is deactivated. Ask your administrator');
      return found.person_id;
    },
  };
};
