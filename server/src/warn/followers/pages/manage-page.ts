import { type FollowedPlaceInput, type Following, type FoundPlace, followLimits, mailChannels } from '@hazardguard/contract';
import { findDirection, findLanguage } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import { attributes, html, type Markup } from '../../../platform/html/markup.ts';
import { buildLink, type Page, type View } from '../../../platform/html/page.ts';
import { listOffered } from '../../../platform/texts/offered-languages.ts';
import type { listAvailableChannels } from '../follow.ts';
import { fillText } from '../wording.ts';
import { backLink, followStyle, formatKilometres, hiddenFields, paths, placeForms, problemCard } from './parts.ts';

const pageTexts = await loadTexts('follow-pages');

export interface ManagePageContent {
  readonly token: string;
  readonly following: Following;
  readonly available: ReturnType<typeof listAvailableChannels>;
  readonly q: string;
  readonly found: readonly FoundPlace[] | null;
  /** Entered as coordinates; followed when its button is pressed. */
  readonly place: FollowedPlaceInput | null;
  readonly done?: string;
  readonly problem?: string;
}

const doneKinds = ['followed', 'removed', 'language', 'test'] as const;
const isDone = (text: string | undefined): text is (typeof doneKinds)[number] => doneKinds.some((kind) => kind === text);

const formatAddress = ({ channel, address }: Following, text: ServerText<'follow-pages'>): string => {
  if (channel === 'web-push') return text.byDevice;
  return fillText(mailChannels.includes(channel) ? text.byEmail : text.bySms, { address });
};

const radiusSelect = (text: ServerText<'follow-pages'>, id: string): Markup =>
  html`<label for="${id}">${text.around}</label><select id="${id}" name="radiusM">${[0, 1_000, 2_000, 5_000, followLimits.radiusM].map(
    (metres) =>
      html`<option ${attributes({ value: metres, selected: metres === followLimits.defaultRadiusM })}>${metres === 0 ? text.exactly : fillText(text.km, { km: formatKilometres(metres) })}</option>`,
  )}</select>`;

/** A form for one change: it carries the change and the token that allows it. */
const actionForm = (view: View, token: string, change: string, inside: Markup, id?: string): Markup =>
  html`<form method="post" action="${buildLink(view, paths.manage, { token })}" ${attributes({ id })}>${hiddenFields({ do: change })}${inside}</form>`;

const candidates = ({ found, place, token }: ManagePageContent, view: View, text: ServerText<'follow-pages'>): Markup | null => {
  const list = place !== null ? [{ ...place, region: null, kind: 'town' }] : found;
  if (list === null) return null;
  if (list.length === 0) return html`<p role="status">${text.noneFound}</p>`;
  return html`<ul class="list">${list.map(({ name, region, latitude, longitude, kind }, index) => {
    const fields = { name, latitude, longitude };
    return html`<li><p>${name}${region === null ? null : `, ${region}`}${kind === 'site' ? ` (${text.site})` : null}</p>${actionForm(view, token, 'add', html`${hiddenFields(fields)}<div class="row"><div>${radiusSelect(text, `radius-${index}`)}</div><button>${fillText(text.add, { name })}</button></div>`)}</li>`;
  })}</ul>`;
};

const languagePart = ({ token, following }: ManagePageContent, view: View, text: ServerText<'follow-pages'>): Markup =>
  actionForm(
    view,
    token,
    'language',
    html`<div class="row"><select aria-labelledby="language-title" name="language">${listOffered().map(
      (id) =>
        html`<option ${attributes({ value: id, lang: id, dir: findDirection(id), selected: id === following.language })}>${findLanguage(id).name}</option>`,
    )}</select><button class="plain">${text.change}</button></div>`,
  );

const devicePart = ({ token, following, available }: ManagePageContent, view: View, text: ServerText<'follow-pages'>): Markup | null =>
  following.channel !== 'web-push' || available.webPushKey === null
    ? null
    : html`<p role="status" id="device-status"></p><div id="device" ${attributes({
        'data-token': token,
        'data-vapid': available.webPushKey,
        'data-lang': view.language,
        'data-unsupported': text.unsupported,
        'data-blocked': text.blocked,
        'data-failed': text.failed,
      })}></div>`;

export const managePage = (view: View, content: ManagePageContent): Page => {
  const text = pageTexts[view.language];
  const { token, following, q, done, problem } = content;
  return {
    title: text.manageTitle,
    style: followStyle,
    ...(following.channel === 'web-push' ? { scripts: ['/community-follow.js'] } : {}),
    main: html`${backLink(view, text)}<h1>${text.manageTitle}</h1>${isDone(done) && problem === undefined ? html`<div class="card done" role="status"><p>${text.done[done]}</p></div>` : null}${problem === undefined ? null : problemCard(text, problem)}<p class="lead">${formatAddress(following, text)}</p>${devicePart(content, view, text)}<p>${text.keepAddress}</p><h2>${text.yourPlaces}</h2>${
      following.places.length === 0
        ? html`<p>${text.noPlaces}</p>`
        : html`<ul class="list">${following.places.map(
            ({ id, name, radiusM }) =>
              html`<li><p><b>${name}</b> <span class="quiet">${radiusM === 0 ? text.exactly : fillText(text.within, { km: formatKilometres(radiusM) })}</span></p>${actionForm(view, token, 'remove', html`${hiddenFields({ place: id })}<button class="plain" aria-label="${fillText(text.remove, { name })}">${fillText(text.remove, { name: '' }).trim()}</button>`)}</li>`,
          )}</ul>`
    }<h2>${text.addTitle}</h2>${placeForms(view, text, paths.manage, q, hiddenFields({ token }))}${candidates(content, view, text)}<h2 id="language-title">${text.language}</h2>${languagePart(content, view, text)}<h2>${text.testTitle}</h2><p>${text.testHint}</p>${actionForm(view, token, 'test', html`<button>${text.sendTest}</button>`)}<h2>${text.stopTitle}</h2><p>${text.stopHint}</p>${actionForm(view, token, 'stop', html`<button class="plain">${text.stop}</button>`, 'stop-form')}`,
  };
};

/** Shown when the follower has stopped, or when the token is unknown. */
export const endedPage = (view: View, reason: 'stopped' | 'unknown'): Page => {
  const text = pageTexts[view.language];
  const sentence = reason === 'stopped' ? text.stopped : text.problem.unknown;
  return {
    title: text.stopTitle,
    style: followStyle,
    main: html`${backLink(view, text)}<h1>${text.stopTitle}</h1><p class="lead" role="status">${sentence}</p><p><a class="button" href="${buildLink(view, paths.follow)}">${text.followAgain}</a></p>`,
  };
};

/** From the link in a message. A person must press the button, because mail programs open links themselves. */
export const stopPage = (view: View, stopToken: string): Page => {
  const text = pageTexts[view.language];
  return {
    title: text.stopTitle,
    style: followStyle,
    main: html`<h1>${text.stopTitle}</h1><p class="lead">${text.stopHint}</p><form method="post" action="${buildLink(view, paths.stop, { t: stopToken })}"><button>${text.stop}</button></form>`,
  };
};
