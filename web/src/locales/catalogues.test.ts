import { languageCodes } from '@hazardguard/i18n/languages';
import { expect, it } from 'vitest';
import { loadCatalogue, preferredLanguage } from './catalogues.ts';

it('prefers the person’s choice, then the browser’s, then English', () => {
  expect(preferredLanguage('mr', ['hi-IN'])).toBe('mr');
  expect(preferredLanguage(null, ['fr-FR', 'gu-IN', 'en'])).toBe('gu');
  expect(preferredLanguage(null, ['fr-FR', 'en-GB'])).toBe('en');
  expect(preferredLanguage('xx', ['de'])).toBe('en');
});

it.each(languageCodes)('fetches the texts of %s, and rejects missing ones', async (language) => {
  await expect(loadCatalogue(language, 'early-warning')).resolves.toHaveProperty('choose');
  await expect(loadCatalogue(language, 'server/roles')).rejects.toThrow(`There is no catalogue ${language}/server/roles`);
});
