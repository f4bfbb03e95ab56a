import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ownTimeZone } from '../../../ui/format.ts';
import { Choice } from '../../choice.tsx';
import { terrains } from '../scenario-form.ts';
import { inputId } from './input-words.ts';
import classes from './inputs.module.css';
import { errorOf, type InputProps } from './number-inputs.tsx';

/** When, and over what ground. */
export const SurroundingsInputs = ({ form, onChange, complaints }: InputProps) => {
  const { t } = useTranslation('vulnerability');
  const zone = ownTimeZone();
  return (
    <div className={classes.stack}>
      <TextInput
        id={inputId('time')}
        type="datetime-local"
        label={t('input.time')}
        description={t('input.timeHint', { zone })}
        value={form.time}
        onChange={(event) => onChange({ time: event.currentTarget.value })}
        error={errorOf(complaints, 'time')}
      />
      <Choice
        label={t('input.terrain')}
        value={form.terrain}
        options={terrains}
        nameOf={(terrain) => t(`input.terrains.${terrain}`)}
        onChange={(terrain) => onChange({ terrain })}
      />
    </div>
  );
};
