/** AES-GCM of 256 bits (NIST SP 800-38D): 12 random bytes, then the encrypted data with their tag. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

export const randomBytes = (count: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(count));

export const algorithm = 'AES-GCM';
const ivBytes = 12;

export const importKey = (raw: BufferSource): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', raw, algorithm, false, ['encrypt', 'decrypt']);

export const sealBytes = async (key: CryptoKey, plain: BufferSource): Promise<Sealed> => {
  const iv = randomBytes(ivBytes);
  return { iv, data: await crypto.subtle.encrypt({ name: algorithm, iv }, key, plain) };
};

/** Rejects with an OperationError if the key is another one or the data were changed. */
export const openBytes = (key: CryptoKey, { iv, data }: Sealed): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt({ name: algorithm, iv }, key, data);

/** Encrypts once more with a second key: opening then needs both. */
export const sealAgain = (key: CryptoKey, { iv, data }: Sealed): Promise<Sealed> => {
  const inner = new Uint8Array(iv.byteLength + data.byteLength);
  inner.set(iv);
  inner.set(new Uint8Array(data), iv.byteLength);
  return sealBytes(key, inner);
};

/** What `sealAgain` was given. Rejects as `openBytes`. */
export const unsealOuter = async (key: CryptoKey, sealed: Sealed): Promise<Sealed> => {
  const inner = await openBytes(key, sealed);
  return { iv: new Uint8Array(inner.slice(0, ivBytes)), data: inner.slice(ivBytes) };
};

const pipe = (bytes: BufferSource, through: CompressionStream | DecompressionStream): Promise<ArrayBuffer> =>
  new Response(new Blob([bytes]).stream().pipeThrough(through)).arrayBuffer();

export const sealPacked = async (key: CryptoKey, plain: BufferSource): Promise<Sealed> =>
  sealBytes(key, await pipe(plain, new CompressionStream('gzip')));

export const openPacked = async (key: CryptoKey, sealed: Sealed): Promise<ArrayBuffer> =>
  pipe(await openBytes(key, sealed), new DecompressionStream('gzip'));

export const sealText = (key: CryptoKey, text: string): Promise<Sealed> => sealPacked(key, new TextEncoder().encode(text));

export const openText = async (key: CryptoKey, sealed: Sealed): Promise<string> => new TextDecoder().decode(await openPacked(key, sealed));

/**
 * PBKDF2 with SHA-256, OWASP's count of 2023 (600,000) doubled: about a second on a cheap phone. More would not make six digits strong
 * (`guess-cost.ts`).
 */
export const typedIterations = 1_200_000;

/** @param typed PIN or passphrase, as `toSecret` writes it */
export const keyFromTyped = async (typed: string, salt: BufferSource, iterations: number): Promise<CryptoKey> => {
  const secret = await crypto.subtle.importKey('raw', new TextEncoder().encode(typed), 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, secret, { name: algorithm, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
};

/** HKDF with SHA-256 of a secret of full strength: the server's key, or what a passkey computes. */
export const keyFromSecret = async (raw: BufferSource, salt: BufferSource): Promise<CryptoKey> => {
  const secret = await crypto.subtle.importKey('raw', raw, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode('hazardguard offline data');
  return crypto.subtle.deriveKey({ name: 'HKDF', hash: 'SHA-256', salt, info }, secret, { name: algorithm, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
};
