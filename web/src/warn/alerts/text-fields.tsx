import { type AlertText, alertContents, alertTextLimit, smsLetters, textLimits, toSmsText } from '@hazardguard/contract';
import { findDirection, type PublicLanguage } from '@hazardguard/i18n/languages';
import { Stack, Textarea } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { withContent } from './edit-values.ts';
import { SmsMeter } from './sms-meter.tsx';

interface TextFieldsProps {
  readonly language: PublicLanguage;
  readonly text: AlertText;
  readonly onChange: (text: AlertText) => void;
}

/** The five contents of one language and the text message, with its length. */
export const TextFields = ({ language, text, onChange }: TextFieldsProps) => {
  const { t } = useTranslation('alerts');
  return (
    <Stack gap="sm">
      {alertContents.map((content) => (
        <Textarea
          key={content}
          label={t(`content.${content}`)}
          lang={language}
          attributes={{ input: { dir: findDirection(language) } }}
          value={text[content]}
          onChange={(event) => onChange(withContent(text, content, event.currentTarget.value))}
          maxLength={content === 'source' ? textLimits.name : alertTextLimit}
          autosize
          minRows={content === 'source' ? 1 : 2}
          maxRows={8}
          required
        />
      ))}
      <Textarea
        label={t('content.smsText')}
        description={t('smsHint')}
        lang={language}
        attributes={{ input: { dir: findDirection(language) } }}
        value={toSmsText(text)}
        onChange={(event) => onChange({ ...text, smsText: event.currentTarget.value })}
        maxLength={smsLetters}
        autosize
        minRows={2}
        maxRows={8}
        required
      />
      <SmsMeter text={text} />
    </Stack>
  );
};
