import { setTimeout as pause } from 'node:timers/promises';
import { readBounded } from '../../streams/read-bounded.ts';
import { ProviderError } from './provider.ts';

/** Vendors answer with one to three kilobytes; a megabyte is not weather. */
const maxBytes = 256 * 1024;
const retryAfterMs = 200;

export interface JsonRequest {
  readonly url: URL;
  /** The vendor's name, for messages. */
  readonly title: string;
  readonly timeoutMs: number;
}

const tryFetch = async ({ url, title }: JsonRequest, signal: AbortSignal): Promise<unknown> => {
  const response = await fetch(url, {
    signal,
    redirect: 'error',
    headers: { accept: 'application/json', 'user-agent': 'HazardGuard' },
  });
  if (response.status === 401 || response.status === 403) {
    throw new ProviderError('refused', `${title} refused the request (status ${response.status}); check the key and its plan.`);
  }
  if (response.status === 429) throw new ProviderError('refused', `${title} receives too many requests (status 429).`);
  if (!response.ok) throw new ProviderError('unreachable', `${title} answered with status ${response.status}.`);
  const tooLarge = (): Error => new ProviderError('too-large', `${title} sent more than ${maxBytes / 1024} kB.`);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(await readBounded(response.body, maxBytes, tooLarge));
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderError('garbage', `${title} answered with something that is not JSON.`);
  }
};

const asProviderError = (error: unknown, request: JsonRequest, deadline: AbortSignal): ProviderError => {
  if (error instanceof ProviderError) return error;
  if (deadline.aborted) return new ProviderError('timeout', `${request.title} did not answer within ${request.timeoutMs / 1000} s.`);
  if (error instanceof TypeError && error.message.includes('encoded')) {
    return new ProviderError('garbage', `${request.title} answered with text that is not UTF-8.`);
  }
  return new ProviderError('unreachable', `${request.title} cannot be reached.`);
};

/**
 * One JSON document from a vendor: limited in time (connection and body together) and size. A broken connection or a server error
 * is retried once within the same time; a refusal or an invalid answer is not.
 */
export const fetchJson = async (request: JsonRequest): Promise<unknown> => {
  const deadline = AbortSignal.timeout(request.timeoutMs);
  try {
    return await tryFetch(request, deadline);
  } catch (error) {
    const failure = asProviderError(error, request, deadline);
    if (failure.failure !== 'unreachable') throw failure;
  }
  try {
    await pause(retryAfterMs, undefined, { signal: deadline });
    return await tryFetch(request, deadline);
  } catch (error) {
    throw asProviderError(error, request, deadline);
  }
};
