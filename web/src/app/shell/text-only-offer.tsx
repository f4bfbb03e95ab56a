import { Button } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { isSlowLine } from '../../ui/slow-line.ts';
import { chooseTextOnly, useTextOnlyChoice } from '../../ui/text-only.ts';

/** On a slow line, until a person has chosen: text and tables instead of maps and pictures. */
export const TextOnlyOffer = () => {
  const { t } = useTranslation('shell');
  const choice = useTextOnlyChoice();
  if (choice !== undefined || !isSlowLine()) return null;
  return (
    <section className="hg-row hg-under hg-pad-1 hg-small hg-soft" aria-label={t('textOnly.name')}>
      <span>{t('textOnly.offer')}</span>
      <Button variant="default" size="compact-sm" onClick={() => chooseTextOnly(true)}>
        {t('textOnly.accept')}
      </Button>
      <Button variant="default" size="compact-sm" onClick={() => chooseTextOnly(false)}>
        {t('textOnly.refuse')}
      </Button>
    </section>
  );
};
