import { ApiError } from '@hazardguard/contract';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../env/env.ts';
import { toApiError } from '../http/error-answer.ts';
import { findForeignOrigin } from '../http/xsrf.ts';
import { type PageAnswer, type PageRequest, problemPage, sendPage, toView } from './serve-page.ts';

/** The fields of a form; of repeated fields, the first. */
export type FormFields = Readonly<Record<string, string>>;

export interface FormRequest extends PageRequest {
  readonly form: FormFields;
}

/** A page, or a redirect; after a change always a redirect, so that going back or reloading repeats nothing. */
export type FormAnswer = PageAnswer | { readonly goTo: string };

export interface FormOptions {
  /** Also from other sites and from no page at all: mail programs call the unsubscribe link (RFC 8058). */
  readonly fromAnywhere?: boolean;
}

const bodyLimit = 16 * 1024;

const parseFields = (body: string): FormFields => {
  const fields: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(body)) fields[name] ??= value.slice(0, 2_000);
  return fields;
};

/**
 * The target of a form, without script. These pages have no session and set no cookie: the form itself contains what authorises
 * the change, so another site can abuse nothing. The origin is checked nevertheless, by what the browser sends (OWASP, Cross-Site
 * Request Forgery Prevention, "Fetch Metadata").
 */
export const serveForm = (
  app: FastifyInstance,
  { mode, publicUrl }: Pick<Settings, 'mode' | 'publicUrl'>,
  path: string,
  answer: (asked: FormRequest) => Promise<FormAnswer>,
  { fromAnywhere = false }: FormOptions = {},
): void => {
  const publicOrigin = publicUrl === null ? null : new URL(publicUrl).origin;
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.route({
      method: 'POST',
      url: path.toLowerCase(),
      config: { permission: 'public', rateLimit: { allowList: [] } },
      handler: async (request, reply) => {
        const foreign = findForeignOrigin(request, publicOrigin) !== null || request.headers['sec-fetch-site'] === 'cross-site';
        if (foreign && !fromAnywhere) throw new ApiError('bad-xsrf-token', 'The form comes from another site');
        const view = toView(request, path, mode);
        const answered = await answer({ view, request, reply, form: parseFields(typeof request.body === 'string' ? request.body : '') });
        if ('page' in answered) return sendPage(request, reply, answered, view);
        return reply.header('cache-control', 'no-store').redirect(answered.goTo, 303);
      },
      errorHandler: async (failure, request, reply) => {
        const error = toApiError(failure, request);
        const view = toView(request, path, mode);
        await sendPage(request, reply, { page: problemPage(error, view, request.id), status: error.status, freshS: 0 }, view);
      },
    });
  });
};
