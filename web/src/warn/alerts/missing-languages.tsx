import type { Alert } from '@hazardguard/contract';
import { findLanguage } from '@hazardguard/i18n/languages';
import { Text } from '@mantine/core';
import { useOfferedLanguages } from '../../data/public-languages.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { listMissingLanguages } from './edit-values.ts';

/** Names the languages without a text before the release: their recipients get English, with a line that says so. */
export const MissingLanguages = ({ alert }: { readonly alert: Pick<Alert, 'translations'> }) => {
  const { t } = useTranslation('alerts');
  const missing = listMissingLanguages(alert, useOfferedLanguages());
  if (missing.length === 0) return null;
  return (
    <Text size="sm" fw={600}>
      {t('missingLanguages', { languages: missing.map((language) => findLanguage(language).name).join(', ') })}
    </Text>
  );
};
