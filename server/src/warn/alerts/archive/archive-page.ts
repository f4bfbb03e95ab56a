import { toFormatLocale } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { languageAttributes } from '../../../platform/html/languages.ts';
import { html, type Markup } from '../../../platform/html/markup.ts';
import { buildLink, type Page, type View } from '../../../platform/html/page.ts';
import type { ListedMessage } from '../cap-store.ts';

const archiveTexts = await loadTexts('alert-archive');

const formatMoment = (moment: Date, { language }: View): string =>
  `${new Intl.DateTimeFormat(toFormatLocale(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'Asia/Kolkata',
  }).format(moment)}\u00a0IST`;

const entry = (message: ListedMessage, view: View): Markup => {
  const text = archiveTexts[view.language];
  const practice = message.status === 'Actual' ? null : html`<b>${text.status[message.status]}</b> `;
  return html`<li class="card"><p>${practice}<b>${text.kind[message.kind]}</b> <time datetime="${message.sent.toISOString()}">${formatMoment(message.sent, view)}</time></p><p ${languageAttributes(message.title, view.language)}>${message.title}</p><p class="quiet">${text.until} ${formatMoment(message.expires, view)}. <a href="/cap/${message.identifier}">${text.whole}</a></p></li>`;
};

/** All public messages, newest first. Expired messages leave the feed, not this list. */
export const archivePage = (view: View, messages: readonly ListedMessage[], more: boolean): Page => {
  const text = archiveTexts[view.language];
  const oldest = messages.at(-1)?.sent.toISOString();
  return {
    title: text.title,
    main: html`<h1>${text.title}</h1><p class="lead">${text.lead}</p><p><a href="/cap/feed.atom">${text.feed}</a></p>${
      messages.length === 0
        ? html`<p class="card">${text.none}</p>`
        : html`<ul class="plain">${messages.map((message) => entry(message, view))}</ul>`
    }${more && oldest ? html`<p><a class="button plain" href="${buildLink(view, '/Community/archive', { before: oldest })}">${text.older}</a></p>` : null}<p><a href="${buildLink(view, '/Community')}">${text.back}</a></p>`,
  };
};
