import type { Alert } from '@hazardguard/contract';
import { findLanguage } from '@hazardguard/i18n/languages';
import { Anchor, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { usePublicLanguages } from '../../data/public-languages.ts';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { findText } from './edit-values.ts';

/** Names the languages of the warning before the release in which no speaker has signed all texts that decide over life. */
export const UnsignedLanguages = ({ alert }: { readonly alert: Alert }) => {
  const { t } = useTranslation('alerts');
  const mayReview = useHasPermission('texts.review');
  const unsigned = (usePublicLanguages().data ?? []).filter(
    ({ language, decisive }) => decisive.signed < decisive.texts && findText(alert, language) !== undefined,
  );
  if (unsigned.length === 0) return null;
  return (
    <Text size="sm" fw={600} data-unsigned>
      {t('unsigned', { languages: unsigned.map(({ language }) => findLanguage(language).name).join(', ') })}
      {mayReview
        ? unsigned.map(({ language }) => (
            <Anchor
              key={language}
              ml={8}
              fw={400}
              lang={language}
              renderRoot={(props) => <Link {...props} to="/PublicTexts" search={{ language } as never} />}
            >
              {findLanguage(language).name}
            </Anchor>
          ))
        : null}
    </Text>
  );
};
