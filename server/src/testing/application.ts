import type { Route } from '@hazardguard/contract';
import { cookieNames, errorBody, type SignedInRole, sessionRoutes, xsrfHeader } from '@hazardguard/contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect } from 'vitest';
import type { z } from 'zod';
import { type AppDeps, buildApp } from '../app.ts';
import { deriveVapidKeys } from '../platform/data-folder/vapid-key.ts';
import { readSettings, type Settings } from '../platform/env/env.ts';
import { createTestDatabase } from './postgres.ts';

export interface Asked {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answered<Body> {
  readonly status: number;
  readonly body: Body;
  readonly headers: LightMyRequestResponse['headers'];
  readonly text: string;
}

type AnswerOf<R extends Route> = R extends { readonly answer: infer Schema extends z.ZodType } ? z.output<Schema> : undefined;

const buildUrl = (route: Route, { params = {}, query = {} }: Asked): string => {
  const path = route.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])).toString();
  return search === '' ? path : `${path}?${search}`;
};

/** A browser of one person: keeps cookies, echoes the XSRF token, and checks every answer against the contract. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #app: () => FastifyInstance;
  constructor(app: () => FastifyInstance) {
    this.#app = app;
  }

  async raw(method: Route['method'] | 'HEAD', url: string, { body, headers = {} }: Asked = {}): Promise<LightMyRequestResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const token = this.cookies.get(cookieNames.xsrf);
    const text = typeof body === 'string' || Buffer.isBuffer(body);
    const answer = await this.#app().inject({
      method,
      url,
      headers: {
        host: 'localhost',
        ...(cookie ? { cookie } : {}),
        ...(token ? { [xsrfHeader]: token } : {}),
        ...(body === undefined ? {} : { 'content-type': text ? 'text/csv' : 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: text ? body : JSON.stringify(body) }),
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, encodeURIComponent(value));
    }
    return answer;
  }

  async #answer(route: Route, asked: Asked): Promise<Answered<unknown>> {
    const answer = await this.raw(route.method, buildUrl(route, asked), asked);
    const json = String(answer.headers['content-type'] ?? '').startsWith('application/json');
    return { status: answer.statusCode, body: json ? answer.json() : undefined, headers: answer.headers, text: answer.payload };
  }

  /** Expects success and an answer that matches the contract. */
  async call<const R extends Route>(route: R, asked: Asked = {}): Promise<Answered<AnswerOf<R>>> {
    const answer = await this.#answer(route, asked);
    expect(answer.status, `${route.method} ${route.path}: ${answer.text.slice(0, 500)}`).toBe(route.status);
    if (route.answer) expect(route.answer.parse(answer.body)).toEqual(answer.body);
    return answer as Answered<AnswerOf<R>>;
  }

  /** Expects a refusal in the contract's form. */
  async refused(route: Route, asked: Asked = {}) {
    const answer = await this.#answer(route, asked);
    expect(answer.status, answer.text.slice(0, 500)).toBeGreaterThanOrEqual(400);
    const body = errorBody.parse(answer.body);
    expect(body.error.requestId).toBe(answer.headers['x-request-id']);
    return { status: answer.status, headers: answer.headers, ...body.error };
  }

  async signInAs(role: SignedInRole): Promise<this> {
    await this.call(sessionRoutes.read);
    await this.call(sessionRoutes.signInDemo, { body: { role } });
    return this;
  }
}

export interface TestApplication {
  readonly app: FastifyInstance;
  readonly database: AppDeps['database'];
  visitor(): Visitor;
  as(role: SignedInRole): Promise<Visitor>;
}

interface Options {
  /** A function is called when the application starts: for addresses known only then. */
  readonly settings?: Partial<Settings> | (() => Partial<Settings>);
  readonly prepare?: (database: AppDeps['database']) => Promise<void>;
  readonly webFolder?: string;
  readonly logStream?: AppDeps['logStream'];
}

/** A key pair of no installation. */
export const testVapidKey = 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94';

/** Demo mode, no provider called, no background job, nothing logged; each test file has its own database. */
export const testSettings = (given: Partial<Settings> = {}): Settings => ({
  ...readSettings({ HAZARDGUARD_MODE: 'demo', LOG_LEVEL: 'silent', WEATHER_PROVIDER: 'none', STANDING_FOOTPRINTS: 'off', DELIVERY: 'off' }),
  rateLimits: { perMinute: 1_000_000, entriesPerMinute: 1_000_000, placeSearchesPerMinute: 1_000_000 },
  ...given,
});

/** Call once at the top of a test file: the whole application on its own database. */
export const useApplication = ({ settings, prepare, webFolder, logStream }: Options = {}): (() => TestApplication) => {
  let made: TestApplication | undefined;
  let end: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const { database, drop } = await createTestDatabase();
    await prepare?.(database);
    const vapidKeys = deriveVapidKeys(testVapidKey);
    const app = await buildApp({
      settings: testSettings(typeof settings === 'function' ? settings() : settings),
      database,
      secret: 'only for tests: 0123456789abcdef0123456789abcdef',
      ...(vapidKeys ? { vapidKeys } : {}),
      webFolder: webFolder ?? '/nonexistent',
      ...(logStream ? { logStream } : {}),
    });
    await app.ready();
    const visitor = () => new Visitor(() => app);
    made = { app, database, visitor, as: (role) => visitor().signInAs(role) };
    end = async () => {
      await app.close();
      await drop();
    };
  });
  afterAll(() => end?.());
  return () => {
    if (made === undefined) throw new Error('The application exists only inside tests and hooks that follow useApplication()');
    return made;
  };
};
