import { type Hazard, mostOwnLevels, unitsOfHazard } from '@hazardguard/engine';
import { TextInput } from '@mantine/core';
import { useTranslation } from '../../../locales/use-translation.ts';
import { longestLevels } from '../scenario-form.ts';

/** One of each unit as an example. */
const examples = {
  ppm: '10 ppm',
  'mg/m³': '7.3 mg/m³',
  '% LFL': '25 % LFL',
  ppm·min: '600 ppm·min',
  'kW/m²': '4 kW/m²',
  kPa: '5 kPa',
} as const;

interface OwnLevelsInputProps {
  readonly id: string;
  readonly hazard: Hazard;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly error: string | undefined;
}

/** Levels of concern of the user's own, in one line; the units are those that the hazard is judged by. */
export const OwnLevelsInput = ({ id, hazard, value, onChange, error }: OwnLevelsInputProps) => {
  const { t } = useTranslation('vulnerability');
  const shown = unitsOfHazard(hazard).map((unit) => examples[unit]);
  return (
    <TextInput
      id={id}
      label={t('input.ownLevels')}
      description={t('input.ownLevelsHint', { most: mostOwnLevels, examples: shown.join('; ') })}
      value={value}
      maxLength={longestLevels}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
    />
  );
};
