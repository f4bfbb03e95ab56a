import createClient from 'openapi-fetch';
import type { paths } from './api.gen.ts';
import { problemOf } from './api-problem.ts';
import { send } from './http.ts';

/** The API, typed by the generated description. Pass its calls through `answerOf`. */
export const api = createClient<paths>({ baseUrl: '/', fetch: send, credentials: 'same-origin' });

interface Outcome<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/** The answer's body, or an ApiProblem thrown: `await answerOf(api.GET('/api/system'))`. */
export const answerOf = async <Data>(call: Promise<Outcome<Data>>): Promise<NonNullable<Data>> => {
  const { data, error, response } = await call;
  if (!response.ok) throw problemOf(response, error);
  return data as NonNullable<Data>;
};

/** For calls answered without a body (204). */
export const doneOf = async (call: Promise<Outcome<unknown>>): Promise<void> => {
  const { error, response } = await call;
  if (!response.ok) throw problemOf(response, error);
};
