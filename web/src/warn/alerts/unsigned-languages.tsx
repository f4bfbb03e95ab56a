import type { Alert } from '@hazardguard/contract';
import { findLanguage } from '@hazardguard/i18n/languages';
import { Text } from '@mantine/core';
import { usePublicLanguages } from '../../data/public-languages.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { findText } from './edit-values.ts';

/** Names the languages of the warning before the release in which no speaker has signed all texts that decide over life. */
export const UnsignedLanguages = ({ alert }: { readonly alert: Alert }) => {
  const { t } = useTranslation('alerts');
  const unsigned = (usePublicLanguages().data ?? []).filter(
    ({ language, decisive }) => decisive.signed < decisive.texts && findText(alert, language) !== undefined,
  );
  if (unsigned.length === 0) return null;
  return (
    <Text size="sm" fw={600} data-unsigned>
      {t('unsigned', { languages: unsigned.map(({ language }) => findLanguage(language).name).join(', ') })}
    </Text>
  );
};
