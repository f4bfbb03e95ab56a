import { cookieNames, type Route, type SignedInRole, sessionRoutes, xsrfHeader } from '@hazardguard/contract';
import type { z } from 'zod';

interface Asked {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

type AnswerOf<R extends Route> = R extends { readonly answer: infer Schema extends z.ZodType } ? z.output<Schema> : undefined;

/** A user with a browser at servers that are separate processes; the session is valid at all that share a secret. */
export class ProgramVisitor {
  readonly #cookies = new Map<string, string>();

  /** The raw answer; a failed connection throws. */
  async ask(address: string, route: Route, { params = {}, query = {}, body, headers = {}, signal }: Asked = {}): Promise<Response> {
    const path = route.path.replace(/:(\w+)/g, (_match, name: string) => encodeURIComponent(String(params[name] ?? '')));
    const search = new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]));
    const token = this.#cookies.get(cookieNames.xsrf);
    const answer = await fetch(`${address}${path}${search.size > 0 ? `?${search}` : ''}`, {
      method: route.method,
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token === undefined ? {} : { [xsrfHeader]: decodeURIComponent(token) }),
        ...(body === undefined ? {} : { 'content-type': typeof body === 'string' ? 'application/x-ndjson' : 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' || body instanceof Blob ? body : JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return answer;
  }

  /** The answer of a successful call. */
  async call<const R extends Route>(address: string, route: R, asked: Asked = {}): Promise<AnswerOf<R>> {
    const answer = await this.ask(address, route, asked);
    if (answer.status !== route.status) throw new Error(`${route.method} ${route.path}: ${answer.status} ${await answer.text()}`);
    return (route.answer === undefined ? undefined : await answer.json()) as AnswerOf<R>;
  }

  async signInAs(address: string, role: SignedInRole): Promise<this> {
    await this.call(address, sessionRoutes.read);
    await this.call(address, sessionRoutes.signInDemo, { body: { role } });
    return this;
  }
}
