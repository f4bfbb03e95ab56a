import { type DrawnArea, drawnAreaLimits, mapZoom } from '@hazardguard/contract';
import { Button, Group, Text } from '@mantine/core';
import type { FeatureCollection, Geometry } from 'geojson';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapBounds, MapFit } from '../../map/map-data.ts';
import { explains } from '../../map/map-signs.ts';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import { SiteMap } from '../../map/site-map.tsx';
import { buildDrawnShapes } from './drawn-shapes.ts';

interface AreaMapProps {
  readonly drawn: Extract<DrawnArea, { shape: 'circle' | 'polygon' }>;
  /** Initial centre of the map. */
  readonly around: { readonly latitude: number; readonly longitude: number };
  /** Number of areas taken from files; the map zooms to each new one. */
  readonly fileCount: number;
  readonly onChange: (drawn: DrawnArea) => void;
}

const decimals = 5;
const roundDegrees = (degrees: number): number => Number(degrees.toFixed(decimals));

const findBounds = (points: readonly (readonly number[])[]): MapBounds | undefined => {
  const [east, north] = [points.map(([longitude = 0]) => longitude), points.map(([, latitude = 0]) => latitude)];
  return points.length < 2 ? undefined : [Math.min(...east), Math.min(...north), Math.max(...east), Math.max(...north)];
};

/** The area drawn on the map: a press sets the centre of a circle or the next corner of an outline, as the fields do. */
export const AreaMap = ({ drawn, around, fileCount, onChange }: AreaMapProps) => {
  const { t } = useTranslation('alerts');
  const [view] = useState({ ...around, zoom: mapZoom.industry });
  const overlays = useMemo((): readonly MapOverlay[] => {
    const shapes: FeatureCollection<Geometry> = { type: 'FeatureCollection', features: [...buildDrawnShapes(drawn)] };
    return [{ kind: 'shapes', id: 'drawing', shapes }];
  }, [drawn]);
  const points = drawn.shape === 'polygon' ? drawn.points : [];
  // Drawing never moves the map; an area from a file does, once.
  const initial = useRef(points);
  const latest = useRef(points);
  latest.current = points;
  const fit = useMemo(
    (): MapFit => ({ bounds: findBounds(fileCount === 0 ? initial.current : latest.current), result: 'drawing', asked: fileCount }),
    [fileCount],
  );
  const press = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): void => {
    const [x, y] = [roundDegrees(longitude), roundDegrees(latitude)];
    if (drawn.shape === 'circle') onChange({ ...drawn, latitude: y, longitude: x });
    else if (points.length < drawnAreaLimits.vertices) onChange({ shape: 'polygon', points: [...points, [x, y]] });
  };
  return (
    <div>
      <Text size="sm" {...explains(buildDrawnShapes(drawn).length > 0 ? 'overlay-drawing' : undefined)}>
        {t(`area.press.${drawn.shape}`)}
      </Text>
      <div className="hg-map hg-above-2">
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
