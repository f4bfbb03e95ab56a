import { compassPointOf, weatherStaleMinutes } from '@hazardguard/contract';
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../ui/format.ts';
import { Choice } from '../../choice.tsx';
import { useWeatherWords } from '../../weather/weather-words.ts';
import { WindArrow } from '../../weather/wind-arrow.tsx';
import { type ScenarioForm, stabilities, weatherInputs, windMethods } from '../scenario-form.ts';
import type { Site } from '../site.ts';
import { AutoDetect } from './auto-detect.tsx';
import { CompassDial } from './compass-dial.tsx';
import { inputId } from './input-words.ts';
import classes from './inputs.module.css';
import { errorOf, type InputProps, NumberField } from './number-inputs.tsx';
import { WindText } from './wind-text.tsx';

/** What is set by hand is this person's word from then on, not the service's. */
const byHand = (patch: Partial<ScenarioForm>): Partial<ScenarioForm> => ({
  ...patch,
  weatherSource: 'manual',
  weatherObservedAt: undefined,
});

/** Where the wind comes from, who says so and how old that is; one line for all three ways of giving it. */
const WindNow = ({ form }: { readonly form: ScenarioForm }) => {
  const { t } = useTranslation('vulnerability');
  const format = useFormat();
  const words = useWeatherWords();
  if (form.windFromDeg === undefined) return <span className={classes.quiet}>{t('wind.unknown')}</span>;
  const ageS = form.weatherObservedAt === undefined ? undefined : Math.max(0, (Date.now() - Date.parse(form.weatherObservedAt)) / 1000);
  return (
    <>
      <WindArrow fromDeg={form.windFromDeg} />
      <strong>{t('wind.from', { point: compassPointOf(form.windFromDeg), degrees: format.number(form.windFromDeg, 4) })}</strong>
      <span className={classes.quiet}>
        {t(`wind.origin.${form.weatherSource}`)}
        {ageS === undefined ? '' : `, ${words.age(ageS)}`}
        {ageS !== undefined && ageS > weatherStaleMinutes * 60 ? ` (${t('wind.outOfDate')})` : ''}
      </span>
    </>
  );
};

interface WeatherInputsProps extends InputProps {
  readonly site: Site;
}

export const WeatherInputs = ({ site, ...input }: WeatherInputsProps) => {
  const { t } = useTranslation('vulnerability');
  const { form, onChange, complaints } = input;
  return (
    <div className={classes.stack}>
      <fieldset className={classes.group} id={inputId('windFromDeg')} tabIndex={-1}>
        <legend className={classes.legend}>{t('wind.legend')}</legend>
        <div className={classes.stack}>
          <Choice
            label={t('wind.method')}
            quiet
            value={form.windMethod}
            options={windMethods}
            nameOf={(method) => t(`wind.methods.${method}`)}
            onChange={(windMethod) => onChange({ windMethod })}
          />
          {form.windMethod === 'auto' ? <AutoDetect site={site} onChange={onChange} /> : null}
          {form.windMethod === 'text' ? (
            <WindText id="scenario-wind-text" fromDeg={form.windFromDeg} onChange={(patch) => onChange(byHand(patch))} />
          ) : null}
          {form.windMethod === 'compass' ? (
            <CompassDial fromDeg={form.windFromDeg} onTurn={(windFromDeg) => onChange(byHand({ windFromDeg }))} />
          ) : null}
          <output className={classes.origin}>
            <WindNow form={form} />
          </output>
        </div>
      </fieldset>
      <div className={classes.pair}>
        {weatherInputs.map((name) => (
          <NumberField
            key={name}
            {...input}
            name={name}
            onChange={(patch) => onChange(byHand(patch))}
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
        error={errorOf(complaints, 'stability')}
      />
    </div>
  );
};
