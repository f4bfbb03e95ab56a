import { findDirection, findLanguage, type PublicLanguage } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { listOffered } from '../texts/offered-languages.ts';
import { attributes, html, type Markup, render, styleElement } from './markup.ts';
import { pageStyle } from './style.ts';

const frameTexts = await loadTexts('page-frame');

/** A page before its frame. */
export interface Page {
  readonly title: string;
  /** For search engines and shared links. */
  readonly description?: string;
  readonly main: Markup;
  /** More style for this page only, minified. */
  readonly style?: string;
  /** Addresses of our own scripts: the page works without them. */
  readonly scripts?: readonly string[];
  /** Omits the frame: the page is a printed sheet. */
  readonly sheet?: boolean;
}

/** How pages are shown to this visitor: the language, whether embedded in another page, whether in the demo. */
export interface View {
  readonly language: PublicLanguage;
  /** The language comes from the address, so links carry it on. */
  readonly chosen: boolean;
  /** `?embed=1`: the content only. */
  readonly embed: boolean;
  readonly mode: 'demo' | 'live';
  /** Path and query of this page as requested. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

type Query = Readonly<Record<string, string | undefined>>;

const buildAddress = (path: string, query: Query): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

/** What a link or a form must carry on: the chosen language and the embedded view. */
export const toCarriedQuery = (view: View): Readonly<Record<string, string>> => ({
  ...(view.chosen ? { lang: view.language } : {}),
  ...(view.embed ? { embed: '1' } : {}),
});

/** The address of another page, in the same view. */
export const buildLink = (view: View, path: string, query: Query = {}): string => buildAddress(path, { ...query, ...toCarriedQuery(view) });

/** The same as hidden fields of a GET form. */
export const carriedFields = (view: View): readonly Markup[] =>
  Object.entries(toCarriedQuery(view)).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

/** This page in each language. */
export const languageLinks = ({ language, path, query }: View): Markup =>
  html`<nav aria-label="${frameTexts[language].languages}"><ul>${listOffered().map(
    (id) =>
      html`<li><a href="${buildAddress(path, { ...query, lang: id })}" lang="${id}" dir="${findDirection(id)}" hreflang="${id}" ${attributes({ 'aria-current': id === language && 'true' })}>${findLanguage(id).name}</a></li>`,
  )}</ul></nav>`;

const addFrame = ({ title, main }: Page, view: View): Markup => {
  const words = frameTexts[view.language];
  // Embedded in the application, whose own banner says so already.
  const demo = view.mode === 'demo' && !view.embed ? html`<div class="demo"><p class="column">${words.demo}</p></div>` : null;
  const content = html`${demo}<div class="column">${main}</div>`;
  // Named: where it is embedded, the outer page has its own main part.
  if (view.embed) return html`<main id="main" aria-label="${title}">${content}</main>`;
  return html`<a class="skip" href="#main">${words.skip}</a><header class="top"><div class="column"><a class="home" href="/HazardGuard">${words.back}</a>${languageLinks(view)}</div></header><main id="main" tabindex="-1">${content}</main><footer class="foot"><div class="column"><p>${words.footer}</p><a href="/HazardGuard">${words.back}</a></div></footer>`;
};

/** The style sheet of a page, as written into it; the page's policy allows its hash. */
export const pageCss = (page: Page): string => pageStyle + (page.style ?? '');

/** The complete document. */
export const renderPage = (page: Page, view: View): string =>
  render(
    html`<!doctype html><html lang="${view.language}" dir="${findDirection(view.language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icon.svg" type="image/svg+xml"><title>${page.title} · HazardGuard</title>${page.description === undefined ? null : html`<meta name="description" content="${page.description}">`}${styleElement(pageCss(page))}${(page.scripts ?? []).map((script) => html`<script src="${script}" defer></script>`)}</head><body>${page.sheet ? page.main : addFrame(page, view)}</body></html>`,
  );
