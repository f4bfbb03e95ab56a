import { toCompassPoint, weatherStaleMinutes } from '@hazardguard/contract';
import { memo, useCallback, useState } from 'react';
import { useTranslation } from '../../../locales/use-translation.ts';
import { Choice } from '../../../ui/choice.tsx';
import { useFormat } from '../../../ui/format.ts';
import { useWeatherOriginText } from '../../weather/use-weather-origin-text.ts';
import { useWeatherText } from '../../weather/use-weather-text.ts';
import { WindArrow } from '../../weather/wind-arrow.tsx';
import { assumedAir } from '../air/assumed-air.ts';
import { UnknownWind } from '../air/unknown-wind.tsx';
import { WindByHand } from '../air/wind-by-hand.tsx';
import { type ScenarioForm, windMethods } from '../scenario-form.ts';
import type { Site } from '../site.ts';
import { asManualWeather } from './as-manual-weather.ts';
import { AutoDetect } from './auto-detect.tsx';
import { inputId } from './input-complaints.ts';
import { memoForInputs } from './memo-for-inputs.ts';
import type { InputProps } from './number-inputs.tsx';
import { WindText } from './wind-text.tsx';

const inputs = ['windMethod', 'windFromDeg', 'weatherSource', 'weatherObservedAt', 'weatherDistanceM', 'temperatureC'] as const;
type WindProps = InputProps<(typeof inputs)[number]>;

/** Wind direction, source and age in one line, the same for all three methods. */
const WindNow = ({ form }: Pick<WindProps, 'form'>) => {
  const { t } = useTranslation('vulnerability');
  const format = useFormat();
  const text = useWeatherText();
  const nameOrigin = useWeatherOriginText();
  if (form.windFromDeg === undefined) return <span className="hg-tiny hg-quiet">{t('wind.unknown')}</span>;
  if (form.weatherSource === 'wind-unknown') return <span className="hg-tiny hg-quiet">{t('wind.origin.wind-unknown')}</span>;
  const ageS = form.weatherObservedAt === undefined ? undefined : Math.max(0, (Date.now() - Date.parse(form.weatherObservedAt)) / 1000);
  return (
    <>
      <WindArrow fromDeg={form.windFromDeg} />
      <strong>{t('wind.from', { point: toCompassPoint(form.windFromDeg), degrees: format.number(form.windFromDeg, 4) })}</strong>
      <span className="hg-tiny hg-quiet">
        {nameOrigin(form.weatherSource)}
        {form.weatherDistanceM === undefined ? '' : `, ${text.distance(form.weatherDistanceM)}`}
        {ageS === undefined ? '' : `, ${text.age(ageS)}`}
        {ageS !== undefined && ageS > weatherStaleMinutes * 60 ? ` (${t('wind.outOfDate')})` : ''}
      </span>
    </>
  );
};

interface MethodProps {
  readonly method: ScenarioForm['windMethod'];
  readonly onChange: (patch: Partial<ScenarioForm>) => void;
}

const Method = memo(({ method, onChange }: MethodProps) => {
  const { t } = useTranslation('vulnerability');
  return (
    <Choice
      label={t('wind.method')}
      quiet
      value={method}
      options={windMethods}
      formatName={(one) => t(`wind.methods.${one}`)}
      onChange={(windMethod) => onChange({ windMethod })}
    />
  );
});

/** Wind direction, entered by one of three methods. */
export const WindInputs = memoForInputs(inputs, ({ site, form, onChange }: WindProps & { readonly site: Site }) => {
  const { t } = useTranslation('vulnerability');
  // A link or a stored run has its own wind: only the user's choice replaces it.
  const [isChosen, setChosen] = useState(false);
  const choose = useCallback(
    (patch: Partial<ScenarioForm>): void => {
      setChosen(patch.windMethod === 'auto');
      onChange(patch);
    },
    [onChange],
  );
  return (
    <fieldset id={inputId('windFromDeg')} tabIndex={-1}>
      <legend className="hg-small hg-below-2">{t('wind.legend')}</legend>
      <div className="hg-stack hg-gap-3">
        <Method method={form.windMethod} onChange={choose} />
        {form.windMethod === 'auto' ? (
          <AutoDetect
            key={`${site.latitude} ${site.longitude}`}
            site={site}
            isNeeded={isChosen || form.windFromDeg === undefined}
            onChange={onChange}
          />
        ) : null}
        {form.windMethod === 'text' ? (
          <WindText
            id="scenario-wind-text"
            fromDeg={form.weatherSource === 'wind-unknown' ? undefined : form.windFromDeg}
            onChange={(patch) => onChange(asManualWeather(patch))}
          />
        ) : null}
        {form.windMethod === 'compass' ? (
          <WindByHand
            form={form}
            dense
            onTurn={(windFromDeg, weatherSource) => onChange({ ...asManualWeather({ windFromDeg }), weatherSource })}
          />
        ) : null}
        <UnknownWind
          source={form.weatherSource}
          onChange={(patch) => onChange(form.temperatureC.trim() === '' ? { ...patch, ...assumedAir } : patch)}
        />
        <output className="hg-row hg-small">
          <WindNow form={form} />
        </output>
      </div>
    </fieldset>
  );
});
