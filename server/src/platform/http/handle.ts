import { Readable } from 'node:stream';
import {
  type Account,
  ApiError,
  deviceTimeHeader,
  idempotencyHeader,
  isAllowed,
  isoMoment,
  permissions,
  type Route,
  tableFileTypes,
} from '@hazardguard/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { type Actor, runAsActor } from '../db/audit/actor.ts';
import { listOpenedSites } from '../db/scope/opened-sites.ts';
import { bindStream, runAsViewer, type Viewer } from '../db/scope/row-scope.ts';
import { readSessionCookie } from './gate.ts';
import type { Made } from './idempotency.ts';
import { toInputProblem } from './input-problem.ts';
import { JsonRows } from './json-rows.ts';
import { replayAnswer } from './replay-answer.ts';
import { requireRowInScope } from './scope-gate.ts';

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Part<R, Key extends string> = R extends { readonly [K in Key]: infer Schema } ? Parsed<Schema> : undefined;

/** A call as its handler receives it: checked and typed by the contract. */
export interface Call<R extends Route> {
  readonly params: Part<R, 'params'>;
  readonly query: Part<R, 'query'>;
  /** Raw bodies (CSV, pictures) arrive as a stream. */
  readonly body: R extends { readonly rawBody: string } ? Readable : Part<R, 'body'>;
  readonly account: R['permission'] extends 'public' ? Account | null : Account;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** An answer that is JSON text already. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Answer<R extends Route> = R extends { readonly answer: infer Schema }
  ? Parsed<Schema> | JsonText | (Parsed<Schema> extends readonly (infer Row)[] ? JsonRows<Row> : never)
  : R extends { readonly answerType: string }
    ? Readable
    : undefined;

export type Handler<R extends Route> = (call: Call<R>) => Promise<Answer<R>> | Answer<R>;

const checkInput: FastifySchemaCompiler<unknown> = ({ schema }) => {
  const { safeParse } = schema as z.ZodType;
  return (given: unknown) => {
    const read = safeParse(given);
    return read.success ? { value: read.data } : { error: toInputProblem(read.error, given) };
  };
};

/** A clock without power starts in 1970. */
const deviceTime = isoMoment.transform((given) => new Date(given)).refine((moment) => moment.getTime() >= 0);

/** When the person acted, by the device's clock. However far it differs from the server's clock, it is only kept beside that. */
const readDeviceTime = (route: Route, { headers }: FastifyRequest): string | undefined => {
  const given = headers[deviceTimeHeader];
  if (route.queued !== true || given === undefined) return undefined;
  const read = deviceTime.safeParse(given);
  if (!read.success)
    throw new ApiError('invalid-input', `${deviceTimeHeader} must be a moment since 1970, such as 2026-11-26T03:12:00+05:30`);
  return read.data.toISOString();
};

const toActor = (route: Route, request: FastifyRequest): Actor => {
  const { account } = request;
  const kind = account !== null ? 'person' : route.machine ? 'machine' : 'public';
  const person = { id: account?.id ?? null, name: account?.name ?? null, role: account?.role ?? null };
  return { kind, ...person, request: request.id, call: route.id, deviceAt: readDeviceTime(route, request) };
};

/** The viewer a call reads and writes with. */
const toViewer = ({ id, scope }: Account, { opened }: FastifyRequest): Viewer => ({ id, scope, opened });

/** Whether an answer may hold rows of a site that an incident opens to the caller: each such reading is recorded. */
const readsOpened = ({ scope }: Route, { opened, params }: FastifyRequest): boolean => {
  if (opened.length === 0 || typeof scope === 'string' || scope.of !== 'industry') return opened.length > 0;
  return opened.includes((params as { readonly id: number }).id);
};

/** Calls whose first answer a repeated call with the same key gets. */
const isRepeatable = ({ method, status, permission, queued }: Route): boolean =>
  permission !== 'public' && (queued === true || (method === 'POST' && status === 201));

/** The type and length of a raw body, which is read only once. */
const describeRawBody = ({ headers }: FastifyRequest): unknown => [headers['content-type'], headers['content-length']];

const isSafe = (route: Route): boolean => route.method === 'GET';

/** Allowed before two-factor authentication is set up; the same permission opens the live stream and statements, which return rows. */
const isOwnAccountRoute = ({ permission, scope }: Route): boolean => permission === 'account.own' && scope === 'own';

/** Checks account, origin and permission before the body is read. Refuses unless the permission table allows the call. */
const requireAccess = async (app: FastifyInstance, route: Route, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  request.opened = [];
  if (route.permission === 'public' && (isSafe(route) || route.machine)) return;
  const { auth, xsrf } = app.gate;
  const cookie = readSessionCookie(app, request);
  const known = await auth.recognise(cookie);
  request.account = known?.account ?? null;
  if (route.opened && request.account !== null) request.opened = await listOpenedSites(app.gate.database, request.account);
  if (route.permission !== 'public') {
    if (request.account === null) throw new ApiError('not-signed-in', 'Sign in to do this');
    if (!isAllowed(request.account.role, route.permission)) throw new ApiError('forbidden', 'Your role does not allow this');
    if (known?.owesSecondFactor && !isOwnAccountRoute(route)) {
      throw new ApiError('second-factor-due', 'Set up the second step of signing in first, on the page of your account');
    }
  }
  if (!isSafe(route)) xsrf.check(request, reply, request.account === null ? undefined : cookie);
};

const send = (route: Route, reply: FastifyReply, answer: unknown): FastifyReply => {
  // A handler may have set another status (a health check that fails).
  if (reply.statusCode === 200) reply.code(route.status);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  if (answer === undefined) return reply.send();
  // The handler sets the type that was asked for.
  if (route.answerType === tableFileTypes) return reply.send(answer);
  if (route.answerType?.startsWith('text/')) return reply.type(`${route.answerType}; charset=utf-8`).send(answer);
  if (route.answerType?.startsWith('image/*')) return reply.send(answer);
  if (route.answerType) return reply.type(route.answerType).send(answer);
  const json = answer instanceof Readable ? answer : answer instanceof JsonText ? answer.text : JSON.stringify(answer);
  return reply.type('application/json; charset=utf-8').send(json);
};

/** A stream is read with the caller's scope while it is sent. */
const bindAnswer = async (answer: unknown): Promise<unknown> => {
  const given = answer instanceof JsonRows ? await answer.open() : answer;
  if (given instanceof Readable) bindStream(given);
  return given;
};

/**
 * Registers a route of the contract. Input is validated; answers are typed, and tests validate every answer against its schema
 * (doing that at run time costs more than the answer: measured 3.5× on 100 rows).
 */
export const handle = <const R extends Route>(app: FastifyInstance, route: R, handler: Handler<R>): void => {
  if (route.permission !== 'public' && !(route.permission in permissions)) {
    throw new Error(`Route ${route.method} ${route.path} names no permission of contract/src/wire/roles.ts`);
  }
  const findKey = ({ account, headers }: FastifyRequest) =>
    account !== null && isRepeatable(route) ? headers[idempotencyHeader] : undefined;
  const checkScope = (request: FastifyRequest) => requireRowInScope(app.gate.database, route, request);
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { params, query, body, account } = request;
    // The framework reads no body without a media type.
    if (route.rawBody !== undefined && body === undefined) {
      throw new ApiError('unsupported-media-type', `This call reads a body of the type ${route.rawBody}`);
    }
    const key = findKey(request);
    const act = async () => {
      if (key !== undefined) await checkScope(request);
      const answered = await bindAnswer(await handler({ params, query, body, account, request, reply } as Call<R>));
      // Before the answer leaves: without the audit entry it is not sent.
      const reads = route.reads ?? (readsOpened(route, request) ? 'incident-site' : undefined);
      if (reads !== undefined) await app.gate.readings.note({ route, reads, request });
      return answered;
    };
    const seen = () => (account === null || route.scope === 'published' ? act() : runAsViewer(toViewer(account, request), act));
    const actor = toActor(route, request);
    const run = () => runAsActor(actor, seen);
    if (account === null || key === undefined) return send(route, reply, await run());
    const given = route.rawBody === undefined ? body : describeRawBody(request);
    const claim = { account, key, call: `${route.method} ${request.url}`, body: given, request: request.id };
    const again = (made: readonly Made[]) => replayAnswer(app, route, request, made);
    return send(route, reply, await app.gate.idempotency.once<unknown>(claim, { run, replayAnswer: again }));
  };
  const register = (scope: FastifyInstance): void => {
    scope.route({
      method: route.method,
      url: route.path,
      config: { permission: route.permission },
      ...(route.bodyBytes === undefined ? {} : { bodyLimit: route.bodyBytes }),
      schema: {
        ...(route.params ? { params: route.params } : {}),
        ...(route.query ? { querystring: route.query } : {}),
        ...(route.body ? { body: route.body } : {}),
      },
      validatorCompiler: checkInput,
      onRequest: (request, reply) => requireAccess(app, route, request, reply),
      preValidation: async (request) => {
        const { account } = request;
        // A repeated call gets its first answer although the row is gone since: only what runs is checked, immediately before.
        if (account !== null && findKey(request) === undefined) await runAsViewer(toViewer(account, request), () => checkScope(request));
      },
      handler: answer,
    });
  };
  const { rawBody } = route;
  if (rawBody === undefined) {
    register(app);
    return;
  }
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const types = {
      'application/octet-stream': 'application/octet-stream',
      'text/csv': 'text/csv',
      'application/json': 'application/json',
      'image/*': /^image\//,
      'image/*, application/pdf': /^(image\/|application\/pdf\b)/,
      'application/x-ndjson, application/senml+json, text/csv': [
        'application/x-ndjson',
        'application/json',
        'application/senml+json',
        'text/csv',
      ],
    };
    scope.addContentTypeParser(types[rawBody], (_request, payload, done) => done(null, payload));
    register(scope);
  });
};
