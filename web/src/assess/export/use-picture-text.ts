import { toCompassPoint } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapPicture } from '../../map/picture.ts';
import { useEngineText } from '../../ui/engine-text/use-engine-text.ts';
import { useFormat } from '../../ui/format.ts';
import { findZoneLook } from '../../ui/hazard-colours.ts';
import { listShownZones } from '../result/list-shown-zones.ts';
import { useZoneText } from '../result/use-zone-text.ts';
import { useWeatherOriginText } from '../weather/use-weather-origin-text.ts';
import type { PictureText } from './compose-picture.ts';
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

/** Texts around the map picture of a result. */
export const usePictureText = (): ((
  subject: ExportSubject,
  map: Pick<MapPicture, 'attribution' | 'confidenceLines'>,
  now: Date,
) => PictureText) => {
  const { t } = useTranslation(['exports', 'vulnerability', 'map', 'uncertainty']);
  const format = useFormat();
  const zones = useZoneText();
  const engine = useEngineText();
  const origin = useOriginText();
  return (subject, { attribution, confidenceLines }, now) => {
    const { result, place, sample } = subject;
    const warnings = result.caveats.filter(({ severity }) => severity === 'warning');
    const quantity = result.inputs.find(({ key }) => key === 'quantityKg');
    const wind = t('map:wind', {
      point: toCompassPoint(result.windFromDeg),
      degrees: format.number(result.windFromDeg, 4),
      speed: format.quantity(result.windSpeedMs, 'm/s', 2),
    });
    return {
      title: t('picture.title', {
        hazard: t(`vulnerability:input.hazards.${result.hazard}`),
        chemical: result.chemical.name,
        place: sample && !hasSampleMark(place) ? `${place} (${t('vulnerability:sample')})` : place,
      }),
      subtitle: [
        ...(typeof quantity?.value === 'number' ? [format.mass(quantity.value, 4)] : []),
        result.hazard === 'explosion' ? '' : wind,
        t('picture.stability', { value: result.stability }),
        engine.model(result.model),
      ]
        .filter((part) => part !== '')
        .join(' · '),
      legend: [
        ...listShownZones(result).map((zone) => ({
          sign: findZoneLook(zone.level),
          text: `${zones.ring(zone)}: ${engine.meaning(zone.level)}`,
        })),
        ...(confidenceLines
          ? [
              {
                sign: 'confidence-lines' as const,
                text: [
                  t('uncertainty:confidenceLines.name', { degrees: format.exact(Math.round(confidenceLines.halfAngleDeg)) }),
                  t('uncertainty:confidenceLines.meaning', { level: confidenceLines.levelId }),
                ].join(': '),
              },
            ]
          : []),
      ],
      assumptions: [
        origin.weather(subject.weatherOrigin),
        ...warnings.map((caveat) => `${t('picture.warning')}: ${engine.caveat(caveat)}`),
        t('picture.caveats', { count: result.caveats.length - warnings.length }),
        t('picture.model'),
      ],
      foot: [
        origin.made(subject),
        t('picture.written', { moment: format.moment(now) }),
        t('vulnerability:result.engine', { version: result.engineVersion, hash: result.scenarioHash.slice(0, 12) }),
        attribution,
      ].join(' · '),
      north: t('picture.north'),
      distance: (metres) => format.distance(metres),
      wind: result.hazard === 'explosion' ? undefined : { fromDeg: result.windFromDeg, text: wind },
    };
  };
};
