import type { PublicLanguage } from '@hazardguard/i18n/languages';
import { Text } from '@mantine/core';
import { usePublicLanguages } from '../../data/public-languages.ts';
import { useTranslation } from '../../locales/use-translation.ts';

/** Marks a language whose public texts no speaker has signed completely. English is the source and has no mark. */
export const ReviewMark = ({ language }: { readonly language: PublicLanguage }) => {
  const { t } = useTranslation('alerts');
  const found = usePublicLanguages().data?.find((one) => one.language === language);
  if (found === undefined || found.signed === found.texts) return null;
  return (
    <Text size="sm" fw={600} data-review-mark={language}>
      {t('notReviewed', { signed: found.signed, texts: found.texts })}
    </Text>
  );
};
