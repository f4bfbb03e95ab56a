import { isLanguage } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { html, type Markup } from '../../../platform/html/markup.ts';
import { buildLink, languageLinks, type Page, type View } from '../../../platform/html/page.ts';
import { packStyle } from '../../../platform/html/style.ts';
import { emergencyNumbers } from '../awareness.ts';
import { fillText } from '../wording.ts';
import type { SiteAnswer } from './poster-site.ts';
import { qrPart } from './qr-part.ts';

const communityTexts = await loadTexts('community-page');

/** White also in dark mode. Sizes are those of the printed sheet. */
const style = packStyle(`
.tools { display: flex; flex-wrap: wrap; align-items: center; gap: 0 24px; max-width: 210mm; margin: 0 auto; padding: 8px 16px }
.tools .button { margin-inline-start: auto }
.note { max-width: 210mm; margin: 0 auto; padding: 0 16px 8px }
.poster { max-width: 210mm; min-height: 297mm; margin: 0 auto; padding: 11mm 13mm; background: #fff; color: #000; display: flex;
  flex-direction: column; justify-content: space-between; gap: 4mm }
.head { display: flex; justify-content: space-between; align-items: center; gap: 8mm; border-bottom: 1.5mm solid #000; padding-bottom: 4mm }
.head h1 { font-size: 42pt; line-height: 1.15; margin: 0 }
.head p { margin: 2mm 0 0; font-size: 15pt }
.poster ol { list-style: none; margin: 0; padding: 0; counter-reset: n; display: grid; gap: 3mm }
.poster ol li { position: relative; padding-inline-start: 15mm; counter-increment: n; font-size: 11.5pt; line-height: 1.35 }
.poster ol li::before { content: counter(n); position: absolute; inset-inline-start: 0; top: -1mm; width: 11mm; text-align: end; font-size: 24pt; line-height: 1.2;
  font-weight: 600 }
.poster ol b { display: block; font-size: 17pt; line-height: 1.3 }
/* Their words are long, and the sheet must stay one. */
:is(:lang(ta), :lang(te)) .poster ol { gap: 1.5mm }
:is(:lang(ta), :lang(te)) .poster ol li { font-size: 9pt }
:is(:lang(ta), :lang(te)) .poster ol b { font-size: 13pt }
.code { flex: 0 0 36mm; text-align: center }
.qr { display: block; width: 36mm; height: 36mm }
.code p { margin: 0; font-size: 8pt; line-height: 1.3 }
.calls { display: grid; grid-template-columns: repeat(4, 1fr); gap: 4mm; margin: 0; padding: 3mm 0 0; list-style: none; border-top: .5mm solid #000;
  font-size: 11pt; line-height: 1.3 }
.calls b { display: block; font-size: 26pt; line-height: 1.15 }
.team { margin: 0; font-size: 13pt }
@media screen and (max-width: 600px) { .poster { padding: 16px } .head { flex-direction: column; align-items: start } .head h1 { font-size: 34px }
  .calls { grid-template-columns: repeat(2, 1fr) } }
@media print { @page { size: A4; margin: 0 } .poster { width: 210mm; height: 296mm; min-height: 0 } }
`);

/** Ten practices in large type, emergency numbers, and a QR code to the current alerts, on one sheet of A4. */
export const posterPage = (view: View, site: SiteAnswer, address: string): Page => {
  const text = communityTexts[view.language];
  const { poster } = text;
  const named = typeof site === 'object' ? site : null;
  const industry = view.query.industry;
  const note: Markup | null =
    site === 'sign-in'
      ? html`<p class="note screen"><a href="/SignIn" target="_top">${poster.signIn}</a></p>`
      : site === 'unknown'
        ? html`<p class="note screen">${poster.unknownSite}</p>`
        : null;
  // The PDF renderer has the fonts of the application's languages; a browser prints this sheet in every language.
  const pdfLink: Markup | null = isLanguage(view.language)
    ? html`<a class="button" href="${buildLink(view, '/Community/poster.pdf', { industry, lang: view.language })}">${poster.pdf}</a>`
    : null;
  const title = named === null ? poster.title : `${poster.title} · ${named.name}`;
  return {
    title,
    style,
    sheet: true,
    main: html`<div class="tools screen"><a href="${buildLink(view, '/Community', { industry })}">${poster.back}</a>${languageLinks(view)}${pdfLink}</div>${note}<main class="poster"><div class="head"><div><h1>${poster.title}</h1>${named === null ? null : html`<p>${fillText(poster.near, { site: named.name })}</p>`}</div><div class="code">${qrPart(address, `${poster.scan}: ${address}`)}<p>${poster.scan}</p></div></div><ol>${text.practices.list.map(({ name, how }) => html`<li><b>${name}</b>${how}</li>`)}</ol>${named === null ? null : html`<p class="team">${poster.safetyTeam}: <b>${named.safetyTeamContact}</b></p>`}<ul class="calls">${emergencyNumbers.map(({ number, name }) => html`<li><b>${number}</b>${text.numbers[name]}</li>`)}</ul></main>`,
  };
};
