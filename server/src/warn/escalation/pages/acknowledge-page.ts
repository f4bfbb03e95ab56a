import { isLanguage, toFormatLocale } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { languageAttributes } from '../../../platform/html/languages.ts';
import { html, type Markup } from '../../../platform/html/markup.ts';
import { buildLink, type Page, type View } from '../../../platform/html/page.ts';
import { packStyle } from '../../../platform/html/style.ts';
import { acknowledgePath } from '../../delivery/wording.ts';
import { fillText } from '../../followers/wording.ts';
import type { Acknowledgeable } from './find-acknowledgeable.ts';

const acknowledgeTexts = await loadTexts('acknowledge-page');
const officerTexts = await loadTexts('officer-messages');

const style = packStyle(`
  .answers { margin: 1.5rem 0 }
  .answers button { width: 100%; min-height: 4rem; font-size: 1.25rem; margin-top: 0.75rem }
`);

const formatMoment = (at: Date, { language }: View): string =>
  new Intl.DateTimeFormat(toFormatLocale(language), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(at);

const markText = (text: string, { language }: View): Markup => html`<span ${languageAttributes(text, language)}>${text}</span>`;

/** One press acknowledges. Opening the link does not, because mail programs open links themselves. */
export const acknowledgePage = (view: View, token: string, found: Acknowledgeable): Page => {
  const { status, alertId, incidentId, lines, state, needed, given, at, answer: said } = found;
  const texts = acknowledgeTexts[view.language];
  const text =
    alertId === null
      ? { ...texts, ...texts.incident }
      : state === null
        ? { ...texts, ...officerTexts[isLanguage(view.language) ? view.language : 'en'].informed }
        : texts;
  const place = alertId === null ? `/IncidentManagement?incident=${incidentId}` : `/Alerts/${alertId}`;
  const progress = state === null ? null : html`<p>${fillText(text[state], { given, needed })}</p>`;
  const action = buildLink(view, acknowledgePath, { t: token });
  const button = (value: 'going' | 'yes' | 'cannot', label: string): Markup =>
    html`<button name="acknowledge" value="${value}">${label}</button> `;
  const saidText = said === null ? null : html`<p role="status"><b>${text.said[said]}</b></p>`;
  // An answer can be changed; an acknowledgement stays.
  const answer =
    at === null
      ? html`${saidText}<form method="post" class="answers" action="${action}"><p>${text.meaning}</p>${said === 'going' ? null : button('going', text.going)}${state === null ? null : button('yes', text.press)}${said === 'cannot' ? null : button('cannot', text.cannot)}</form>`
      : html`<div class="card done" role="status"><p><b>${text.done}</b></p><p class="quiet">${fillText(text.doneAt, { time: `${formatMoment(at, view)} IST` })}</p>${said === null ? null : html`<p><b>${text.said[said]}</b></p>`}</div>${said === null ? null : html`<form method="post" class="answers" action="${action}">${said === 'going' ? button('cannot', text.cannot) : button('going', text.going)}</form>`}`;
  return {
    title: text.title,
    style,
    main: html`<h1>${text.title}</h1>${status === 'Actual' ? null : html`<p><b>${text.exercise}</b></p>`}<p class="quiet">${fillText(text.about, { incident: incidentId })}</p><p class="lead">${lines.map((line) => html`${markText(line, view)} `)}</p>${answer}${progress}<p><a href="${place}">${text.open}</a></p>`,
  };
};

export const unknownAcknowledgePage = (view: View): Page => {
  const text = acknowledgeTexts[view.language];
  return { title: text.unknownTitle, main: html`<h1>${text.unknownTitle}</h1><p class="lead">${text.unknown}</p>` };
};
