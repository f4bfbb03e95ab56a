import { cookieNames, xsrfHeader } from '@hazardguard/contract';
import { toApiProblem, unreachable } from './api-problem.ts';
import { checkConnection } from './connection.ts';
import { waitForSignIn } from './session-end.ts';

/** The XSRF-TOKEN cookie, which every changing request echoes in its header. */
export const xsrfToken = (cookies: string): string | undefined => {
  const pair = cookies.split('; ').find((entry) => entry.startsWith(`${cookieNames.xsrf}=`));
  return pair === undefined ? undefined : decodeURIComponent(pair.slice(cookieNames.xsrf.length + 1));
};

/** A longer call may be waiting for a server that cannot work: a probe finds out. */
const slowMs = 6_000;

const changesData = (method: string): boolean => !['GET', 'HEAD', 'OPTIONS'].includes(method.toUpperCase());

/** Reading the session makes the server set the cookie. */
const renewToken = async (): Promise<void> => {
  await fetch('/api/session', { credentials: 'same-origin', headers: { accept: 'application/json' } });
};

const withToken = (request: Request): Request => {
  const token = xsrfToken(document.cookie);
  if (token !== undefined) request.headers.set(xsrfHeader, token);
  return request;
};

const isRefusedAs = async (response: Response, status: number, code: string): Promise<boolean> => {
  if (response.status !== status) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return toApiProblem(response, body).code === code;
};

/**
 * fetch with the XSRF token. A refused token (the cookie expired) changed nothing on the server, so the request is repeated once
 * with a new one.
 */
const sendOnce = async (request: Request): Promise<Response> => {
  const slow = setTimeout(checkConnection, slowMs);
  try {
    if (!changesData(request.method)) return await fetch(request);
    if (xsrfToken(document.cookie) === undefined) await renewToken();
    const again = request.clone();
    const response = await fetch(withToken(request));
    if (!(await isRefusedAs(response, 403, 'bad-xsrf-token'))) return response;
    await renewToken();
    return await fetch(withToken(again));
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw unreachable(error);
  } finally {
    clearTimeout(slow);
  }
};

/** The same; a call after the session has expired waits until its person has signed in again, and is then made. */
export const send = async (request: Request): Promise<Response> => {
  const again = request.clone();
  const response = await sendOnce(request);
  if (!(await isRefusedAs(response, 401, 'not-signed-in'))) return response;
  return (await waitForSignIn()) ? sendOnce(again) : response;
};
