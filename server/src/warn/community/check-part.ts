import type { CheckedAlert } from '@hazardguard/contract';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { attributes, html, type Markup } from '../../platform/html/markup.ts';
import { buildLink, carriedFields, type View } from '../../platform/html/page.ts';
import { formatPlaceName, type PlaceQuery } from './find-place.ts';
import { fillText } from './wording.ts';

const communityTexts = await loadTexts('community-page');

/** Decimals of displayed coordinates: about 100 m. */
const shownDecimals = 3;

const resultPart = (query: PlaceQuery, alerts: readonly CheckedAlert[], view: View): Markup | null => {
  const text = communityTexts[view.language];
  const { check } = text;
  if (query.kind === 'nothing' || query.kind === 'bad') return null;
  if (query.kind === 'unknown') return html`<p class="card problem" id="result">${fillText(check.unknownPlace, { place: query.text })}</p>`;
  if (query.kind === 'several') {
    const choices = query.places.map((place) => {
      const name = formatPlaceName(place);
      const address = buildLink(view, '/Community', { place: name, lat: String(place.latitude), lng: String(place.longitude) });
      return html`<li><a href="${address}#result">${name}</a></li>`;
    });
    return html`<div class="card" id="result"><p><b>${check.several}</b></p><ul class="choices">${choices}</ul></div>`;
  }
  const { latitude, longitude } = query.point;
  const degrees = `${latitude.toFixed(shownDecimals)}, ${longitude.toFixed(shownDecimals)}`;
  const place = query.name ?? fillText(check.yourPosition, { place: degrees });
  const within = alerts.filter(({ group, state }) => group === 'inside' && state === 'released');
  const real = within.some(({ status }) => status === 'Actual');
  return html`<div class="card result ${real ? 'severe' : 'calm'}" id="result"><p>${fillText(check.result, { place })}</p><p class="lead"><b>${
    real ? check.inSome : within.length > 0 ? check.insideExercise : check.inNone
  }</b></p>${query.name === null ? null : html`<p class="quiet">${check.centre}</p>`}</div>`;
};

/** The form with its problems above it and the answer below it: a plain GET form that works without script. */
export const checkPart = (query: PlaceQuery, alerts: readonly CheckedAlert[], view: View): Markup => {
  const { check } = communityTexts[view.language];
  const wrong = query.kind === 'bad' ? query : { latitude: false, longitude: false };
  const field = (name: 'lat' | 'lng', label: string, bad: boolean, problem: string): Markup =>
    html`<div class="grow"><label for="${name}">${label}</label>${bad ? html`<p class="wrong" id="${name}-wrong">${problem}</p>` : null}<input id="${name}" name="${name}" inputmode="text" autocomplete="off" maxlength="24" value="${query.kind === 'bad' ? (view.query[name] ?? '') : ''}" ${attributes({ 'aria-invalid': bad && 'true', 'aria-describedby': bad && `${name}-wrong` })}></div>`;
  const problems = html`<div class="card problem" role="alert"><p><b>${check.problem}</b></p><ul>${wrong.latitude ? html`<li><a href="#lat">${check.badLatitude}</a></li>` : null}${wrong.longitude ? html`<li><a href="#lng">${check.badLongitude}</a></li>` : null}</ul></div>`;
  return html`<h2 id="check">${check.title}</h2>${query.kind === 'bad' ? problems : null}<form class="card" method="get" action="/Community" id="check-form">${carriedFields(view)}<label for="place">${check.place}</label><p class="quiet" id="place-hint">${check.placeHint}</p><div class="row"><div class="grow"><input id="place" name="place" maxlength="100" autocomplete="address-level2" aria-describedby="place-hint" value="${query.kind === 'bad' ? '' : (view.query.place ?? '')}"></div><button type="submit">${check.button}</button></div><details ${attributes({ open: query.kind === 'bad' })}><summary>${check.coordinates}</summary><div class="row">${field('lat', check.latitude, wrong.latitude, check.badLatitude)}${field('lng', check.longitude, wrong.longitude, check.badLongitude)}</div></details><div id="position" hidden><button type="button" class="plain">${check.position}</button><p class="quiet">${check.positionNote}</p><p class="wrong" role="status" hidden>${check.positionRefused}</p></div></form>${resultPart(query, alerts, view)}`;
};
