import { cookieNames, xsrfHeader } from '@hazardguard/contract';

/** A browser of one person: keeps cookies and echoes the XSRF token. */
export interface Visitor {
  /** Headers of its requests. */
  readonly headers: () => Readonly<Record<string, string>>;
  /** The answer's JSON; a failure throws. */
  readonly post: <T>(path: string, body: object) => Promise<T>;
}

export const openVisitor = async (origin: string): Promise<Visitor> => {
  const cookies = new Map<string, string>();
  const keep = (answer: Response): void => {
    for (const line of answer.headers.getSetCookie()) {
      const pair = line.split(';', 1)[0] ?? '';
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  };
  const headers = () => ({
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    [xsrfHeader]: cookies.get(cookieNames.xsrf) ?? '',
  });
  keep(await fetch(`${origin}/api/session`));
  return {
    headers,
    post: async <T>(path: string, body: object): Promise<T> => {
      const init = { method: 'POST', headers: { ...headers(), 'content-type': 'application/json' }, body: JSON.stringify(body) };
      const answer = await fetch(origin + path, init);
      const text = await answer.text();
      if (!answer.ok) throw new Error(`The server answered ${answer.status} to ${path}: ${text.slice(0, 300)}`);
      keep(answer);
      return JSON.parse(text) as T;
    },
  };
};
