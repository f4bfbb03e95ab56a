import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { findSignatureFault } from './signature-v4.ts';

const signer = {
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
  region: 'eu-central-1',
  service: 's3',
};
const bucket = 'hazardguard-files';

export interface LoopbackStore {
  /** Settings of a server that stores its files here. */
  readonly environment: Readonly<Record<string, string>>;
  /** By key. */
  readonly objects: Map<string, Buffer>;
  /** Every signed call: method and path. */
  readonly calls: string[];
  /** Answers this way from now on; null: normally. A function may delay the answer. */
  trouble(answer: ((response: ServerResponse) => void) | null): void;
  close(): void;
}

const statusByCode: Readonly<Record<string, number>> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  MethodNotAllowed: 405,
  XAmzContentSHA256Mismatch: 400,
  RequestTimeTooSkewed: 403,
};

/** Errors as the S3 API writes them. */
export const sendFault = (response: ServerResponse, code: string): void => {
  response
    .writeHead(statusByCode[code] ?? 403, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>refused</Message><RequestId>0</RequestId></Error>`);
};

const readAll = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** Clocks may differ by a quarter of an hour (Amazon S3: RequestTimeTooSkewed). */
const isRecent = (moment: string): boolean => {
  const iso = moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  return Math.abs(Date.parse(iso) - Date.now()) < 15 * 60_000;
};

/**
 * An object store on its own port with the S3 protocol: PUT, GET, HEAD and DELETE of objects, path-style; each call's signature
 * is verified.
 */
export const openLoopbackStore = async (): Promise<LoopbackStore> => {
  const objects = new Map<string, Buffer>();
  const calls: string[] = [];
  let trouble: ((response: ServerResponse) => void) | null = null;

  const answer = (method: string, key: string, body: Buffer, response: ServerResponse): void => {
    const stored = objects.get(key);
    if (method === 'PUT') {
      objects.set(key, body);
      response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
    } else if (method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (method !== 'GET' && method !== 'HEAD') {
      sendFault(response, 'MethodNotAllowed');
    } else if (stored === undefined) {
      sendFault(response, 'NoSuchKey');
    } else {
      response.writeHead(200, { 'content-length': stored.length, 'content-type': 'application/octet-stream' });
      response.end(method === 'HEAD' ? undefined : stored);
    }
  };
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readAll(request);
    const { method = '', url = '/' } = request;
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const fault = findSignatureFault({ method, target: url, headers }, createHash('sha256').update(body).digest('hex'), signer);
    if (fault !== null) return sendFault(response, fault);
    if (!isRecent(headers['x-amz-date'] ?? '')) return sendFault(response, 'RequestTimeTooSkewed');
    calls.push(`${method} ${url}`);
    if (trouble !== null) return trouble(response);
    const [, first, ...rest] = url.split('/').map(decodeURIComponent);
    if (first !== bucket) return sendFault(response, 'NoSuchBucket');
    answer(method, rest.join('/'), body, response);
  };
  const server = createServer((request, response) => {
    take(request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The store has no port');
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${address.port}`,
      S3_BUCKET: bucket,
      S3_REGION: signer.region,
      S3_ACCESS_KEY_ID: signer.accessKeyId,
      S3_SECRET_ACCESS_KEY: signer.secretAccessKey,
    },
    objects,
    calls,
    trouble: (given) => {
      trouble = given;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
