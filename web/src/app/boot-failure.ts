import type { Catalogues, Translated } from '@hazardguard/i18n/namespaces';
import { languageKey, preferredLanguage } from '../locales/catalogues.ts';

/** These texts are part of the first file, for the case that later files do not load. */
const files = import.meta.glob<{ readonly texts: Translated<Catalogues['boot']> }>('../../../i18n/src/*/boot.ts', { eager: true });

/** Neither the application nor its texts loaded: a sentence and a button, without any library. */
export const showBootFailure = (root: HTMLElement, error: unknown): void => {
  const language = preferredLanguage(localStorage.getItem(languageKey), navigator.languages);
  const texts = files[`../../../i18n/src/${language}/boot.ts`]?.texts ?? files['../../../i18n/src/en/boot.ts']?.texts;
  const title = document.createElement('h1');
  title.textContent = texts?.title ?? '';
  const what = document.createElement('p');
  what.textContent = texts?.what ?? '';
  const reason = document.createElement('p');
  reason.textContent = error instanceof Error ? error.message : String(error);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = texts?.reload ?? '';
  button.addEventListener('click', () => window.location.reload());
  const box = document.createElement('main');
  box.setAttribute('role', 'alert');
  box.style.cssText = 'max-width: 60ch; margin: 10vh auto; padding: 0 24px; font: 16px/1.5 system-ui, sans-serif';
  box.append(title, what, reason, button);
  document.documentElement.lang = language;
  root.replaceChildren(box);
};
