import type { Route } from '@hazardguard/contract';
import type { SiteRows } from '../site-rows.ts';

/** Parameters that name no row of a site. */
const placeholders: Readonly<Record<string, string>> = {
  ':city': 'Nowhere',
  ':lat': '1',
  ':lng': '1',
  ':chemical': '7782-50-5',
  ':group': 'l0auth',
  ':clip': 'x',
  ':task': 'x',
  ':kind': 'run',
  ':linkId': '00000000-0000-4000-8000-000000000000',
  ':hazard': 'fire',
  ':role': 'x',
  ':paper': 'sitrep',
  ':injectId': '1',
};

/** Endless answers: their refusals show who may open them. */
export const isEndless = (route: Route): boolean => route.answerType === 'text/event-stream';

/** The row that the call names, by the name of the parameter or member; null: none. */
const findNamed = ({ scope }: Route, rows: SiteRows) =>
  typeof scope === 'string' ? null : { name: Object.values(scope)[1] as string, id: rows[scope.of] };

export const isNamedIn = ({ scope }: Route, place: 'param' | 'query' | 'body'): boolean => typeof scope !== 'string' && place in scope;

const buildAddress = (route: Route, rows: SiteRows): string => {
  const named = findNamed(route, rows);
  const id = encodeURIComponent(String(named?.id));
  let url: string = route.path;
  if (named && isNamedIn(route, 'param')) url = url.replace(`:${named.name}`, id);
  for (const [from, to] of Object.entries(placeholders)) url = url.replace(new RegExp(`${from}(?=/|$|\\.)`), to);
  url = url.replace(':attachment', String(rows.attachment)).replace(/:\w+/g, '1');
  if (isEndless(route)) return `${url}?after=none`;
  return named && isNamedIn(route, 'query') ? `${url}?${named.name}=${id}` : url;
};

export interface CallAbout {
  readonly url: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The call about this row and nothing else: bodies lack everything else, so that little is written. */
export const callAbout = (route: Route, rows: SiteRows): CallAbout => {
  const url = buildAddress(route, rows);
  if (route.method === 'GET' || route.method === 'DELETE') return { url };
  if (route.rawBody) return { url, body: '', headers: { 'content-type': route.rawBody.startsWith('image') ? 'image/png' : 'text/csv' } };
  const named = findNamed(route, rows);
  return { url, body: named && isNamedIn(route, 'body') ? { [named.name]: named.id } : {} };
};
