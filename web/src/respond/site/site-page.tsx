import { type Industry, mapZoom, type Run } from '@hazardguard/contract';
import { Group, Title } from '@mantine/core';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMapFootprint } from '../../assess/result/use-map-footprint.ts';
import { newestRunQuery } from '../../assess/scenario/newest-run-query.ts';
import { WeatherPanel } from '../../assess/weather/weather-panel.tsx';
import { useTranslation } from '../../locales/use-translation.ts';
import type { Position } from '../../map/graticule.ts';
import type { MapFit } from '../../map/map-data.ts';
import { SiteMap } from '../../map/site-map.tsx';
import { toMapReceptor } from '../../map/to-map-receptor.ts';
import { ThresholdStatusPart } from '../../register/threshold-status/threshold-status-part.tsx';
import { useFormat } from '../../ui/format.ts';
import { NoPosition } from '../../ui/no-position/no-position.tsx';
import { Tag } from '../../ui/tag.tsx';
import { SensorPanel } from '../sensors/sensor-panel.tsx';
import { nearQuery } from './near-query.ts';
import { ContactsPart, DutiesPart, NearPart } from './people-parts.tsx';
import { RunPart } from './run-part.tsx';
import classes from './site.module.css';

const SitePageMap = ({
  name,
  place,
  run,
}: {
  readonly name: string;
  readonly place: { readonly latitude: number; readonly longitude: number };
  readonly run: UseQueryResult<Run | null>;
}) => {
  const { t } = useTranslation('site');
  const places = useQuery(nearQuery(place)).data?.receptors;
  const receptors = useMemo(() => places?.map((each) => toMapReceptor(each, false)), [places]);
  const footprint = useMapFootprint(run.data?.result, false, undefined);
  const fit = useMemo((): MapFit => ({ bounds: undefined, result: run.data?.result.scenarioHash, asked: 0 }), [run.data]);
  return (
    <div className="hg-card hg-map">
      <SiteMap
        label={t('map', { name })}
        view={{ ...place, zoom: mapZoom.industry }}
        site={place}
        receptors={receptors}
        footprint={footprint}
        fit={fit}
      />
    </div>
  );
};

/** One site on one page: position, inventory, latest run, contacts, duties, nearby places and sensors. */
export const SitePage = ({ industry, isSubstitute }: { readonly industry: Industry; readonly isSubstitute: boolean }) => {
  const { t } = useTranslation(['site', 'sensors']);
  const format = useFormat();
  const { id, industryName: name, latitude, longitude } = industry;
  const place = useMemo(
    (): Position | undefined => (latitude === null || longitude === null ? undefined : { latitude, longitude }),
    [latitude, longitude],
  );
  const run = useQuery(newestRunQuery(id));
  const facts = [
    [t('district'), industry.district],
    [t('team'), industry.safetyTeamContact],
    ...(place ? [[t('position'), `${format.degrees(place.latitude)}, ${format.degrees(place.longitude)}`] as const] : []),
    [t('items'), format.exact(industry.inventoryItems)],
  ] as const;
  return (
    <>
      {isSubstitute ? <p className={`hg-pad-2 hg-soft ${classes.substitute}`}>{t('substitute', { name })}</p> : null}
      <Group gap="xs">
        <Title order={2}>{name}</Title>
        {industry.sample ? <Tag>{t('sample')}</Tag> : null}
      </Group>
      <dl className="hg-row hg-gap-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="hg-tiny">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {place ? <SitePageMap name={name} place={place} run={run} /> : <NoPosition id={id} name={name} />}
      <div className="hg-split">
        <div className="hg-stack hg-gap-4">
          <RunPart industryId={id} run={run} />
          <div className={`hg-stack hg-card hg-pad-4 ${classes.part}`}>
            <ThresholdStatusPart industryId={id} />
          </div>
        </div>
        <div className="hg-stack hg-gap-4">
          {place ? (
            <div className={`hg-stack hg-card hg-pad-4 ${classes.part}`}>
              <WeatherPanel place={place} industryId={id} />
            </div>
          ) : null}
          <DutiesPart industryId={id} />
          {place ? <NearPart place={place} /> : null}
          <ContactsPart />
        </div>
      </div>
      <section className={`hg-stack hg-card hg-pad-4 ${classes.part}`} aria-labelledby="site-sensors">
        <Title order={3} size="h3" mb="sm" id="site-sensors">
          {t('sensors:title')}
        </Title>
        <SensorPanel industryId={id} />
      </section>
    </>
  );
};
