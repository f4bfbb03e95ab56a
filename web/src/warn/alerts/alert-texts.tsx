import { type Alert, alertContents } from '@hazardguard/contract';
import { findDirection, findLanguage, isPublicLanguage, type PublicLanguage } from '@hazardguard/i18n/languages';
import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { useOfferedLanguages } from '../../data/public-languages.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ReadAloudButton } from '../../ui/read-aloud/read-aloud-button.tsx';
import { findText } from './edit-values.ts';
import { MessagePreview } from './message-preview.tsx';
import { MissingLanguages } from './missing-languages.tsx';
import { ReviewMark } from './review-mark.tsx';

/** The five contents in each language that has a text. */
export const AlertTexts = ({ alert }: { readonly alert: Alert }) => {
  const { t } = useTranslation('alerts');
  const [chosen, setChosen] = useState<PublicLanguage>('en');
  const available = useOfferedLanguages().filter((language) => findText(alert, language) !== undefined);
  const language = available.includes(chosen) ? chosen : 'en';
  const text = findText(alert, language);
  return (
    <>
      <MissingLanguages alert={alert} />
      <Tabs value={language} onChange={(next) => setChosen(isPublicLanguage(next) ? next : 'en')} keepMounted={false}>
        <Tabs.List aria-label={t('languages')}>
          {available.map((one) => (
            <Tabs.Tab key={one} value={one} lang={one}>
              {findLanguage(one).name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={language} pt="sm">
          {text === undefined ? null : (
            <>
              <ReviewMark language={language} />
              <dl className="hg-stack hg-gap-3 hg-below-2" lang={language} dir={findDirection(language)}>
                {alertContents.map((content) => (
                  <div key={content}>
                    <dt lang="" className="hg-tiny">
                      {t(`content.${content}`)}
                    </dt>
                    <dd>{text[content]}</dd>
                  </div>
                ))}
              </dl>
              <ReadAloudButton
                key={language}
                of={findLanguage(language).name}
                text={alertContents.map((content) => text[content]).join('\n')}
                language={language}
              />
              <MessagePreview alert={alert} language={language} />
            </>
          )}
        </Tabs.Panel>
      </Tabs>
    </>
  );
};
