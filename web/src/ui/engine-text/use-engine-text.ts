import type { EngineTexts } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import { createEngineText } from './engine-text.ts';

/** The engine's texts in the current language, in English where that language's catalogue did not load. */
export const useEngineText = () => {
  const { i18n } = useTranslation(['engine', 'vulnerability']);
  const { language } = i18n;
  const engine: EngineTexts['engine'] = i18n.getResourceBundle(language, 'engine') ?? i18n.getResourceBundle('en', 'engine');
  const vulnerability: EngineTexts['vulnerability'] =
    i18n.getResourceBundle(language, 'vulnerability') ?? i18n.getResourceBundle('en', 'vulnerability');
  return createEngineText({ engine, vulnerability }, language);
};
