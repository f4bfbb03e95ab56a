import { type FireFailure, type FireInput, readFires } from '@hazardguard/contract';
import { readBounded } from '../../streams/read-bounded.ts';
import { type Position, ProviderError, type ProviderFailure } from '../weather/provider.ts';

/** A few kilometres around a site have few detections: a row has some 100 bytes. */
const maxBytes = 1024 * 1024;
const title = 'NASA FIRMS';
const product = 'VIIRS_SNPP_NRT';
/** Farther than any pixel of VIIRS and its margin reach, degrees of latitude: 5.6 km. */
const halfBoxDeg = 0.05;

const kindByCode: Readonly<Record<Exclude<FireFailure['code'], 'unread' | 'not-recorded'>, ProviderFailure>> = {
  refused: 'refused',
  status: 'refused',
  timeout: 'timeout',
  unreachable: 'unreachable',
  'too-large': 'too-large',
};
type CallFailure = FireFailure & { readonly code: keyof typeof kindByCode };

/** A failed call: a sentence for logs, a code and values for screens. Neither contains the key. */
export class FirmsError extends ProviderError {
  readonly said: CallFailure;
  constructor(said: CallFailure, sentence: string) {
    super(kindByCode[said.code], `${title} ${sentence}`);
    this.said = said;
  }
}

export interface FirmsRequest {
  readonly url: string;
  /** Part of the call's address; in no error and no log. */
  readonly key: string;
  readonly site: Position;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
}

export interface FirmsAnswer {
  readonly fires: readonly FireInput[];
  /** Invalid rows of the answer. */
  readonly unread: number;
}

/** 'west,south,east,north' in degrees, the service's form of an area. */
export const formatBox = ({ latitude, longitude }: Position): string => {
  const wide = halfBoxDeg / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  const within = (value: number, most: number): string => Math.min(most, Math.max(-most, value)).toFixed(4);
  return [
    within(longitude - wide, 180),
    within(latitude - halfBoxDeg, 90),
    within(longitude + wide, 180),
    within(latitude + halfBoxDeg, 90),
  ].join(',');
};

const tooLarge = (): Error => new FirmsError({ code: 'too-large', mostKb: maxBytes / 1024 }, `sent more than ${maxBytes / 1024} kB.`);

/** Refusals are a line of text, such as 'Invalid MAP_KEY.', with various statuses. */
const toFirmsError = (text: string, { key }: FirmsRequest, status: number): FirmsError => {
  const said = (text.split('\n')[0] ?? '').replaceAll(key, '…').trim().slice(0, 100);
  return said === ''
    ? new FirmsError({ code: 'status', status }, `answered with status ${status}.`)
    : new FirmsError({ code: 'refused', said }, `refused: ${said}`);
};

const ask = async (request: FirmsRequest): Promise<FirmsAnswer> => {
  const { url, key, site, timeoutMs, signal } = request;
  const response = await fetch(`${url}/api/area/csv/${encodeURIComponent(key)}/${product}/${formatBox(site)}/1`, {
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    redirect: 'error',
    headers: { accept: 'text/csv', 'user-agent': 'HazardGuard' },
  });
  const text = (await readBounded(response.body, maxBytes, tooLarge)).toString('utf8');
  if (!response.ok || text.trim() === '') throw toFirmsError(text, request, response.status);
  const read = readFires(text);
  // A header without rows: no detections.
  if ('refused' in read) {
    if (read.refused === 'empty') return { fires: [], unread: 0 };
    throw toFirmsError(text, request, response.status);
  }
  return {
    fires: read.fires.map(({ powerMw, pixelM, ...fire }) => ({ ...fire, powerMw: powerMw ?? null, pixelM: pixelM ?? null })),
    unread: read.mistakes.length,
  };
};

/** The detections of VIIRS on Suomi NPP around a site, today and yesterday. Throws a `FirmsError`. */
export const askFirms = async (request: FirmsRequest): Promise<FirmsAnswer> => {
  try {
    return await ask(request);
  } catch (error) {
    if (error instanceof FirmsError || request.signal.aborted) throw error;
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new FirmsError({ code: 'timeout', waitedS: request.timeoutMs / 1000 }, `did not answer within ${request.timeoutMs / 1000} s.`);
    throw new FirmsError({ code: 'unreachable' }, 'cannot be reached.');
  }
};
