import { mapCentre, mapZoom } from '@hazardguard/contract';
import { TextInput } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useFootprint } from '../../compute/use-footprint.ts';
import { useAddress } from '../../data/address.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapView, MapWind } from '../../map/map-data.ts';
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
import classes from './dashboard.module.css';
import { refreshMs } from './dashboard-data.ts';
import { FootprintPart } from './footprint-part.tsx';
import { useFootprintSource } from './use-footprint-source.ts';
import { AlertsPart, DutiesPart, IncidentsPart, SensorsPart, WeatherPart } from './watch-parts.tsx';
import { WindNeedlePart } from './wind-needle-part.tsx';

const asDegrees = (raw: unknown): number | undefined => (typeof raw === 'number' && raw >= 0 && raw < 360 ? raw : undefined);
const noPlaces: readonly never[] = [];
const noZones: readonly never[] = [];

/** One site: map, position, clocks and wind needle, and its panels below. */
export const SiteWatch = ({ site }: { readonly site: Site }) => {
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
    <>
      <div className={classes.top}>
        <div className={`hg-stack hg-gap-0 ${classes.map}`}>
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
          <Legend
            brief
            zones={live.result === undefined ? noZones : listShownZones(live.result)}
            places={marks}
            isAnyInside={inside.size > 0}
          />
        </div>
        <div className={`hg-stack hg-gap-3 hg-pad-3 ${classes.side}`}>
          <ClockPart place={site} weatherOffsetMin={offset} />
          <TextInput label={t('position')} value={`${latitude.toFixed(6)}, ${longitude.toFixed(6)}`} readOnly />
          <WindNeedlePart nowDeg={current?.windFromDeg} turnedDeg={turned} onTurn={setTurned} />
          <NoSatellite />
        </div>
      </div>
      <div className="hg-cards hg-wide hg-pad-4">
        <FootprintPart industryId={site.id} state={state} live={live} turnedDeg={turned} />
        <WeatherPart weather={weather} />
        <IncidentsPart />
        <AlertsPart />
        <DutiesPart industryId={site.id} />
        <SensorsPart />
        <div className={`hg-stack hg-card hg-pad-3 ${classes.panel}`} data-wide>
          <PrecomputedFootprintPart industryId={site.id} />
        </div>
      </div>
    </>
  );
};

const country = { ...mapCentre, zoom: mapZoom.country };

/** Without a selected site: the map of the country, and the panels that need no site. */
export const NoSiteWatch = ({ message }: { readonly message: ReactNode }) => {
  const { t } = useTranslation('dashboard');
  return (
    <>
      <div className="hg-pad-3">{message}</div>
      <div className={`hg-stack hg-gap-0 ${classes.map}`} data-alone>
        <SiteMap label={t('mapCountry')} view={country} usualLayer="satellite" />
      </div>
      <div className="hg-cards hg-wide hg-pad-4">
        <IncidentsPart />
        <AlertsPart />
        <DutiesPart industryId={undefined} />
        <SensorsPart />
      </div>
    </>
  );
};
