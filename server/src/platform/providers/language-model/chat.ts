import { chatTemperature } from '@hazardguard/contract';
import { z } from 'zod';
import type { Settings } from '../../env/env.ts';
import { eventsOf } from './server-sent-events.ts';

type ModelSettings = NonNullable<Settings['assistant']>;

export interface ChatRequest {
  readonly settings: ModelSettings;
  /** The instructions; never user input or records. */
  readonly rules: string;
  /** The one user message. */
  readonly message: string;
  /** Aborted by the caller. */
  readonly signal: AbortSignal;
}

/** Why there is no answer, for the log: never the key, the question or the vendor's own text. */
export class ModelError extends Error {}

/** Most tokens of the answer; some four characters each. */
const maxTokens = 1_500;
/** A whole answer with its JSON; streamed, each word comes with some 300 bytes of it. */
const maxBytes = 2 * 1024 * 1024;

const whole = z.object({ choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1) });
const piece = z.object({ choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }) })) });

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelError('the answer is not JSON');
  }
};

async function* boundedText(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new ModelError('the answer is too large');
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

async function* streamed(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  for await (const data of eventsOf(boundedText(body))) {
    if (data === '[DONE]') return;
    const read = piece.safeParse(readJson(data));
    if (!read.success) throw new ModelError('a piece of the answer has no choices[0].delta');
    // The last piece of some servers has token counts and no choices.
    const text = read.data.choices[0]?.delta.content;
    if (text) yield text;
  }
  throw new ModelError('the answer broke off');
}

async function* atOnce(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let text = '';
  for await (const part of boundedText(body)) text += part;
  const read = whole.safeParse(readJson(text));
  if (!read.success) throw new ModelError('the answer has no choices[0].message');
  yield read.data.choices[0]?.message.content ?? '';
}

const post = ({ settings, rules, message }: ChatRequest, signal: AbortSignal): Promise<Response> =>
  fetch(`${settings.url}/chat/completions`, {
    method: 'POST',
    signal,
    // Only the configured address is called: the key does not follow a redirect.
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json',
      'user-agent': 'HazardGuard',
      ...(settings.key === null ? {} : { authorization: `Bearer ${settings.key}` }),
    },
    body: JSON.stringify({
      model: settings.model,
      temperature: chatTemperature,
      max_tokens: maxTokens,
      stream: true,
      messages: [
        { role: 'system', content: rules },
        { role: 'user', content: message },
      ],
    }),
  });

const toModelError = (error: unknown, deadline: AbortSignal): ModelError => {
  if (error instanceof ModelError) return error;
  if (deadline.aborted) return new ModelError('no complete answer in time');
  if (error instanceof TypeError && error.message.includes('encoded')) return new ModelError('the answer is not UTF-8');
  return new ModelError('the language model cannot be reached');
};

async function* withGuards(pieces: AsyncGenerator<string>, deadline: AbortSignal): AsyncGenerator<string> {
  try {
    yield* pieces;
  } catch (error) {
    throw toModelError(error, deadline);
  }
}

/**
 * One request to a server of the OpenAI chat protocol. Resolves when the server has begun to answer; the pieces of
 * `choices[0].message` follow, in one where the server does not stream. Limited in time and size; never retried.
 */
export const askModel = async (request: ChatRequest): Promise<AsyncGenerator<string>> => {
  const deadline = AbortSignal.timeout(request.settings.timeoutMs);
  const signal = AbortSignal.any([deadline, request.signal]);
  try {
    const response = await post(request, signal);
    if (!response.ok || response.body === null) {
      await response.body?.cancel();
      throw new ModelError(`the language model answered with status ${response.status}`);
    }
    const streams = response.headers.get('content-type')?.includes('text/event-stream') ?? false;
    return withGuards(streams ? streamed(response.body) : atOnce(response.body), deadline);
  } catch (error) {
    throw toModelError(error, deadline);
  }
};
