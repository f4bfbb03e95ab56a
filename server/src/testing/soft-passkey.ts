import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskeyAnswer, PasskeyAnswer, PasskeyCreation, PasskeyRequest } from '@hazardguard/contract';

/** The part of CBOR (RFC 8949) that an attestation needs: small integers, octets, texts, maps. */
const cbor = (value: unknown): Buffer => {
  const head = (major: number, count: number): Buffer =>
    count < 24
      ? Buffer.from([(major << 5) | count])
      : count < 256
        ? Buffer.from([(major << 5) | 24, count])
        : Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (!(value instanceof Map)) throw new Error('This kind of value is not written here');
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])]);
};

const present = 0b1;
const verified = 0b100;
const attested = 0b100_0000;

interface Bent {
  /** The page that the browser reports. */
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether the user was verified (PIN, fingerprint). */
  readonly verified?: boolean;
  readonly counter?: number;
}

export interface SoftPasskey {
  readonly id: string;
  make(options: PasskeyCreation, bent?: Bent): NewPasskeyAnswer;
  use(options: PasskeyRequest, bent?: Bent): PasskeyAnswer;
}

/** An authenticator and a browser in one, by Web Authentication level 3 (ES256, attestation none). */
export const makeSoftPasskey = (origin: string): SoftPasskey => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const rawId = randomBytes(32);
  const id = rawId.toString('base64url');
  let uses = 0;
  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authenticatorData = (rpId: string, flags: number, counter: number, more = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), count, more]);
  };
  const toFlags = (bent: Bent): number => present | (bent.verified === false ? 0 : verified);
  const shared = { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const;
  return {
    id,
    make: ({ challenge, rp }, bent = {}) => {
      const key = cbor(
        new Map<number, number | Buffer>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.from([0, rawId.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, rawId, key]);
      const data = authenticatorData(bent.rpId ?? rp.id, toFlags(bent) | attested, 0, credential);
      const attestation = cbor(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', data],
        ]),
      );
      const clientDataJSON = clientData('webauthn.create', challenge, bent.origin ?? origin).toString('base64url');
      return { ...shared, response: { clientDataJSON, attestationObject: attestation.toString('base64url'), transports: ['internal'] } };
    },
    use: ({ challenge, rpId }, bent = {}) => {
      uses += 1;
      const data = authenticatorData(bent.rpId ?? rpId, toFlags(bent), bent.counter ?? uses);
      const client = clientData('webauthn.get', challenge, bent.origin ?? origin);
      const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(client).digest()]), privateKey);
      return {
        ...shared,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
};
