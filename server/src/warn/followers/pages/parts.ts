import { ApiError, type FollowedPlaceInput, followedPlaceInput } from '@hazardguard/contract';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import { html, type Markup } from '../../../platform/html/markup.ts';
import { buildLink, carriedFields, type View } from '../../../platform/html/page.ts';
import { packStyle } from '../../../platform/html/style.ts';

export const paths = {
  follow: '/Community/follow',
  confirm: '/Community/follow/confirm',
  manage: '/Community/follow/manage',
  stop: '/Community/follow/stop',
} as const;

/** Added to the style of the page frame. */
export const followStyle = packStyle(`
main.column { padding-top: 24px }
[hidden] { display: none !important }
select { min-height: 44px; padding: 8px 12px; font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--edge); border-radius: 6px }
summary { min-height: 44px; display: flex; align-items: center; color: var(--accent); cursor: pointer; font-weight: 600 }
.list { padding: 0; list-style: none }
.list li { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; justify-content: space-between; padding: 8px 0; border-top: 1px solid var(--line) }
.list li > a:only-child { display: flex; align-items: center; min-height: 44px; width: 100% }
.list p { margin: 0 }
.choices { display: flex; flex-wrap: wrap; gap: 8px; padding: 0; list-style: none }
.choices a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 16px; border: 1px solid var(--edge); border-radius: 6px; text-decoration: none }
.choices a[aria-current] { border: 2px solid var(--accent); background: var(--soft); font-weight: 600 }
form p { margin: 0 }
.done { border-inline-start: 4px solid var(--accent) }
`);

export const formatKilometres = (metres: number): string => String(metres / 1000);

export const hiddenFields = (fields: Readonly<Record<string, string | number>>): readonly Markup[] =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

export const placeFields = (place: FollowedPlaceInput): readonly Markup[] => hiddenFields({ ...place });

/** Parses a place from the fields of a form or an address; null: not a valid place. */
export const parsePlace = ({ name, latitude, longitude, radiusM }: Readonly<Record<string, string>>): FollowedPlaceInput | null => {
  const read = followedPlaceInput.safeParse({ name, latitude, longitude, ...(radiusM === undefined ? {} : { radiusM }) });
  return read.success ? read.data : null;
};

export const backLink = (view: View, text: ServerText<'follow-pages'>): Markup =>
  html`<p class="screen"><a href="${buildLink(view, '/Community')}">${text.back}</a></p>`;

/** Search by name and, in a collapsed part, by coordinates; both forms reload the page. */
export const placeForms = (view: View, text: ServerText<'follow-pages'>, path: string, q: string, fields: readonly Markup[] = []): Markup =>
  html`<form method="get" action="${path}">${carriedFields(view)}${fields}<label for="q">${text.name}</label><p class="quiet" id="q-hint">${text.placeHint}</p><div class="row"><div class="grow"><input id="q" name="q" type="search" value="${q}" minlength="3" maxlength="80" required aria-describedby="q-hint" autocomplete="off"></div><button>${text.search}</button></div></form><details><summary>${text.byCoordinates}</summary><form method="get" action="${path}">${carriedFields(view)}${fields}<label for="name">${text.name}</label><input id="name" name="name" required maxlength="80"><div class="row"><div class="grow"><label for="latitude">${text.latitude}</label><input id="latitude" name="latitude" required inputmode="decimal" maxlength="12"></div><div class="grow"><label for="longitude">${text.longitude}</label><input id="longitude" name="longitude" required inputmode="decimal" maxlength="12"></div></div><p><button class="plain">${text.use}</button></p></form></details>`;

export const problemCard = (text: ServerText<'follow-pages'>, problem: string): Markup =>
  html`<div class="card problem" role="alert"><p><b>${text.problem.title}</b></p><p>${problem}</p></div>`;

/** An error in the page's language; null: not an error that these pages expect. */
export const formatProblem = (error: unknown, { problem, notConfigured }: ServerText<'follow-pages'>): string | null => {
  if (!(error instanceof ApiError)) return null;
  switch (error.code) {
    case 'too-many-requests':
      return problem.tooMany;
    case 'provider-unavailable':
      return problem.notSent;
    case 'wrong-code':
      return problem.code;
    case 'conflict':
      return problem.full;
    case 'not-found':
      return problem.unknown;
    case 'gone':
      return problem.gone;
    case 'channel-not-configured':
      return notConfigured;
    default:
      return null;
  }
};

export const toStatus = (error: unknown): number => (error instanceof ApiError ? error.status : 500);
