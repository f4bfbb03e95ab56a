import '../../ui/fonts.css';
import './landing.css';
import { createRoot } from 'react-dom/client';
import { languageKey, loadTexts, preferredLanguage } from '../../locales/catalogues.ts';
import { allowsMotion } from './allows-motion.ts';
import { Landing } from './landing.tsx';

/** The landing page is a separate program: no router, no component kit, no API call. */
export const startLanding = async (root: HTMLElement): Promise<void> => {
  const language = preferredLanguage(localStorage.getItem(languageKey), navigator.languages);
  const texts = await loadTexts(language, 'landing');
  document.documentElement.lang = language;
  document.title = `${texts.product} · ${texts.title}`;
  createRoot(root).render(<Landing texts={texts} motion={allowsMotion()} />);
};
