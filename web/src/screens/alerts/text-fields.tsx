import { type AlertLanguage, type AlertText, alertContents, alertTextLimit, textLimits } from '@hazardguard/contract';
import { Stack, Textarea } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Meter } from './meter.tsx';

interface TextFieldsProps {
  readonly language: AlertLanguage;
  readonly text: AlertText;
  readonly onChange: (text: AlertText) => void;
}

/** The five contents of one language, with the length of the whole. */
export const TextFields = ({ language, text, onChange }: TextFieldsProps) => {
  const { t } = useTranslation('alerts');
  return (
    <Stack gap="sm">
      {alertContents.map((content) => (
        <Textarea
          key={content}
          label={t(`content.${content}`)}
          lang={language}
          value={text[content]}
          onChange={(event) => onChange({ ...text, [content]: event.currentTarget.value })}
          maxLength={content === 'source' ? textLimits.name : alertTextLimit}
          autosize
          minRows={content === 'source' ? 1 : 2}
          maxRows={8}
          required
        />
      ))}
      <Meter text={text} />
    </Stack>
  );
};
