import { type AlertText, alertContents, alertTextLimit, smsLetters, textLimits, toSmsText } from '@hazardguard/contract';
import type { PublicLanguage } from '@hazardguard/i18n/languages';
import { Stack } from '@mantine/core';
import { WarningText } from '../../assess/alert-draft/draft-inputs.tsx';
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
        <WarningText
          key={content}
          label={t(`content.${content}`)}
          language={language}
          value={text[content]}
          onChange={(value) => onChange(withContent(text, content, value))}
          max={content === 'source' ? textLimits.name : alertTextLimit}
          maxLength={content === 'source' ? textLimits.name : alertTextLimit}
          minRows={content === 'source' ? 1 : 2}
        />
      ))}
      <WarningText
        label={t('content.smsText')}
        hint={t('smsHint')}
        language={language}
        value={toSmsText(text)}
        onChange={(smsText) => onChange({ ...text, smsText })}
        maxLength={smsLetters}
      />
      <SmsMeter text={text} />
    </Stack>
  );
};
