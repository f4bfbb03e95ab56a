import { NativeSelect } from '@mantine/core';
import { useTranslation } from '../../../locales/use-translation.ts';
import { stabilities, weatherInputs } from '../scenario-form.ts';
import type { Site } from '../site.ts';
import { asManualWeather } from './as-manual-weather.ts';
import { inputId } from './input-complaints.ts';
import classes from './inputs.module.css';
import { memoForInputs } from './memo-for-inputs.ts';
import { findError, type InputProps, NumberField } from './number-inputs.tsx';
import { WindInputs } from './wind-inputs.tsx';

const inputs = [...weatherInputs, 'stability'] as const;

const AirInputs = memoForInputs(inputs, (input: InputProps<(typeof inputs)[number]>) => {
  const { t } = useTranslation('vulnerability');
  const { form, onChange, complaints } = input;
  return (
    <>
      <div className={classes.pair}>
        {weatherInputs.map((name) => (
          <NumberField
            key={name}
            {...input}
            name={name}
            onChange={(patch) => onChange(asManualWeather(patch))}
            placeholder={name === 'humidityPercent' || name === 'cloudPercent' ? t('input.default', { value: '50' }) : undefined}
          />
        ))}
      </div>
      <NativeSelect
        id={inputId('stability')}
        label={t('input.stability')}
        value={form.stability}
        onChange={(event) => {
          const stability = stabilities.find((candidate) => candidate === event.currentTarget.value);
          if (stability !== undefined) onChange({ stability });
        }}
        data={stabilities.map((value) => ({
          value,
          label: value === 'auto' ? t('input.stabilityAuto') : t(`input.stabilities.${value}`),
        }))}
        error={findError(complaints, 'stability')}
      />
    </>
  );
});

export const WeatherInputs = ({ site, ...input }: InputProps & { readonly site: Site }) => (
  <div className={classes.stack}>
    <WindInputs site={site} {...input} />
    <AirInputs {...input} />
  </div>
);
