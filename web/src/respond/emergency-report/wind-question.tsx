import { Button, Text } from '@mantine/core';
import { assumedAir, calmMs } from '../../assess/scenario/air/assumed-air.ts';
import { GroundQuestion } from '../../assess/scenario/air/ground-question.tsx';
import { SkyAndSmoke } from '../../assess/scenario/air/sky-and-smoke.tsx';
import { UnknownWind } from '../../assess/scenario/air/unknown-wind.tsx';
import { WindByHand } from '../../assess/scenario/air/wind-by-hand.tsx';
import { asManualWeather } from '../../assess/scenario/inputs/as-manual-weather.ts';
import type { ScenarioForm } from '../../assess/scenario/scenario-form.ts';
import { weatherPatch } from '../../assess/scenario/weather-patch.ts';
import { useWeatherText } from '../../assess/weather/use-weather-text.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ChoiceList } from '../../ui/choice-list.tsx';
import { useFormat } from '../../ui/format.ts';
import classes from './emergency-report.module.css';
import type { ReportState } from './use-report.ts';

/** Mean speeds of wind in words, m/s: WMO Manual on Codes, Beaufort scale, forces 1, 2 and 3 (1.6 to 5.4), 4 (5.5 to 7.9), 6 (10.8 to 13.8). */
const strengths = { calm: calmMs, light: 3.5, breeze: 6.7, strong: 12.3 } as const;
type Strength = keyof typeof strengths;
const strengthNames = Object.keys(strengths) as Strength[];

interface WindProps {
  readonly state: ReportState;
  /** The person sets the wind. */
  readonly onTurn: () => void;
}

/** The arrow and the words change the wind; the best source can be taken back. */
export const WindQuestion = ({ state, onTurn }: WindProps) => {
  const { t } = useTranslation('emergency-report');
  const format = useFormat();
  const text = useWeatherText();
  const { weather, current, chooseWeather, hazard, place, time, site } = state;
  const known = current?.current ?? null;
  const last = current?.last ?? null;
  const air = weather?.temperatureC ? {} : assumedAir;
  const speed = weather?.windSpeedMs === undefined ? undefined : Number(weather.windSpeedMs);
  const source = weather?.weatherSource ?? 'manual';
  const isUnknown = source === 'wind-unknown';
  const set = (patch: Partial<ScenarioForm>): void => {
    onTurn();
    chooseWeather({ ...patch, ...(weather?.temperatureFrom === undefined ? {} : { temperatureFrom: weather.temperatureFrom }), ...air });
  };
  const setByHand = (patch: Partial<ScenarioForm>, from: ScenarioForm['weatherSource']): void =>
    set({ ...asManualWeather(patch), weatherSource: from });
  const take = (from: NonNullable<typeof known>, taken: ScenarioForm['weatherSource']): void =>
    chooseWeather({ ...weatherPatch(from, taken), stability: 'auto' });
  const isTaken = known !== null && weather?.weatherObservedAt === known.observedAt && weather.weatherSource === known.source;
  const answer = (patch: Partial<ScenarioForm>): void => {
    onTurn();
    chooseWeather(patch);
  };
  return (
    <>
      {known === null && current !== undefined ? <Text size="sm">{t('wind.none')}</Text> : null}
      <div className={`hg-stack ${classes.sources}`}>
        {known !== null && !isTaken ? (
          <Button variant="default" onClick={() => take(known, known.source)}>
            {t('wind.take', { wind: text.wind(known), source: text.source(known), age: text.age(known.ageS) })}
          </Button>
        ) : null}
        {known === null && last !== null ? (
          <Button variant="default" onClick={() => take(last, 'last-known')}>
            {t('wind.takeLast', { wind: text.wind(last), age: text.age(last.ageS) })}
          </Button>
        ) : null}
      </div>
      <Text size="sm">{t('wind.turn')}</Text>
      <WindByHand
        form={{ windFromDeg: weather?.windFromDeg, weatherSource: source }}
        onTurn={(windFromDeg, from) =>
          setByHand({ windFromDeg, ...(weather?.windSpeedMs && !isUnknown ? {} : { windSpeedMs: String(strengths.light) }) }, from)
        }
      />
      <UnknownWind source={source} onChange={set} />
      {isUnknown ? null : (
        <ChoiceList
          label={t('wind.strength')}
          rows={strengthNames.map((name) => ({
            key: name,
            value: strengths[name],
            name: t(`wind.${name}`),
            note: format.quantity(strengths[name], 'm/s', 2),
          }))}
          chosen={strengthNames.find((name) => strengths[name] === speed)}
          onChoose={(windSpeedMs) => setByHand({ windSpeedMs: String(windSpeedMs) }, source === 'compass-16' ? source : 'manual')}
        />
      )}
      {weather?.windSpeedMs === undefined || place === undefined || (hazard !== 'leak' && hazard !== 'flammable') ? null : (
        <>
          <SkyAndSmoke
            form={{
              cloudPercent: weather.cloudPercent ?? '',
              stability: weather.stability ?? 'auto',
              weatherObservedAt: weather.weatherObservedAt,
            }}
            place={place}
            time={time}
            onChange={answer}
          />
          <GroundQuestion terrain={weather.terrain ?? 'unknown'} known={site?.terrain ?? null} onChange={answer} />
        </>
      )}
    </>
  );
};
