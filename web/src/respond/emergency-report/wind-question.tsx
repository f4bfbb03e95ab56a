import { type CompassPoint, compassPoints, compassStepDeg, toCompassPoint, toDegrees } from '@hazardguard/contract';
import { Button, Text } from '@mantine/core';
import { asManualWeather } from '../../assess/scenario/inputs/as-manual-weather.ts';
import { CompassDial } from '../../assess/scenario/inputs/compass-dial.tsx';
import type { ScenarioForm } from '../../assess/scenario/scenario-form.ts';
import { weatherPatch } from '../../assess/scenario/weather-patch.ts';
import { useWeatherText } from '../../assess/weather/use-weather-text.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { AirQuestions } from './air-questions.tsx';
import { ChoiceList } from './choice-list.tsx';
import { classFromSmoke, findSmoke } from './class-from-smoke.ts';
import classes from './emergency-report.module.css';
import type { ReportState } from './use-report.ts';

/** Mean speeds of wind in words, m/s: WMO Manual on Codes, Beaufort scale, forces 1 (0.3 to 1.5), 2 and 3 (1.6 to 5.4), 4 (5.5 to 7.9), 6 (10.8 to 13.8). */
const strengths = { calm: 0.9, light: 3.5, breeze: 6.7, strong: 12.3 } as const;
type Strength = keyof typeof strengths;
const strengthNames = Object.keys(strengths) as Strength[];

/** Wind that nobody knows: almost calm, in which a cloud reaches far and the zones are drawn all around; its direction means nothing. */
const unknownWind: Partial<ScenarioForm> = { windFromDeg: 0, windSpeedMs: String(strengths.calm) };

/** A point between the eight main ones: only a person who tells sixteen apart names it. */
const isBetween = (fromDeg: number): boolean => (fromDeg / compassStepDeg) % 2 === 1;

/** A point and its two neighbours. */
const listAround = (fromDeg: number): readonly CompassPoint[] => {
  const at = compassPoints.indexOf(toCompassPoint(fromDeg));
  return [-1, 0, 1].flatMap((step) => compassPoints[(at + step + compassPoints.length) % compassPoints.length] ?? []);
};

/** Air of which nobody states the temperature, °C: as in the reference weather of 40 CFR 68.22; the run says that it is assumed. */
const assumedAir: Partial<ScenarioForm> = { temperatureC: '25', temperatureFrom: 'assumed' };

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
  const { weather, current, chooseWeather, hazard } = state;
  const known = current?.current ?? null;
  const last = current?.last ?? null;
  const air = weather?.temperatureC ? {} : assumedAir;
  const speed = weather?.windSpeedMs === undefined ? undefined : Number(weather.windSpeedMs);
  const isUnknown = weather?.weatherSource === 'wind-unknown';
  const fromDeg = isUnknown ? undefined : weather?.windFromDeg;
  const smoke = findSmoke(weather?.stability);
  const setByHand = (patch: Partial<ScenarioForm>, source: ScenarioForm['weatherSource'] = 'manual'): void => {
    onTurn();
    const windMs = Number(patch.windSpeedMs ?? weather?.windSpeedMs);
    chooseWeather({
      ...asManualWeather(patch),
      weatherSource: source,
      ...(smoke === undefined ? {} : { stability: classFromSmoke(smoke, windMs) }),
      ...(weather?.temperatureFrom === undefined ? {} : { temperatureFrom: weather.temperatureFrom }),
      ...air,
    });
  };
  const take = (from: NonNullable<typeof known>, source: ScenarioForm['weatherSource']): void =>
    chooseWeather({ ...weatherPatch(from, source), stability: 'auto' });
  const isTaken = known !== null && weather?.weatherObservedAt === known.observedAt && weather.weatherSource === known.source;
  return (
    <>
      {known === null && current !== undefined ? <Text size="sm">{t('wind.none')}</Text> : null}
      <div className={classes.sources}>
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
      <CompassDial
        fromDeg={fromDeg}
        onTurn={(windFromDeg) =>
          setByHand(
            { windFromDeg, ...(weather?.windSpeedMs && !isUnknown ? {} : { windSpeedMs: String(strengths.light) }) },
            isBetween(windFromDeg) ? 'compass-16' : 'manual',
          )
        }
      />
      {fromDeg === undefined || weather?.weatherSource !== 'manual' ? null : (
        <>
          <Text size="sm">{t('wind.exactly')}</Text>
          <ChoiceList
            label={t('wind.exactly')}
            rows={listAround(fromDeg).map((point) => ({ key: point, value: point, name: point }))}
            chosen={undefined}
            onChoose={(point) => setByHand({ windFromDeg: toDegrees(point) }, 'compass-16')}
          />
        </>
      )}
      <Button variant="default" aria-pressed={isUnknown} onClick={() => setByHand(unknownWind, 'wind-unknown')}>
        {t('wind.unknown')}
      </Button>
      {isUnknown ? (
        <Text size="sm">{t('wind.isUnknown')}</Text>
      ) : (
        <ChoiceList
          label={t('wind.strength')}
          rows={strengthNames.map((name) => ({
            key: name,
            value: strengths[name],
            name: t(`wind.${name}`),
            note: format.quantity(strengths[name], 'm/s', 2),
          }))}
          chosen={strengthNames.find((name) => strengths[name] === speed)}
          onChoose={(windSpeedMs) =>
            setByHand({ windSpeedMs: String(windSpeedMs) }, weather?.weatherSource === 'compass-16' ? 'compass-16' : 'manual')
          }
        />
      )}
      {weather?.windSpeedMs === undefined || (hazard !== 'leak' && hazard !== 'flammable') ? null : (
        <AirQuestions
          state={state}
          onChange={(patch) => {
            onTurn();
            chooseWeather(patch);
          }}
        />
      )}
    </>
  );
};
