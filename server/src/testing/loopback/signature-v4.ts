import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A request as a server receives it. */
export interface SignedRequest {
  readonly method: string;
  /** Path and query as received. */
  readonly target: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface Signer {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  readonly service: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Every octet but the unreserved ones of RFC 3986 as %XX. */
const encode = (text: string): string =>
  [...Buffer.from(text, 'utf8')]
    .map((octet) => {
      const sign = String.fromCharCode(octet);
      return /[A-Za-z0-9._~-]/.test(sign) ? sign : `%${octet.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');

/** Amazon S3 encodes each part of the path once and normalises nothing. */
const canonicalPath = (path: string): string =>
  path
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/');

const canonicalQuery = (query: string): string =>
  query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return `${encode(decodeURIComponent(name))}=${encode(decodeURIComponent(value))}`;
    })
    .sort()
    .join('&');

const canonicalRequest = ({ method, target, headers }: SignedRequest, signed: readonly string[], payload: string): string => {
  const [path = '/', query = ''] = target.split('?', 2);
  const lines = signed.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}\n`);
  return [method, canonicalPath(path), canonicalQuery(query), lines.join(''), signed.join(';'), payload].join('\n');
};

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/;

/**
 * Why a request is not signed by this signer, as one of S3's codes; null: it is. By Amazon's description ("Signature Calculations
 * for the Authorization Header: Transferring Payload in a Single Chunk", Amazon S3 API Reference, AWS Signature Version 4),
 * independent of any client's code. `payload`: SHA-256 of the body.
 */
export const findSignatureFault = (request: SignedRequest, payload: string, signer: Signer): string | null => {
  const { headers } = request;
  const given = authorization.exec(headers.authorization ?? '');
  if (given === null) return 'AccessDenied';
  const [, id, day = '', region, service, names = '', signature = ''] = given;
  const moment = headers['x-amz-date'] ?? '';
  if (id !== signer.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== signer.region || service !== signer.service || !moment.startsWith(day)) return 'AuthorizationHeaderMalformed';
  const signed = names.split(';');
  const mustBe = Object.keys(headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (signed.join() !== signed.toSorted().join() || mustBe.some((name) => !signed.includes(name))) return 'AccessDenied';
  const claimed = headers['x-amz-content-sha256'];
  if (claimed !== undefined && claimed !== payload) return 'XAmzContentSHA256Mismatch';
  const scope = `${day}/${region}/${service}/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonicalRequest(request, signed, payload))].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${signer.secretAccessKey}`, day), signer.region), signer.service), 'aws4_request');
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch';
};
