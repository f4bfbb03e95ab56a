import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { BrowserContext } from '@playwright/test';
import { expect } from './fixtures.ts';

interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** What the program prints when it is ready. */
interface ServerAddress {
  readonly origin: string;
  /** GET: what the receivers of the channels got; POST: lets half a minute pass for the detector. */
  readonly received: string;
  readonly site: Place;
  readonly drafter: Person;
  readonly approver: Person;
  readonly leak: {
    readonly cas: string;
    readonly wind: { readonly windSpeedMs: number; readonly windFromDeg: number; readonly temperatureC: number };
    readonly sensors: readonly (Place & { readonly code: string; readonly value: number })[];
  };
}

/** What each receiver got, in the form of its protocol. */
export interface Received {
  readonly email: readonly { readonly to: string; readonly text: string }[];
  readonly sms: readonly { readonly to: string; readonly text: string; readonly id: string }[];
  readonly push: readonly { readonly title: string; readonly body: string }[];
  readonly webhook: readonly { readonly id: string; readonly body: unknown }[];
  readonly mqtt: readonly { readonly topic: string; readonly payload: unknown }[];
}

export interface JourneyServer extends ServerAddress {
  stop(): Promise<void>;
}

const firstLine = async ({ stdout }: ChildProcess): Promise<string> => {
  let text = '';
  for await (const chunk of stdout ?? []) {
    text += String(chunk);
    const end = text.indexOf('\n');
    if (end !== -1) return text.slice(0, end);
  }
  throw new Error(`The journey's server ended before it was ready: ${text}`);
};

/** A server in live mode for one journey alone, with a mail server, an SMS gateway, a push service, a webhook receiver and a broker. */
export const startJourneyServer = async (): Promise<JourneyServer> => {
  const child = spawn(process.execPath, ['../server/src/testing/journey-server.ts'], {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const serverAddress = JSON.parse(await firstLine(child)) as ServerAddress;
  return {
    ...serverAddress,
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
};

/** A call of this server that changes something, in the session of a browser; it fails the journey when it is refused. */
export const postAt =
  ({ origin }: Pick<JourneyServer, 'origin'>, context: BrowserContext) =>
  async (path: string, data: object) => {
    const { request } = context;
    await request.get(`${origin}/api/session`);
    const { value = '' } = (await context.cookies(origin)).find(({ name }) => name === 'XSRF-TOKEN') ?? {};
    const answer = await request.post(origin + path, { headers: { 'X-XSRF-TOKEN': decodeURIComponent(value) }, data });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };

/** Signs a person in; returns how this person changes something. */
export const signInAt = async (server: JourneyServer, context: BrowserContext, { email, password }: Omit<Person, 'name'>) => {
  const post = postAt(server, context);
  await post('/api/session', { email, password });
  return post;
};
