import type { Catalogues } from '@hazardguard/i18n/shared-texts';
import { languageKey, preferredLanguage } from '../locales/catalogues.ts';
import { dropStoredVersion } from './installed/drop-stored-version.ts';

/** These texts are part of the first file, for the case that later files do not load. */
const files = import.meta.glob<Catalogues['boot']>('../../../i18n/src/*/boot.json', { eager: true, import: 'default' });

const makeButton = (text: string | undefined, onClick: () => void): HTMLButtonElement => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text ?? '';
  button.style.cssText = 'min-height: 44px; margin: 0 12px 12px 0; padding: 0 16px; font: inherit';
  button.addEventListener('click', onClick);
  return button;
};

/** Neither the application nor its texts loaded: a sentence and a button, without any library. */
export const showBootFailure = (root: HTMLElement, error: unknown): void => {
  const language = preferredLanguage(localStorage.getItem(languageKey), navigator.languages);
  const texts = files[`../../../i18n/src/${language}/boot.json`] ?? files['../../../i18n/src/en/boot.json'];
  const title = document.createElement('h1');
  title.textContent = texts?.title ?? '';
  const what = document.createElement('p');
  what.textContent = texts?.what ?? '';
  const reason = document.createElement('p');
  reason.textContent = error instanceof Error ? error.message : String(error);
  const buttons = [makeButton(texts?.reload, () => window.location.reload())];
  // The stored version itself may be what does not work.
  if (navigator.serviceWorker?.controller) buttons.push(makeButton(texts?.fromServer, () => void dropStoredVersion()));
  const box = document.createElement('main');
  box.setAttribute('role', 'alert');
  box.style.cssText = 'max-width: 60ch; margin: 10vh auto; padding: 0 24px; font: 16px/1.5 system-ui, sans-serif';
  box.append(title, what, reason, ...buttons);
  document.documentElement.lang = language;
  root.replaceChildren(box);
};
