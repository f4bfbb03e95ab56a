import { mostOwnLevels, unitsOfHazard } from '@hazardguard/engine';
import { TextInput } from '@mantine/core';
import { useTranslation } from '../../../locales/use-translation.ts';
import { inputId } from './input-complaints.ts';
import { findError, type InputProps } from './number-inputs.tsx';

/** One of each unit as an example. */
const examples = {
  ppm: '10 ppm',
  'mg/m³': '7.3 mg/m³',
  '% LFL': '25 % LFL',
  ppm·min: '600 ppm·min',
  'kW/m²': '4 kW/m²',
  kPa: '5 kPa',
} as const;

/** Levels of concern of the user's own, in one line; the units are those that the hazard is judged by. */
export const OwnLevelsInput = ({ form, onChange, complaints }: InputProps<'ownLevels' | 'hazard'>) => {
  const { t } = useTranslation('vulnerability');
  const shown = unitsOfHazard(form.hazard).map((unit) => examples[unit]);
  return (
    <TextInput
      id={inputId('ownLevels')}
      label={t('input.ownLevels')}
      description={t('input.ownLevelsHint', { most: mostOwnLevels, examples: shown.join('; ') })}
      value={form.ownLevels}
      maxLength={100}
      onChange={(event) => onChange({ ownLevels: event.currentTarget.value })}
      error={findError(complaints, 'ownLevels')}
    />
  );
};
