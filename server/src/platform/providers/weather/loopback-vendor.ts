import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WeatherSettings } from './provider.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface LoopbackVendor {
  readonly baseUrl: string;
  /** Requested paths with queries, in order. */
  readonly requests: readonly string[];
  answer: (handler: Handler) => void;
  readonly close: () => Promise<void>;
}

/** For tests: an HTTP server on loopback instead of a vendor. */
export const startLoopbackVendor = async (first: Handler): Promise<LoopbackVendor> => {
  let handler = first;
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: requests,
    answer: (next) => {
      handler = next;
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
};

export const answerText =
  (text: string, status = 200): Handler =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  };

/** Settings that point every vendor to loopback. */
export const buildLoopbackSettings = (baseUrl: string, changes: Partial<WeatherSettings> = {}): WeatherSettings => ({
  provider: 'open-meteo',
  own: { OPEN_METEO_URL: baseUrl, WEATHERAPI_URL: baseUrl },
  ...changes,
});

type Json = Record<string, unknown>;

/** A saved answer with one field changed (`undefined` removes it). */
export const readSavedAnswer = (file: string, changes: Readonly<Record<string, unknown>> = {}): string => {
  const document: Json = JSON.parse(readFileSync(new URL(`fixtures/${file}`, import.meta.url), 'utf8'));
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce<Json>((node, key) => node[key] as Json, document);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  }
  return JSON.stringify(document);
};
