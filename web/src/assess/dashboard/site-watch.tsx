import { mapZoom } from '@hazardguard/contract';
import { TextInput } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useFootprint } from '../../compute/use-footprint.ts';
import { useAddress } from '../../data/address.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapView, MapWind } from '../../map/map-data.ts';
import { InPanel } from '../../map/map-panel/in-panel.tsx';
import { MapWithPanel } from '../../map/map-panel/map-with-panel.tsx';
import { NoSatellite } from '../../map/no-satellite.tsx';
import { SiteMap } from '../../map/site-map.tsx';
import { toMapReceptor } from '../../map/to-map-receptor.ts';
import { PrecomputedFootprintPart } from '../precomputed-footprint/precomputed-footprint-part.tsx';
import { Legend } from '../result/legend.tsx';
import { listShownZones } from '../result/list-shown-zones.ts';
import { useMapFootprint } from '../result/use-map-footprint.ts';
import type { Site } from '../scenario/site.ts';
import { useReceptors } from '../scenario/use-receptors.ts';
import { useWeather } from '../weather/use-weather.ts';
import { useWeatherText } from '../weather/use-weather-text.ts';
import { ClockPart } from './clock-part.tsx';
import { FootprintPart } from './footprint-part.tsx';
import { useFootprintSource } from './use-footprint-source.ts';
import { refreshMs } from './use-open-incidents.ts';
import { AlertsPart, DutiesPart, IncidentsPart, SensorsPart, WeatherPart } from './watch-parts.tsx';
import { WindNeedlePart } from './wind-needle-part.tsx';

const asDegrees = (raw: unknown): number | undefined => (typeof raw === 'number' && raw >= 0 && raw < 360 ? raw : undefined);
const noPlaces: readonly never[] = [];
const noZones: readonly never[] = [];

interface SiteWatchProps {
  readonly site: Site;
  /** After the clocks. */
  readonly children: ReactNode;
}

/** One site: its map, and beside it clocks, footprint, wind needle and what goes on. */
export const SiteWatch = ({ site, children }: SiteWatchProps) => {
  const { t } = useTranslation(['dashboard', 'map']);
  const texts = useWeatherText();
  const weather = useWeather(site, refreshMs);
  const [turned, setTurned] = useAddress('needle', asDegrees);
  const state = useFootprintSource(site.id, turned);
  const receptors = useReceptors(site);
  const places = receptors.data?.receptors ?? noPlaces;
  const live = useFootprint(state.scenario, places);
  const footprint = useMapFootprint(live.result, live.stale, undefined);
  const current = weather.data?.current ?? undefined;
  const fromDeg = turned ?? current?.windFromDeg;
  const windText = turned !== undefined ? t('needle.title') : current ? `${texts.wind(current)}, ${texts.age(current.ageS)}` : '';
  const { latitude, longitude } = site;
  const windNow = useMemo(
    (): MapWind | undefined => (fromDeg === undefined ? undefined : { latitude, longitude, fromDeg, text: windText }),
    [latitude, longitude, fromDeg, windText],
  );
  const inside = useMemo(() => new Set(live.result?.hits.map((hit) => hit.receptor.id)), [live.result]);
  const marks = useMemo(() => places.map((place) => toMapReceptor(place, inside.has(place.id))), [places, inside]);
  const view = useMemo((): MapView => ({ latitude, longitude, zoom: mapZoom.industry }), [latitude, longitude]);
  const offset = (current ?? weather.data?.last)?.utcOffsetMin;
  return (
    <MapWithPanel
      label={t('panel')}
      map={
        <>
          <div data-map-room>
            <SiteMap
              label={t('map', { industry: site.name })}
              view={view}
              usualLayer="satellite"
              site={site}
              receptors={marks}
              footprint={footprint}
              windNow={windNow}
              fit={{ bounds: undefined, result: live.stale ? undefined : live.result?.scenarioHash, asked: 0 }}
            />
          </div>
          <InPanel place="signs">
            <Legend
              brief
              zones={live.result === undefined ? noZones : listShownZones(live.result)}
              places={marks}
              isAnyInside={inside.size > 0}
            />
          </InPanel>
        </>
      }
    >
      <ClockPart place={site} weatherOffsetMin={offset} />
      {children}
      <FootprintPart industryId={site.id} state={state} live={live} turnedDeg={turned} />
      <WindNeedlePart nowDeg={current?.windFromDeg} turnedDeg={turned} onTurn={setTurned} />
      <NoSatellite />
      <WeatherPart weather={weather} />
      <IncidentsPart />
      <AlertsPart />
      <DutiesPart industryId={site.id} />
      <SensorsPart />
      <PrecomputedFootprintPart industryId={site.id} />
      <TextInput label={t('position')} value={`${latitude.toFixed(6)}, ${longitude.toFixed(6)}`} readOnly />
    </MapWithPanel>
  );
};
