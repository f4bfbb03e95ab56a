import { toFormatLocale } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { languageAttributes } from '../../../platform/html/languages.ts';
import { html, type Markup } from '../../../platform/html/markup.ts';
import { buildLink, type Page, type View } from '../../../platform/html/page.ts';
import { packStyle } from '../../../platform/html/style.ts';
import { fillText } from '../../followers/wording.ts';
import { reportLink } from '../../resident-reports/pages/report-page.ts';
import type { Answerable } from '../answers.ts';
import { answerPath } from '../wording.ts';

const answerTexts = await loadTexts('answer-page');

const style = packStyle(`
  .answers { display: grid; gap: 1rem; margin: 1.5rem 0 }
  .answers button { width: 100%; min-height: 4rem; font-size: 1.25rem }
`);

const formatMoment = (at: Date, { language }: View): string =>
  new Intl.DateTimeFormat(toFormatLocale(language), { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(at);

const markText = (text: string, { language }: View): Markup => html`<span ${languageAttributes(text, language)}>${text}</span>`;

/** At most two presses from the message to the answer. Works without script; opening the link records no answer. */
export const answerPage = (view: View, token: string, { status, hazardText, actionText, answer, at }: Answerable): Page => {
  const text = answerTexts[view.language];
  const given =
    answer === null || at === null
      ? null
      : html`<div class="card done" role="status"><p><b>${answer === 'safe' ? text.saidSafe : text.saidHelp}</b></p><p class="quiet">${fillText(text.saidAt, { time: formatMoment(at, view) })}</p></div><p>${text.correct}</p>`;
  return {
    title: text.title,
    style,
    main: html`<h1>${text.title}</h1>${status === 'Actual' ? null : html`<p><b>${text.exercise}</b></p>`}<p class="quiet">${text.about}</p><p class="lead">${markText(hazardText, view)} ${markText(actionText, view)}</p>${given}<form method="post" class="answers" action="${buildLink(view, answerPath, { t: token })}"><button name="answer" value="safe">${text.safe}</button><button class="plain" name="answer" value="help">${text.help}</button></form>${reportLink(view, token)}<p>${text.urgent} <a href="tel:112">${text.call}</a></p><p class="quiet">${text.shared}</p><p><a href="${buildLink(view, '/Community')}">${text.now}</a></p>`,
  };
};

export const unknownAnswerPage = (view: View): Page => {
  const text = answerTexts[view.language];
  return {
    title: text.unknownTitle,
    main: html`<h1>${text.unknownTitle}</h1><p class="lead">${text.unknown}</p><p><a class="button" href="tel:112">${text.call}</a></p>`,
  };
};
