import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request, as in the real protocol. */
export interface SentChat {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: {
    readonly model: string;
    readonly temperature: number;
    readonly stream: boolean;
    readonly messages: readonly { readonly role: string; readonly content: string }[];
  };
}

type Answer = (response: ServerResponse, sent: SentChat) => void;

export interface StandIn {
  readonly url: string;
  readonly sent: readonly SentChat[];
  /** How many connections closed before their answer was complete. */
  readonly broken: () => number;
  answer: (next: Answer) => void;
  readonly close: () => Promise<void>;
}

const formatEvent = (content: string): string =>
  `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', choices: [{ index: 0, delta: { content }, finish_reason: null }] })}\n\n`;

const lastEvents =
  'data: {"id":"chatcmpl-1","object":"chat.completion.chunk","choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n' +
  'data: {"id":"chatcmpl-1","object":"chat.completion.chunk","choices":[],"usage":{"total_tokens":7}}\n\ndata: [DONE]\n\n';

/** The answer in pieces, as from a streaming server. */
export const answerInPieces =
  (pieces: readonly string[], end: string = lastEvents): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    response.write('data: {"choices":[{"index":0,"delta":{"role":"assistant","content":""},"finish_reason":null}]}\n\n: keep-alive\n\n');
    for (const piece of pieces) response.write(formatEvent(piece));
    response.end(end);
  };

/** The answer in one JSON document, as from a server that does not stream. */
export const answerInOne = (content: unknown): Answer =>
  withStatus(200, JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content } }] }));

export const withStatus =
  (status: number, text: string, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text);
  };

/** For tests: an HTTP server with the OpenAI chat protocol on loopback, instead of a language model. */
export const startStandIn = async (first: Answer): Promise<StandIn> => {
  let answer = first;
  let broken = 0;
  const sent: SentChat[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('close', () => {
      if (!response.writableFinished) broken += 1;
    });
    request.on('end', () => {
      const chat = {
        path: request.url ?? '',
        headers: request.headers,
        body: JSON.parse(Buffer.concat(chunks).toString('utf8')),
      } as SentChat;
      sent.push(chat);
      answer(response, chat);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    sent,
    broken: () => broken,
    answer: (next) => {
      answer = next;
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
};
