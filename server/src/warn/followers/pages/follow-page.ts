import { randomUUID } from 'node:crypto';
import {
  type CodedChannel,
  codedChannels,
  type FollowedPlaceInput,
  type FoundPlace,
  followLimits,
  mailChannels,
} from '@hazardguard/contract';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import type { ServerText } from '@hazardguard/i18n/namespaces';
import { attributes, html, type Markup } from '../../../platform/html/markup.ts';
import { buildLink, carriedFields, type Page, type View } from '../../../platform/html/page.ts';
import type { listAvailableChannels } from '../follow.ts';
import { fillText } from '../wording.ts';
import { backLink, followStyle, formatKilometres, hiddenFields, paths, placeFields, placeForms, problemCard } from './parts.ts';

const pageTexts = await loadTexts('follow-pages');

const radiiM = [0, 1_000, 2_000, 5_000, followLimits.radiusM];

export interface FollowPageContent {
  readonly available: ReturnType<typeof listAvailableChannels>;
  readonly place: FollowedPlaceInput | null;
  readonly q: string;
  /** Null: no search was made. */
  readonly found: readonly FoundPlace[] | null;
  readonly problem?: string;
  /** What was typed in the form that was refused. */
  readonly typed?: { readonly channel: CodedChannel; readonly address: string };
}

const foundList = (found: readonly FoundPlace[], view: View, text: ServerText<'follow-pages'>): Markup =>
  found.length === 0
    ? html`<p role="status">${text.noneFound}</p>`
    : html`<h3>${text.found}</h3><ul class="list">${found.map(
        ({ kind, name, region, latitude, longitude }) =>
          html`<li><a href="${buildLink(view, paths.follow, { name, latitude: String(latitude), longitude: String(longitude) })}">${name}${region === null ? null : `, ${region}`}${kind === 'site' ? ` (${text.site})` : null}</a></li>`,
      )}</ul>`;

const chosenPart = (place: FollowedPlaceInput, view: View, text: ServerText<'follow-pages'>): Markup => {
  const { name, latitude, longitude, radiusM } = place;
  const at = { name, latitude: String(latitude), longitude: String(longitude) };
  return html`<div class="card"><p><b>${name}</b> <span class="quiet">${latitude}°, ${longitude}°</span></p><p><a href="${buildLink(view, paths.follow)}">${text.another}</a></p></div><h3 id="around">${text.around}</h3><ul class="choices" aria-labelledby="around">${radiiM.map(
    (metres) =>
      html`<li><a href="${buildLink(view, paths.follow, { ...at, radiusM: String(metres) })}" ${attributes({ 'aria-current': metres === radiusM && 'true' })}>${metres === 0 ? text.exactly : fillText(text.km, { km: formatKilometres(metres) })}</a></li>`,
  )}</ul>`;
};

/** The page carries all texts that the script may show, so that one script serves every language. */
const devicePart = ({ available, place }: FollowPageContent, view: View, text: ServerText<'follow-pages'>): Markup | null =>
  available.webPushKey === null
    ? null
    : html`<section class="card" id="device" ${attributes({
        'data-vapid': available.webPushKey,
        'data-place': place === null ? null : JSON.stringify(place),
        'data-lang': view.language,
        'data-unsupported': text.unsupported,
        'data-blocked': text.blocked,
        'data-failed': text.failed,
        'data-wait': text.wait,
        // Before a place is chosen it only links to what this browser follows already.
        hidden: place === null && codedChannels.some((channel) => available[channel]),
      })}><h3>${text.device}</h3><p>${text.deviceHint}</p><p role="status" id="device-status">${text.needsScript}</p>${place === null ? null : html`<p><button type="button" id="device-button" hidden>${text.turnOn}</button></p>`}<p><a id="device-own" href="${paths.manage}" hidden>${text.ownDevice}</a></p></section>`;

const codedPart = (
  channel: CodedChannel,
  { place, typed, problem }: FollowPageContent,
  view: View,
  text: ServerText<'follow-pages'>,
): Markup => {
  const own = typed?.channel === channel ? typed : undefined;
  const id = `address-${channel}`;
  const isMail = mailChannels.includes(channel);
  const field = isMail ? { type: 'email', autocomplete: 'email' } : { type: 'tel', autocomplete: 'tel' };
  return html`<section class="card"><h3>${text[channel]}</h3><form method="post" action="${buildLink(view, paths.follow)}">${carriedFields(view)}${hiddenFields({ channel, request: randomUUID() })}${place === null ? null : placeFields(place)}<label for="${id}">${isMail ? text.emailField : text.smsField}</label><div class="row"><div class="grow"><input ${attributes({ ...field, id, name: 'address', required: true, maxlength: 254, value: own?.address, 'aria-invalid': own !== undefined && problem !== undefined && 'true' })}></div><button>${text.sendCode}</button></div></form></section>`;
};

export const followPage = (view: View, content: FollowPageContent): Page => {
  const text = pageTexts[view.language];
  const { available, place, q, found, problem } = content;
  const coded = codedChannels.filter((channel) => available[channel]);
  return {
    title: text.title,
    description: text.lead,
    style: followStyle,
    scripts: ['/community-follow.js'],
    main: html`${backLink(view, text)}<h1>${text.title}</h1><p class="lead">${text.lead}</p><p>${text.never}</p>${problem === undefined ? null : problemCard(text, problem)}<h2>${place === null ? text.whichPlace : text.chosen}</h2>${
      place === null
        ? html`${placeForms(view, text, paths.follow, q)}${found === null ? null : foundList(found, view, text)}`
        : chosenPart(place, view, text)
    }${place === null && coded.length > 0 ? html`<h2>${text.already}</h2><p>${text.alreadyHint}</p>` : html`<h2>${text.how}</h2>`}${devicePart(content, view, text)}${
      coded.length === 0 ? html`<p>${text.notConfigured}</p>` : coded.map((channel) => codedPart(channel, content, view, text))
    }<p class="quiet">${text.privacy}</p>`,
  };
};
