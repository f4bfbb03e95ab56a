import { NativeSelect, Switch, Text } from '@mantine/core';
import { useTranslation } from '../../../locales/use-translation.ts';
import { readNumber } from '../../../ui/read-number.ts';
import { useForecast } from '../../weather/use-forecast.ts';
import { useStationHistory } from '../../weather/use-station-history.ts';
import { smokes, toStabilityClass } from '../air/class-from-smoke.ts';
import { SkyAndSmoke } from '../air/sky-and-smoke.tsx';
import { localTime, parseMoment, type ScenarioForm, stabilities, weatherInputs } from '../scenario-form.ts';
import type { Site } from '../site.ts';
import { asTypedAir } from './as-manual-weather.ts';
import { inputId } from './input-complaints.ts';
import { memoForInputs } from './memo-for-inputs.ts';
import { findError, type InputProps, NumberField } from './number-inputs.tsx';
import { WindInputs } from './wind-inputs.tsx';

interface FollowProps extends Pick<InputProps<'follow'>, 'form' | 'onChange'> {
  readonly site: Site;
}

interface MeasuredProps extends Pick<InputProps<'measured' | 'time'>, 'form' | 'onChange'> {
  readonly site: Site;
}

const hourMs = 3_600_000;

const inputs = [
  ...weatherInputs,
  'stability',
  'weatherSource',
  'weatherObservedAt',
  'weatherStability',
  'temperatureFrom',
  'hazard',
  'time',
] as const;
type AirProps = InputProps<(typeof inputs)[number]> & { readonly site: Site };

const isCloud = ({ hazard }: Pick<ScenarioForm, 'hazard'>): boolean => hazard === 'leak' || hazard === 'flammable';
const isSmoke = (stability: ScenarioForm['stability']): boolean => smokes.some((smoke) => smoke === stability);

const AirInputs = memoForInputs(inputs, ({ site, ...input }: AirProps) => {
  const { t } = useTranslation('vulnerability');
  const { form, onChange, complaints } = input;
  const autoLabel =
    form.weatherStability === undefined ? t('input.stabilityAuto') : t('input.stabilityMeasured', { class: form.weatherStability });
  const nameStability = (value: ScenarioForm['stability']): string => {
    if (value === 'auto') return autoLabel;
    const found = toStabilityClass(value, readNumber(form.windSpeedMs) ?? 0) ?? 'D';
    const name = t(`input.stabilities.${found}`);
    return isSmoke(value) ? t('input.stabilityFromSmoke', { class: name }) : name;
  };
  return (
    <>
      <div className="hg-pair hg-gap-3">
        {weatherInputs.map((name) => (
          <NumberField
            key={name}
            {...input}
            name={name}
            onChange={(patch) => onChange(asTypedAir(form, name, patch))}
            placeholder={name === 'humidityPercent' || name === 'cloudPercent' ? t('input.default', { value: '50' }) : undefined}
          />
        ))}
      </div>
      {form.temperatureFrom === undefined ? null : (
        <Text size="xs" c="dimmed">
          {t(`input.temperatureFrom.${form.temperatureFrom}`)}
        </Text>
      )}
      {isCloud(form) ? <SkyAndSmoke form={form} place={site} time={parseMoment(form.time)} dense onChange={onChange} /> : null}
      <NativeSelect
        id={inputId('stability')}
        label={t('input.stability')}
        value={form.stability}
        onChange={(event) => {
          const stability = stabilities.find((candidate) => candidate === event.currentTarget.value);
          if (stability !== undefined) onChange({ stability });
        }}
        data={stabilities
          .filter((value) => !isSmoke(value) || value === form.stability)
          .map((value) => ({ value, label: nameStability(value) }))}
        error={findError(complaints, 'stability')}
      />
    </>
  );
});

/** Whether the cloud follows the forecast, and why it cannot where there is none. */
const FollowInput = memoForInputs(['follow'], ({ form, onChange, site }: FollowProps) => {
  const { t } = useTranslation('vulnerability');
  const forecast = useForecast(form.follow ? site : undefined);
  const isMissing = form.follow && (forecast.isError || forecast.data?.forecast === null);
  return (
    <Switch
      label={t('input.follow')}
      description={t('input.followHint')}
      checked={form.follow}
      onChange={(event) => onChange({ follow: event.currentTarget.checked })}
      error={isMissing ? t('input.followNone') : undefined}
    />
  );
});

/** Whether the cloud follows what the site's station measured since the release began, which is then in the past. */
const MeasuredInput = memoForInputs(['measured', 'time'], ({ form, onChange, site }: MeasuredProps) => {
  const { t } = useTranslation('vulnerability');
  const { data, isError } = useStationHistory(site.id);
  const periods = data?.periods ?? [];
  const isShort = form.measured && data !== undefined && !periods.some(({ to }) => Date.parse(to) > Date.parse(form.time));
  const toggle = (measured: boolean): void => {
    const newest = Date.parse(periods.at(-1)?.to ?? '');
    const first = periods.find(({ from }) => Date.parse(from) >= newest - hourMs);
    // A release that begins now has no weather of the past.
    const isPast = Date.parse(form.time) < newest - 60_000;
    onChange({ measured, ...(measured && first !== undefined && !isPast ? { time: localTime(new Date(first.from)) } : {}) });
  };
  if (!form.measured && periods.length < 2) return null;
  return (
    <Switch
      label={t('input.measured')}
      description={t('input.measuredHint')}
      checked={form.measured}
      onChange={(event) => toggle(event.currentTarget.checked)}
      error={isError || isShort ? t('input.measuredNone') : undefined}
    />
  );
});

export const WeatherInputs = ({ site, ...input }: InputProps & { readonly site: Site }) => (
  <div className="hg-stack hg-gap-3">
    <WindInputs site={site} {...input} />
    <AirInputs site={site} {...input} />
    {isCloud(input.form) ? (
      <>
        {input.form.weatherSource === 'station' || input.form.measured ? (
          <MeasuredInput form={input.form} onChange={input.onChange} site={site} />
        ) : null}
        <FollowInput form={input.form} onChange={input.onChange} site={site} />
      </>
    ) : null}
  </div>
);
