import { mapZoom, type Run, toCompassPoint, type Weather } from '@hazardguard/contract';
import { Button, Text, Title } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useConnection } from '../../data/connection.ts';
import { refresh } from '../../data/refresh.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapView, MapWind } from '../../map/map-data.ts';
import { MapWithPanel } from '../../map/map-panel/map-with-panel.tsx';
import { SiteMap } from '../../map/site-map.tsx';
import { industryLists } from '../../register/industries/industry-lists.ts';
import { LazyChooseOnMap } from '../../register/industry-picker/lazy-choose-on-map.tsx';
import { useFormat } from '../../ui/format.ts';
import { IconRefresh } from '../../ui/screen-icons.tsx';
import { useMapFootprint } from '../result/use-map-footprint.ts';
import { useWeather } from '../weather/use-weather.ts';
import { useWeatherText } from '../weather/use-weather-text.ts';
import { WeatherPanel } from '../weather/weather-panel.tsx';
import type { FocusedSite } from './focused-site.ts';
import { hasWindChanged } from './has-wind-changed.ts';
import classes from './maps-viewer.module.css';
import { RunPart, useShownRun } from './run-part.tsx';

/** Server data on this map that may have changed. */
const refreshed = [
  '/api/weather/*',
  '/api/industries/{id}/station-history',
  '/api/runs/*',
  ...industryLists,
  '/api/industries/{id}',
  '/api/receptors/*',
  '/api/system',
] as const;

/** How the wind of the run differs from the current wind; nothing when it does not. */
const Warning = ({ run, weather }: { readonly run: Run; readonly weather: Weather | null }) => {
  const { t } = useTranslation('maps-viewer');
  const format = useFormat();
  const texts = useWeatherText();
  if (run.result.hazard === 'explosion') return null;
  const then = texts.wind({ windSpeedMs: run.result.windSpeedMs, windFromDeg: run.result.windFromDeg });
  if (weather === null)
    return (
      <Text className={`hg-card hg-pad-2 ${classes.warning}`}>{t('current.unknown', { then, at: format.moment(run.createdAt) })}</Text>
    );
  if (!hasWindChanged(run.result, weather)) return null;
  return (
    <Text role="status" className={`hg-card hg-pad-2 ${classes.warning}`}>
      {t('current.turned', { then, now: texts.wind(weather), at: format.moment(run.createdAt) })}
    </Text>
  );
};

/** When the map was read, and the part that reads it again. */
const useReading = () => {
  const { t } = useTranslation('maps-viewer');
  const format = useFormat();
  const [reading, setReading] = useState({ atMs: Date.now(), count: 0 });
  const [busy, setBusy] = useState(false);
  const { keptAtMs } = useConnection();
  const readAgain = async (): Promise<void> => {
    setBusy(true);
    await refresh(...refreshed);
    setBusy(false);
    // A new map: tiles that a map service refused before are requested again.
    setReading(({ count }) => ({ atMs: Date.now(), count: count + 1 }));
  };
  const head = (
    <div className="hg-stack">
      <Title order={2} size="h4">
        {t('map.current')}
      </Title>
      <Text size="sm">{t('current.text')}</Text>
      <div>
        <Button leftSection={<IconRefresh size={16} aria-hidden />} loading={busy} onClick={() => void readAgain()}>
          {t('current.refresh')}
        </Button>
      </div>
      <Text size="sm" role="status" data-refreshed={reading.count}>
        {t('current.at', { time: format.moment(new Date(Math.min(reading.atMs, keptAtMs ?? reading.atMs)).toISOString()) })}
      </Text>
    </div>
  );
  return { count: reading.count, head };
};

interface SiteConditionsProps {
  readonly site: FocusedSite;
  readonly reading: ReturnType<typeof useReading>;
}

const SiteConditions = ({ site, reading: { count, head } }: SiteConditionsProps) => {
  const { t } = useTranslation('maps-viewer');
  const texts = useWeatherText();
  const weather = useWeather(site);
  const shown = useShownRun(site);
  const run = shown.run.data;
  const current = weather.data?.current ?? null;
  const result = run?.result;
  const footprint = useMapFootprint(
    result,
    result !== undefined && result.hazard !== 'explosion' && (current === null || hasWindChanged(result, current)),
    undefined,
  );
  const view = useMemo((): MapView => ({ latitude: site.latitude, longitude: site.longitude, zoom: mapZoom.industry }), [site]);
  const windText = current
    ? `${t('current.wind', { point: toCompassPoint(current.windFromDeg) })}: ${texts.wind(current)}, ${texts.age(current.ageS)}`
    : '';
  const fromDeg = current?.windFromDeg;
  const windNow = useMemo(
    (): MapWind | undefined =>
      fromDeg !== undefined ? { latitude: site.latitude, longitude: site.longitude, fromDeg, text: windText } : undefined,
    [site, fromDeg, windText],
  );
  return (
    <MapWithPanel
      label={t('details', { map: t('map.current') })}
      map={
        <SiteMap
          key={count}
          label={t('map.current')}
          view={view}
          site={site}
          footprint={footprint}
          windNow={windNow}
          fit={{ bounds: undefined, result: footprint && shown.id, asked: 0 }}
        />
      }
    >
      {head}
      {run ? <Warning run={run} weather={current} /> : null}
      <WeatherPanel place={site} industryId={site.id} />
      <RunPart site={site} shown={shown} />
    </MapWithPanel>
  );
};

/** Current Conditions: the current weather at the selected industry and the latest zones; refreshed on request. */
export const CurrentConditions = ({ site }: { readonly site: FocusedSite | undefined }) => {
  const { t } = useTranslation('maps-viewer');
  const reading = useReading();
  if (site) return <SiteConditions site={site} reading={reading} />;
  return (
    <LazyChooseOnMap text={t('choose')} mapKey={reading.count}>
      {reading.head}
    </LazyChooseOnMap>
  );
};
