import { cookieNames, type SignedInRole, signedInRoles, xsrfHeader } from '@hazardguard/contract';
import fc from 'fast-check';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type AnswerCheck, makeAnswerCheck } from './answer-check.ts';
import { callArbitrary, type FuzzCall } from './call.ts';
import { type KnownValues, makeKnownValues } from './known-values.ts';
import { listOperations, type OpenApi, type Operation } from './operations.ts';

export interface Finding {
  readonly operation: string;
  readonly problem: string;
  readonly as: string;
  readonly call: string;
  readonly answer: string;
}

export interface FuzzReport {
  readonly calls: number;
  readonly operations: number;
  /** Successful calls, by operation. */
  readonly accepted: ReadonlyMap<string, number>;
  readonly findings: readonly Finding[];
}

interface FuzzAsked {
  readonly app: FastifyInstance;
  readonly document: OpenApi;
  readonly seed: number;
  /** Calls per operation, valid and invalid. */
  readonly runs: { readonly fitting: number; readonly hostile: number };
  /** Values by name that a client would know from elsewhere. */
  readonly known: Readonly<Record<string, readonly unknown[]>>;
  readonly signal?: AbortSignal;
}

/** A call without an answer within this time is a finding, ms. */
const patienceMs = 20_000;

type Who = SignedInRole | 'public';

class Client {
  readonly #app: FastifyInstance;
  readonly #cookies = new Map<string, string>();
  readonly #who: Who;
  constructor(app: FastifyInstance, who: Who) {
    this.#app = app;
    this.#who = who;
  }

  async ask(call: FuzzCall, stream = false): Promise<LightMyRequestResponse> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const token = this.#cookies.get(cookieNames.xsrf);
    const answer = await this.#app.inject({
      method: call.method,
      url: call.url,
      headers: { host: 'localhost', ...(cookie ? { cookie } : {}), ...(token ? { [xsrfHeader]: token } : {}), ...call.headers },
      ...(call.payload === undefined ? {} : { payload: call.payload }),
      payloadAsStream: stream,
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) this.#cookies.delete(name);
      else this.#cookies.set(name, encodeURIComponent(value));
    }
    return answer;
  }

  async signIn(): Promise<void> {
    this.#cookies.clear();
    await this.ask({ method: 'GET', url: '/api/session', headers: {} });
    if (this.#who === 'public') return;
    const payload = JSON.stringify({ role: this.#who });
    await this.ask({ method: 'POST', url: '/api/session/demo', headers: { 'content-type': 'application/json' }, payload });
  }
}

const formatCall = ({ method, url, headers, payload }: FuzzCall): string =>
  `${method} ${url.slice(0, 300)} ${JSON.stringify(headers)} ${String(payload ?? '').slice(0, 600)}`;

/** Usually a person with the permission, so that calls get past the gate; else anybody. */
const selectWho = (operation: Operation, index: number): Who => {
  const others: readonly Who[] = ['public', ...signedInRoles];
  if (operation['x-permission'] === 'public') return index % 2 === 0 ? 'public' : 'admin';
  return index % 4 === 3 ? (others[index % others.length] ?? 'public') : 'admin';
};

const withTimeout = async <T>(work: Promise<T>): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Calls one operation many times; findings and learnt values go into the report and the known values. */
const fuzzOperation = async (
  operation: Operation,
  calls: readonly FuzzCall[],
  clients: ReadonlyMap<Who, Client>,
  judge: AnswerCheck,
  known: KnownValues,
): Promise<{ readonly accepted: number; readonly findings: readonly Finding[] }> => {
  const findings: Finding[] = [];
  let accepted = 0;
  const events = Object.values(operation.responses).some(({ content }) => content?.['text/event-stream'] !== undefined);
  for (const [index, call] of calls.entries()) {
    const who = selectWho(operation, index);
    const client = clients.get(who);
    if (client === undefined) continue;
    const find = (problem: string, answer: string): void => {
      findings.push({ operation: operation.operationId, problem, as: who, call: formatCall(call), answer: answer.slice(0, 400) });
    };
    try {
      const answer = await withTimeout(client.ask(call, events));
      if (answer === undefined) {
        find(`no answer within ${patienceMs / 1000} s`, '');
        continue;
      }
      if (events) {
        // A stream has no end: only its beginning is checked.
        answer.stream().destroy();
        if (answer.statusCode === 200) accepted++;
        else if (answer.statusCode >= 500) find(`the status ${answer.statusCode} of a stream`, '');
        continue;
      }
      const problem = judge(operation, answer);
      if (problem !== null) find(problem, answer.payload);
      if (answer.statusCode < 300) {
        accepted++;
        if (String(answer.headers['content-type']).startsWith('application/json')) known.learn(operation.path, answer.json());
      }
      // A call may have ended the session or the account: the next one needs a new session.
      if (answer.statusCode === 401 || (answer.statusCode < 300 && /session|account/.test(operation.path))) await client.signIn();
    } catch (error) {
      find(`the call could not be made: ${error instanceof Error ? error.message : String(error)}`, '');
    }
  }
  return { accepted, findings };
};

/**
 * Calls every operation of an OpenAPI document with valid values, with the ends of their ranges, and with hostile ones, in the
 * order list – create – change – end, with the ids from earlier answers. Each answer is checked against the document: no server
 * error, and no undocumented status or body. The same seed makes the same calls, as far as the answers are the same.
 */
export const fuzzApi = async ({ app, document, seed, runs, known: given, signal }: FuzzAsked): Promise<FuzzReport> => {
  const operations = listOperations(document);
  const judge = makeAnswerCheck(document);
  const known = makeKnownValues(given);
  const clients = new Map<Who, Client>();
  for (const who of ['public', ...signedInRoles] as const) {
    const client = new Client(app, who);
    await client.signIn();
    clients.set(who, client);
  }
  const accepted = new Map<string, number>();
  const findings: Finding[] = [];
  let calls = 0;
  for (const [index, operation] of operations.entries()) {
    if (signal?.aborted) break;
    const draw = (hostile: boolean, numRuns: number) =>
      fc.sample(callArbitrary(operation, document.components.schemas, known, hostile), { seed: seed + index, numRuns });
    const drawn = [...draw(false, runs.fitting), ...draw(true, runs.hostile)];
    const found = await fuzzOperation(operation, drawn, clients, judge, known);
    calls += drawn.length;
    accepted.set(operation.operationId, found.accepted);
    findings.push(...found.findings);
  }
  return { calls, operations: operations.length, accepted, findings };
};
