import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { PushSubscription } from '../../platform/channels/push/web-push.ts';

interface BrowserKeys {
  readonly privateKey: string;
  readonly auth: string;
}

const toCurve = (privateKey: string) => {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return curve;
};

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

/**
 * A browser's decryption of a message (RFC 8291 over the aes128gcm of RFC 8188), written from the RFCs and independent of the
 * library that encrypts.
 */
export const decryptPush = (body: Buffer, { privateKey, auth }: BrowserKeys): string => {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + (body[20] ?? 0));
  const record = body.subarray(21 + senderKey.length);
  const curve = toCurve(privateKey);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), senderKey]);
  const inputKey = derive(curve.computeSecret(senderKey), Buffer.from(auth, 'base64url'), keyInfo, 32);
  const key = derive(inputKey, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(inputKey, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()]);
  const end = padded.findLastIndex((octet) => octet !== 0);
  if (padded[end] !== 2) throw new Error('The last record does not end with its mark');
  return padded.subarray(0, end).toString('utf8');
};

/** The claims of a `vapid t=…, k=…` header whose signature verifies (RFC 8292); throws otherwise. */
export const parseVapidClaims = (authorization: string): { readonly key: string; readonly claims: Readonly<Record<string, unknown>> } => {
  const [, head, payload, signature, key] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  if (head === undefined || payload === undefined || signature === undefined || key === undefined) throw new Error('No VAPID header');
  const point = Buffer.from(key, 'base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${payload}`), signed, Buffer.from(signature, 'base64url'))) throw new Error('A forged token');
  return { key, claims: JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Record<string, unknown> };
};

export interface ReceivedPush {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Decrypted as the browser would. */
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface PushService {
  readonly origin: string;
  readonly pushes: readonly ReceivedPush[];
  /** A browser that follows: its own keys and an address here. */
  subscribe(): PushSubscription;
  /** Every message gets this status until changed. */
  answer(status: number, headers?: Readonly<Record<string, string>>): void;
  close(): void;
}

/** A push service on its own port (RFC 8030): checks the sender's token, decrypts and stores messages. */
export const openPushService = async (): Promise<PushService> => {
  const pushes: ReceivedPush[] = [];
  const browsers = new Map<string, BrowserKeys>();
  let reply: { readonly status: number; readonly headers: Readonly<Record<string, string>> } = { status: 201, headers: {} };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      try {
        const { claims } = parseVapidClaims(String(request.headers.authorization));
        if (claims.aud !== origin) throw new Error('The token is for another push service');
        const keys = browsers.get(request.url ?? '');
        if (keys === undefined) throw new Error('No browser of ours');
        const payload = JSON.parse(decryptPush(Buffer.concat(chunks), keys)) as Record<string, unknown>;
        if (reply.status < 300) pushes.push({ path: request.url ?? '', headers: request.headers, payload });
        response.writeHead(reply.status, reply.headers).end();
      } catch (error) {
        response.writeHead(400).end(String(error));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The push service has no port');
  const origin = `http://127.0.0.1:${address.port}`;
  return {
    origin,
    pushes,
    subscribe: () => {
      const curve = createECDH('prime256v1');
      curve.generateKeys();
      const keys = { privateKey: curve.getPrivateKey('base64url'), auth: randomBytes(16).toString('base64url') };
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      browsers.set(path, keys);
      return { endpoint: origin + path, p256dh: curve.getPublicKey('base64url'), auth: keys.auth };
    },
    answer: (status, headers = {}) => {
      reply = { status, headers };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
