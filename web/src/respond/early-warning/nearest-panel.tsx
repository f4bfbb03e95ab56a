import { type EntityKind, entityKinds, mapZoom, type NearEntity, nearestRadiusM, toCompassPoint } from '@hazardguard/contract';
import { Anchor, Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import type { Site } from '../../assess/scenario/site.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { DotSign } from '../../map/dot-sign.tsx';
import type { MapView } from '../../map/map-data.ts';
import { MapWithPanel } from '../../map/map-panel/map-with-panel.tsx';
import { explains } from '../../map/map-signs.ts';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import { SiteMap } from '../../map/site-map.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { Tag } from '../../ui/tag.tsx';
import classes from './early-warning.module.css';
import { MapNote } from './map-note.tsx';

const useNearest = ({ latitude, longitude }: Pick<Site, 'latitude' | 'longitude'>) =>
  useQuery({
    ...routeQuery('/api/receptors/nearest', { query: { latitude, longitude } }),
    staleTime: 5 * 60_000,
  });

/** Distance, people and phone number of a place. */
const EntityLines = ({ entity }: { readonly entity: NearEntity }) => {
  const { t } = useTranslation(['early-warning', 'population']);
  const format = useFormat();
  const { name, distanceM, bearingDeg, people, phone } = entity;
  return (
    <span className="hg-tiny hg-quiet">
      {t('nearest.where', {
        distance: format.distance(distanceM, 2),
        point: toCompassPoint(bearingDeg),
        degrees: format.number(Math.round(bearingDeg)),
      })}{' '}
      · {people === null ? t('population:peopleUnknown') : t('nearest.people', { count: people, people: format.number(people) })} ·{' '}
      {phone === null ? (
        t('nearest.noPhone')
      ) : (
        <Anchor size="xs" href={`tel:${phone.replace(/[^\d+]/g, '')}`} aria-label={t('nearest.call', { name, phone })}>
          {phone}
        </Anchor>
      )}
    </span>
  );
};

interface EntityListProps {
  readonly kind: EntityKind;
  readonly entities: readonly NearEntity[];
  readonly found: number;
  readonly onShow: (entity: NearEntity) => void;
}

const EntityList = ({ kind, entities, found, onShow }: EntityListProps) => {
  const { t } = useTranslation('early-warning');
  const format = useFormat();
  return (
    <section aria-label={t(`nearest.kinds.${kind}`)}>
      <Title order={3} size="h5" {...explains(entities.length > 0 ? 'overlay-entities' : undefined)}>
        {entities.length > 0 ? <DotSign tone={entityKinds.indexOf(kind)} /> : null} {t(`nearest.kinds.${kind}`)}
      </Title>
      {entities.length === 0 ? <Text size="sm">{t('nearest.none', { radius: format.distance(nearestRadiusM) })}</Text> : null}
      <ul className="hg-stack hg-small" hidden={entities.length === 0}>
        {entities.map((entity) => (
          <li key={entity.id}>
            <Button
              variant="transparent"
              size="compact-sm"
              className={classes.name}
              title={t('nearest.show')}
              onClick={() => onShow(entity)}
            >
              {entity.name}
            </Button>{' '}
            {entity.sample ? <Tag>{t('sample')}</Tag> : null}
            <br />
            <EntityLines entity={entity} />
          </li>
        ))}
      </ul>
      {found > entities.length ? <Text size="xs">{t('now.more', { count: found - entities.length })}</Text> : null}
    </section>
  );
};

const none: readonly NearEntity[] = [];

/** Nearest Entities: map and list of nearby schools, hospitals and emergency services. */
export const NearestPanel = ({ site, children }: { readonly site: Site; readonly children: ReactNode }) => {
  const { t } = useTranslation('early-warning');
  const format = useFormat();
  const nearest = useNearest(site);
  const [shown, setShown] = useState<NearEntity>();
  const entities = nearest.data?.entities ?? none;
  const overlays = useMemo<readonly MapOverlay[]>(
    () => [
      {
        kind: 'points',
        id: 'entities',
        clustered: false,
        onTop: false,
        points: {
          type: 'FeatureCollection',
          features: entities.map(({ id, kind, name, latitude, longitude }) => ({
            type: 'Feature',
            properties: { id, name: `${t(`nearest.kind.${kind}`)}: ${name}`, tone: entityKinds.indexOf(kind) % 4 },
            geometry: { type: 'Point', coordinates: [longitude, latitude] },
          })),
        },
      },
    ],
    [entities, t],
  );
  const { latitude, longitude } = site;
  const view = useMemo(
    (): MapView =>
      shown
        ? { latitude: shown.latitude, longitude: shown.longitude, zoom: mapZoom.industry + 1 }
        : { latitude, longitude, zoom: mapZoom.industry },
    [shown, latitude, longitude],
  );
  const popup = shown && {
    latitude: shown.latitude,
    longitude: shown.longitude,
    content: (
      <MapNote title={`${t(`nearest.kind.${shown.kind}`)}: ${shown.name}`} onClose={() => setShown(undefined)}>
        <EntityLines entity={shown} />
      </MapNote>
    ),
  };
  return (
    <MapWithPanel
      label={t('panel.nearest')}
      map={
        <SiteMap
          label={t('nearest.map', { industry: site.name })}
          view={view}
          site={site}
          overlays={overlays}
          popup={popup}
          onPress={({ properties }) => setShown(entities.find(({ id }) => id === properties.id))}
        />
      }
    >
      <Text size="sm">{t('nearest.text', { radius: format.distance(nearestRadiusM) })}</Text>
      <Text size="sm" fw={600}>
        {t('nearest.numbers')}
      </Text>
      {nearest.isPending ? <TextSkeleton lines={6} /> : null}
      {nearest.isError ? <ErrorPanel error={nearest.error} title={t('nearest.failed')} onRetry={() => void nearest.refetch()} /> : null}
      {nearest.data
        ? entityKinds.map((kind) => (
            <EntityList
              key={kind}
              kind={kind}
              entities={entities.filter((entity) => entity.kind === kind)}
              found={nearest.data.found[kind] ?? 0}
              onShow={setShown}
            />
          ))
        : null}
      <Text size="xs" c="dimmed">
        {t('nearest.how')}
      </Text>
      {children}
    </MapWithPanel>
  );
};
