import { TextInput } from '@mantine/core';
import { useTranslation } from '../../../locales/use-translation.ts';
import { Choice } from '../../../ui/choice.tsx';
import { useFormat } from '../../../ui/format.ts';
import { terrains } from '../scenario-form.ts';
import { inputId } from './input-complaints.ts';
import classes from './inputs.module.css';
import { memoForInputs } from './memo-for-inputs.ts';
import { findError, type InputProps } from './number-inputs.tsx';

const inputs = ['time', 'terrain'] as const;

/** Time and terrain. */
export const SurroundingsInputs = memoForInputs(inputs, ({ form, onChange, complaints }: InputProps<(typeof inputs)[number]>) => {
  const { t } = useTranslation('vulnerability');
  const zone = useFormat().ownZone();
  return (
    <div className={classes.stack}>
      <TextInput
        id={inputId('time')}
        type="datetime-local"
        label={t('input.time')}
        description={t('input.timeHint', { zone })}
        value={form.time}
        onChange={(event) => onChange({ time: event.currentTarget.value })}
        error={findError(complaints, 'time')}
      />
      <Choice
        label={t('input.terrain')}
        value={form.terrain}
        options={terrains}
        formatName={(terrain) => t(`input.terrains.${terrain}`)}
        onChange={(terrain) => onChange({ terrain })}
      />
    </div>
  );
});
