import { type DrawnArea, drawnAreaLimits, mapZoom } from '@hazardguard/contract';
import { Button, Group, Text } from '@mantine/core';
import type { FeatureCollection, Geometry } from 'geojson';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapBounds } from '../../map/map-data.ts';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import { SiteMap } from '../../map/site-map.tsx';
import classes from './alerts.module.css';
import { drawnShapes } from './drawn-shapes.ts';

interface AreaMapProps {
  readonly drawn: Extract<DrawnArea, { shape: 'circle' | 'polygon' }>;
  /** Where the map begins. */
  readonly around: { readonly latitude: number; readonly longitude: number };
  /** Goes up each time an area came from elsewhere: it is brought into sight. */
  readonly brought: number;
  readonly onChange: (drawn: DrawnArea) => void;
}

const decimals = 5;
const rounded = (degrees: number): number => Number(degrees.toFixed(decimals));

const findBounds = (points: readonly (readonly number[])[]): MapBounds | undefined => {
  const [east, north] = [points.map(([longitude = 0]) => longitude), points.map(([, latitude = 0]) => latitude)];
  return points.length < 2 ? undefined : [Math.min(...east), Math.min(...north), Math.max(...east), Math.max(...north)];
};

/** The area drawn on the map: a press sets the middle of a circle, or the next corner of an outline. The fields beside it do the same. */
export const AreaMap = ({ drawn, around, brought, onChange }: AreaMapProps) => {
  const { t } = useTranslation('alerts');
  const [view] = useState({ ...around, zoom: mapZoom.industry });
  const overlays = useMemo((): readonly MapOverlay[] => {
    const shapes: FeatureCollection<Geometry> = { type: 'FeatureCollection', features: [...drawnShapes(drawn)] };
    return [{ kind: 'shapes', id: 'drawing', shapes }];
  }, [drawn]);
  const points = drawn.shape === 'polygon' ? drawn.points : [];
  // What is drawn here never moves the map; what a file brought does, once.
  const begun = useRef(points);
  const latest = useRef(points);
  latest.current = points;
  const fit = useMemo(
    () => ({ bounds: findBounds(brought === 0 ? begun.current : latest.current), result: 'drawing', asked: brought }),
    [brought],
  );
  const press = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): void => {
    const [x, y] = [rounded(longitude), rounded(latitude)];
    if (drawn.shape === 'circle') onChange({ ...drawn, latitude: y, longitude: x });
    else if (points.length < drawnAreaLimits.vertices) onChange({ shape: 'polygon', points: [...points, [x, y]] });
  };
  return (
    <div>
      <Text size="sm">{t(`area.press.${drawn.shape}`)}</Text>
      <div className={classes.map}>
        <SiteMap label={t('area.map')} view={view} overlays={overlays} fit={fit} onGround={press} />
      </div>
      {drawn.shape === 'polygon' ? (
        <Group gap="xs" mt="xs">
          <Button
            size="xs"
            variant="default"
            disabled={points.length === 0}
            onClick={() => onChange({ shape: 'polygon', points: points.slice(0, -1) })}
          >
            {t('area.undo')}
          </Button>
          <Button size="xs" variant="default" disabled={points.length === 0} onClick={() => onChange({ shape: 'polygon', points: [] })}>
            {t('area.clear')}
          </Button>
        </Group>
      ) : null}
    </div>
  );
};
