import { AwsV4Signer } from 'aws4fetch';
import type { ObjectStoreSettings } from '../env/file-variables.ts';
import { FileDamaged, StoreAway } from './faults.ts';

/** Objects under the SHA-256 of their bytes (hex): storing twice is harmless, and the content can be checked against its name. */
export interface ObjectStore {
  /** For people: address and bucket. */
  readonly place: string;
  /** Throws `StoreAway`; then it is unknown whether the object exists. */
  put(sha256: string, bytes: Buffer): Promise<void>;
  /** At most `size` octets are read. Throws `StoreAway`, or `FileDamaged` for a missing or longer object. */
  get(sha256: string, size: number): Promise<Buffer>;
  /** Also for a missing object. Throws `StoreAway`. */
  remove(sha256: string): Promise<void>;
}

interface Call {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly key: string;
  readonly payloadSha256: string;
  readonly body?: Buffer;
  /** Most octets of the answer. */
  readonly most: number;
}

interface Answer {
  readonly status: number;
  /** Null: longer than the limit. */
  readonly body: Buffer | null;
}

/** SHA-256 of an empty body. */
const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
/** All attempts together: the largest file (10 MiB) takes as long at 4 Mbit/s. Shorter than the idle limit of a transaction. */
const defaultTimeLimitMs = 20_000;
const attempts = 2;
const errorBytes = 64 * 1024;

/** Address of an object, path-style or with the bucket in the host name. */
export const toObjectUrl = ({ endpoint, bucket, prefix, pathStyle }: ObjectStoreSettings, key: string): string => {
  const url = new URL(endpoint);
  const base = url.pathname.replace(/\/$/, '');
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`;
  url.pathname = `${base}${pathStyle ? `/${bucket}` : ''}/${prefix}${key}`;
  return url.href;
};

const readAtMost = async (response: Response, most: number): Promise<Buffer | null> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** One request, signed (AWS Signature Version 4) together with the hash of its body. No redirect is followed. */
const askOnce = async (settings: ObjectStoreSettings, call: Call, signal: AbortSignal): Promise<Answer> => {
  const { accessKeyId, secretAccessKey, region } = settings;
  const url = toObjectUrl(settings, call.key);
  const headers = { 'x-amz-content-sha256': call.payloadSha256 };
  const signer = new AwsV4Signer({ method: call.method, url, headers, accessKeyId, secretAccessKey, region, service: 's3' });
  const response = await fetch(url, {
    method: call.method,
    headers: (await signer.sign()).headers,
    ...(call.body === undefined ? {} : { body: new Uint8Array(call.body) }),
    redirect: 'manual',
    signal,
  });
  const body = await readAtMost(response, response.ok ? call.most : errorBytes);
  return { status: response.status, body };
};

/** The store's error code, such as AccessDenied: letters only, whatever it sends. */
const parseErrorCode = ({ body }: Answer): string => /<Code>([A-Za-z]{1,60})<\/Code>/.exec(body?.toString('utf8') ?? '')?.[1] ?? 'no code';

/** The code of a failed connection; its message may contain more. */
const describeCause = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'TimeoutError') return 'no answer in time';
  const { cause } = error as { readonly cause?: { readonly code?: unknown } };
  return typeof cause?.code === 'string' ? cause.code : error.name;
};

const nothingEntered = { GET: 'The file cannot be shown', PUT: 'Nothing was saved', DELETE: 'Nothing was removed' } as const;

const storeAway = ({ method }: Call, reason: string): StoreAway =>
  new StoreAway(`Cannot reach the object store for files. ${nothingEntered[method]}; try again in a moment`, reason);

const storeRefused = ({ method }: Call, answer: Answer): StoreAway =>
  new StoreAway(
    `The object store for files refuses this server (${answer.status}, ${parseErrorCode(answer)}). ${nothingEntered[method]}; contact the server administrator`,
    `${method} was answered with ${answer.status} (${parseErrorCode(answer)})`,
  );

/** Answers worth a retry: errors of the store itself. */
const isTransient = ({ status }: Answer): boolean => status === 429 || status >= 500;

/** Retries until the store gives a final answer; every call here may be repeated. */
const ask = async (settings: ObjectStoreSettings, call: Call, timeLimitMs: number): Promise<Answer> => {
  const signal = AbortSignal.timeout(timeLimitMs);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await askOnce(settings, call, signal);
      if (!isTransient(answer)) return answer;
      if (attempt === attempts) throw storeAway(call, `${call.method} was answered with ${answer.status} (${parseErrorCode(answer)})`);
    } catch (error) {
      if (error instanceof StoreAway) throw error;
      if (attempt === attempts || signal.aborted) throw storeAway(call, `${call.method}: ${describeCause(error)}`);
    }
  }
};

/** A store with the protocol of Amazon S3; nothing is sent until the first call. */
export const openObjectStore = (settings: ObjectStoreSettings, { timeLimitMs = defaultTimeLimitMs } = {}): ObjectStore => {
  const succeed = async (call: Call): Promise<Buffer | null> => {
    const answer = await ask(settings, call, timeLimitMs);
    if (answer.status === 404 && call.method === 'GET' && parseErrorCode(answer) !== 'NoSuchBucket') {
      throw new FileDamaged('The file is missing in the object store; contact the server administrator', `no object ${call.key}`);
    }
    if (answer.status < 200 || answer.status > 299) throw storeRefused(call, answer);
    return answer.body;
  };
  return {
    place: `${settings.endpoint}, bucket ${settings.bucket}`,
    put: async (key, bytes) => {
      await succeed({ method: 'PUT', key, payloadSha256: key, body: bytes, most: errorBytes });
    },
    get: async (key, size) => {
      const body = await succeed({ method: 'GET', key, payloadSha256: emptySha256, most: size });
      if (body === null)
        throw new FileDamaged('The file is damaged in the object store; contact the server administrator', `${key} is too long`);
      return body;
    },
    remove: async (key) => {
      const call = { method: 'DELETE', key, payloadSha256: emptySha256, most: errorBytes } as const;
      const answer = await ask(settings, call, timeLimitMs);
      const gone = answer.status === 404 && parseErrorCode(answer) !== 'NoSuchBucket';
      if (!gone && (answer.status < 200 || answer.status > 299)) throw storeRefused(call, answer);
    },
  };
};
