import { type Run, toCompassPoint } from '@hazardguard/contract';
import type { Zone } from '@hazardguard/engine';
import type { ReactNode } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { useEngineText } from '../../ui/engine-text/use-engine-text.ts';
import { useFormat } from '../../ui/format.ts';
import { usePeopleInside } from '../population/use-people-inside.ts';
import { usePeopleText } from '../population/use-people-text.ts';
import { listShownZones } from '../result/list-shown-zones.ts';
import { useZoneText } from '../result/use-zone-text.ts';
import { useBandText } from '../uncertainty/use-band-text.ts';
import type { Uncertainty } from '../uncertainty/use-uncertainty.ts';
import { useWeatherOriginText } from '../weather/use-weather-origin-text.ts';
import { type ExportSubject, hasSampleMark } from './export-subject.ts';

/** Sentences about the origin of a result. */
const useOriginText = () => {
  const { t } = useTranslation(['exports', 'vulnerability', 'weather']);
  const format = useFormat();
  const nameOrigin = useWeatherOriginText();
  return {
    made: ({ stored }: Pick<ExportSubject, 'stored'>): string =>
      stored
        ? `${t('vulnerability:result.stored', { moment: format.moment(stored.createdAt), name: stored.createdBy })} · ${t('vulnerability:result.storedId', { id: stored.id })}`
        : t('vulnerability:result.preview'),
    weather: ({ source, observedAt, ageS, distanceM, temperatureFrom }: ExportSubject['weatherOrigin']): string =>
      [
        nameOrigin(source),
        ...(observedAt === null ? [] : [t('weatherOf', { moment: format.moment(observedAt) })]),
        ...(ageS === null ? [] : [t('weatherAge', { span: format.span(ageS) })]),
        ...(distanceM == null ? [] : [t('weather:distance', { distance: format.distance(distanceM, 2) })]),
        ...(temperatureFrom == null ? [] : [t(`vulnerability:input.temperatureFrom.${temperatureFrom}`)]),
      ].join(', '),
  };
};

export interface SheetSubject extends Pick<ExportSubject, 'place' | 'sample' | 'result' | 'weatherOrigin'> {
  /** Undefined: a preview. */
  readonly stored: Run | undefined;
  readonly uncertainty: Uncertainty;
}

/** A level in one line: how far, how many people, how sure. */
const useLevelText = ({ result, stored, uncertainty }: SheetSubject) => {
  const { t } = useTranslation('exports');
  const text = useZoneText();
  const people = usePeopleText();
  const peopleInside = usePeopleInside(result, stored);
  const formatBand = useBandText();
  return (zone: Zone): string => {
    const level = uncertainty.findLevel(zone.level.id);
    const band = level && formatBand(level)?.sentence;
    return [
      text.ring(zone),
      ...(zone.status === 'not-reached' ? [] : [t('picture.people', { people: people.inside(peopleInside(zone.level.id)) })]),
      ...(band === undefined ? [] : [band]),
    ].join(' · ');
  };
};

interface ResultSheetProps {
  readonly subject: SheetSubject;
  /** The map and its legend. */
  readonly children: ReactNode;
}

/** The texts of a result around its map on a sheet: what, where, in which conditions, how far; below what it rests on and what it leaves out. */
export const ResultSheet = ({ subject, children }: ResultSheetProps) => {
  const { t } = useTranslation(['exports', 'vulnerability', 'map']);
  const format = useFormat();
  const engine = useEngineText();
  const origin = useOriginText();
  const formatLevel = useLevelText(subject);
  const { result, place, sample } = subject;
  const warnings = result.caveats.filter(({ severity }) => severity === 'warning');
  const quantity = result.inputs.find(({ key }) => key === 'quantityKg');
  const wind = t('map:wind', {
    point: toCompassPoint(result.windFromDeg),
    degrees: format.number(result.windFromDeg, 4),
    speed: format.quantity(result.windSpeedMs, 'm/s', 2),
  });
  const conditions = [
    ...(typeof quantity?.value === 'number' ? [format.mass(quantity.value, 4)] : []),
    ...(result.hazard === 'explosion' ? [] : [wind]),
    t('picture.stability', { value: result.stability }),
    engine.model(result.model),
  ];
  return (
    <>
      <h1>
        {t('picture.title', {
          hazard: t(`vulnerability:input.hazards.${result.hazard}`),
          chemical: result.chemical.name,
          place: sample && !hasSampleMark(place) ? `${place} (${t('vulnerability:sample')})` : place,
        })}
      </h1>
      <p>{conditions.join(' · ')}</p>
      {listShownZones(result).map((zone) => (
        <p key={zone.level.id} data-level={zone.level.id}>
          {formatLevel(zone)}
        </p>
      ))}
      {children}
      <p>{origin.weather(subject.weatherOrigin)}</p>
      {warnings.map((caveat) => (
        <p key={caveat.code}>
          {t('picture.warning')}: {engine.caveat(caveat)}
        </p>
      ))}
      <p>{t('picture.caveats', { count: result.caveats.length - warnings.length })}</p>
      <p>{t('picture.model')}</p>
      <p data-quiet>
        {origin.made(subject)} ·{' '}
        {t('vulnerability:result.engine', { version: result.engineVersion, hash: result.scenarioHash.slice(0, 12) })}
      </p>
    </>
  );
};
