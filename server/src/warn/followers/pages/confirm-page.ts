import { followLimits } from '@hazardguard/contract';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { attributes, html } from '../../../platform/html/markup.ts';
import { buildLink, carriedFields, type Page, type View } from '../../../platform/html/page.ts';
import { fillText } from '../wording.ts';
import { followStyle, hiddenFields, paths, problemCard } from './parts.ts';

const pageTexts = await loadTexts('follow-pages');

interface ConfirmPageContent {
  readonly request: string;
  /** From the link in the mail. Opening the link confirms nothing, because mail programs open links themselves. */
  readonly code: string;
  readonly problem?: string;
}

export const confirmPage = (view: View, { request, code, problem }: ConfirmPageContent): Page => {
  const text = pageTexts[view.language];
  return {
    title: text.confirmTitle,
    style: followStyle,
    main: html`<h1>${text.confirmTitle}</h1><p class="lead">${fillText(text.confirmHint, { minutes: followLimits.codeMinutes })}</p>${problem === undefined ? null : problemCard(text, problem)}<form method="post" action="${paths.confirm}">${carriedFields(view)}${hiddenFields({ request })}<label for="code">${text.code}</label><div class="row"><div class="grow"><input ${attributes({ id: 'code', name: 'code', value: code, required: true, inputmode: 'numeric', autocomplete: 'one-time-code', pattern: '[0-9]{6}', maxlength: 6, 'aria-invalid': problem !== undefined && 'true' })}></div><button>${text.confirm}</button></div></form><p><a href="${buildLink(view, paths.follow)}">${text.title}</a></p>`,
  };
};
