import type { Role } from '@hazardguard/contract';
import { type APIRequestContext, type APIResponse, expect, request } from '@playwright/test';
import { xsrfHeader } from '../fixtures.ts';

/** An answer as it comes: its fields are checked where the contract is. */
export type Json = Awaited<ReturnType<APIResponse['json']>>;

/** One person's client of the API. */
export interface Caller {
  readonly role: Role;
  readonly request: APIRequestContext;
  /** JSON of a successful call; fails with what the server answered. */
  read(path: string): Promise<Json>;
  post(path: string, data?: object): Promise<Json>;
  put(path: string, data: object): Promise<Json>;
  /** A body that is no JSON. */
  send(path: string, type: string, data: string | Buffer): Promise<Json>;
}

/** Signed in through demo mode; with `place` as a person who is responsible for one place of the samples. */
export const openCaller = async (baseURL: string, role: Role, place = false): Promise<Caller> => {
  const client = await request.newContext({ baseURL });
  let token: Record<string, string> | undefined;
  const call = async (method: string, path: string, { type, data }: { type?: string; data?: object | string | Buffer } = {}) => {
    token ??= method === 'GET' ? undefined : await xsrfHeader(client);
    const headers = { ...token, ...(type === undefined ? {} : { 'content-type': type }) };
    const answer = await client.fetch(path, { method, ...(method === 'GET' ? {} : { headers }), ...(data === undefined ? {} : { data }) });
    const text = await answer.text();
    expect(answer.ok(), `${method} ${path} answers ${answer.status()}: ${text.slice(0, 500)}`).toBe(true);
    return text === '' ? undefined : (JSON.parse(text) as Json);
  };
  const caller: Caller = {
    role,
    request: client,
    read: (path) => call('GET', path),
    post: (path, data = {}) => call('POST', path, { data }),
    put: (path, data) => call('PUT', path, { data }),
    send: (path, type, data) => call('POST', path, { type, data }),
  };
  if (role !== 'public') {
    await caller.post('/api/session/demo', { role, ...(place ? { place } : {}) });
    // Signing in gives another token.
    token = undefined;
  }
  return caller;
};

/** Tries a call; what goes wrong is a fault of the fresh start, and the others are tried all the same. */
export type Attempt = (make: () => Promise<Json>) => Promise<Json>;

export const collectFaults =
  (faults: string[]): Attempt =>
  async (make) => {
    try {
      return await make();
    } catch (error) {
      faults.push((error as Error).message.split('\n')[0] ?? '');
      return undefined;
    }
  };
