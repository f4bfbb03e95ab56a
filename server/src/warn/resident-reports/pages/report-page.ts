import { randomUUID } from 'node:crypto';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { attributes, html, type Markup } from '../../../platform/html/markup.ts';
import { buildLink, type Page, type View } from '../../../platform/html/page.ts';
import { packStyle } from '../../../platform/html/style.ts';
import { formatPlaceName, type PlaceQuery } from '../../community/find-place.ts';
import { fillText } from '../../followers/wording.ts';

const pageTexts = await loadTexts('report-page');

export const reportPath = '/Community/report';
export const reportScript = '/Community/report-position.js';

const style = packStyle(`
  .choices { display: grid; gap: 8px; margin: 8px 0 }
  .choices button, .send { width: 100%; min-height: 3rem }
  .send { min-height: 4rem; font-size: 1.25rem; margin-top: 16px }
  #position { margin-top: 8px }
  .wrong { color: var(--fault); font-weight: 600 }
`);

export interface ReportPageContent {
  /** Of the message whose link was opened; null: not verified. */
  readonly token: string | null;
  /** The message is an exercise or a test. */
  readonly isExercise: boolean;
  /** The recipient follows a place. */
  readonly hasPlace: boolean;
  /** The form with this id has been sent. */
  readonly isDone: boolean;
  /** What was typed, if it is not one place. */
  readonly query: PlaceQuery;
  /** Id of the form: the same report sent twice is one. */
  readonly request: string | null;
}

const problemOf = (query: PlaceQuery, view: View): Markup | null => {
  const text = pageTexts[view.language];
  if (query.kind === 'bad') return html`<p class="card problem" role="alert">${text.badPosition}</p>`;
  if (query.kind === 'unknown') return html`<p class="card problem" role="alert">${fillText(text.unknownPlace, { place: query.text })}</p>`;
  if (query.kind !== 'several') return null;
  // Each button sends the report with its place.
  return html`<div class="card problem" role="alert"><p><b>${text.several}</b></p><div class="choices">${query.places.map(
    (place) => html`<button class="plain" name="at" value="${place.latitude},${place.longitude}">${formatPlaceName(place)}</button>`,
  )}</div></div>`;
};

/** Works without script: a place can be typed, or left out. */
export const reportPage = (view: View, content: ReportPageContent): Page => {
  const text = pageTexts[view.language];
  const { token, isExercise, hasPlace, isDone, query } = content;
  const call = html`<p>${text.urgent} <a class="button" href="tel:112">${text.call}</a></p>`;
  const exercise = isExercise ? html`<p><b>${text.exercise}</b></p>` : null;
  const now = html`<p><a href="${buildLink(view, '/Community')}">${text.now}</a></p>`;
  if (isDone) {
    return {
      title: text.title,
      style,
      main: html`<h1>${text.title}</h1>${exercise}<div class="card done" role="status"><p class="lead"><b>${text.done}</b></p><p>${text.doneNote}</p></div><p><a class="button" href="tel:112">${text.call}</a></p>${now}`,
    };
  }
  const typed = query.kind === 'unknown' || query.kind === 'several' ? query.text : (view.query.place ?? '');
  return {
    title: text.title,
    description: text.lead,
    style,
    scripts: [reportScript],
    main: html`<h1>${text.title}</h1>${exercise}<p class="lead">${text.lead}</p>${call}<form method="post" class="card" id="report-form" action="${buildLink(view, reportPath, token === null ? {} : { t: token })}"><input type="hidden" name="request" value="${content.request ?? randomUUID()}"><input type="hidden" name="lat" value=""><input type="hidden" name="lng" value=""><h2>${text.where}</h2><p>${text.optional}${hasPlace ? ` ${text.followed}` : null}</p>${problemOf(query, view)}<label for="place">${text.place}</label><p class="quiet" id="place-hint">${text.placeHint}</p><input id="place" name="place" maxlength="100" autocomplete="address-level2" aria-describedby="place-hint" value="${typed}" ${attributes({ 'aria-invalid': query.kind === 'unknown' && 'true' })}><div id="position" hidden><button type="button" class="plain">${text.position}</button><p class="quiet">${text.positionNote}</p><p role="status" data-taken="${text.positionTaken}" data-refused="${text.positionRefused}"></p></div><button class="send">${text.send}</button></form><p class="quiet">${token === null ? text.anonymous : text.known}</p>${now}`,
  };
};

/** The link to the page, with the message that it answers. */
export const reportLink = (view: View, token: string | null): Markup =>
  html`<p class="screen"><a class="button plain" href="${buildLink(view, reportPath, token === null ? {} : { t: token })}">${pageTexts[view.language].title}</a></p>`;
