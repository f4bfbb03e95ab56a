import { parseWind } from '@hazardguard/contract';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import type { ScenarioForm } from '../scenario-form.ts';

interface WindTextProps {
  readonly id: string;
  readonly fromDeg: number | undefined;
  readonly onChange: (patch: Partial<ScenarioForm>) => void;
}

/** Parses the text into wind inputs. Unreadable text clears the direction: the previous one no longer applies. */
export const windTextPatch = (text: string): Partial<ScenarioForm> => {
  const wind = parseWind(text);
  return {
    windFromDeg: wind?.fromDeg,
    ...(wind === null || wind.speedMs === null ? {} : { windSpeedMs: String(Number(wind.speedMs.toPrecision(3))) }),
  };
};

export const WindText = ({ id, fromDeg, onChange }: WindTextProps) => {
  const { t } = useTranslation('vulnerability');
  const [text, setText] = useState(fromDeg === undefined ? '' : String(Number(fromDeg.toFixed(1))));
  const wrong = text.trim() !== '' && parseWind(text) === null;
  return (
    <TextInput
      id={id}
      label={t('wind.text')}
      description={t('wind.textHint')}
      value={text}
      maxLength={60}
      autoComplete="off"
      error={wrong ? t('wind.textWrong', { text }) : undefined}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onChange(windTextPatch(event.currentTarget.value));
      }}
    />
  );
};
