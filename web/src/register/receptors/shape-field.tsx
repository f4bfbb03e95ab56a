import { formatWkt, type GeoGeometry, mapZoom, parseGeometryText, toGeometryColumns } from '@hazardguard/contract';
import { Button, FileButton, Group, Textarea } from '@mantine/core';
import type { Feature, Geometry } from 'geojson';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapBounds, MapFit } from '../../map/map-data.ts';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import { type PositionText, readPosition, writePosition } from '../../map/position/position-text.ts';
import { SiteMap } from '../../map/site-map.tsx';
import { Choice } from '../../ui/choice.tsx';
import { notifyFailure } from '../../ui/notices.ts';

const shapes = ['point', 'line', 'area'] as const;
type Shape = (typeof shapes)[number];

type Corner = readonly [longitude: number, latitude: number];

/** The colours are those of the map's theme. */
const line = { 'stroke-width': 3, 'fill-opacity': 0.12 };
const feature = (geometry: Geometry): Feature<Geometry> => ({ type: 'Feature', properties: line, geometry });
/** About a metre. */
const roundDegrees = (degrees: number): number => Number(degrees.toFixed(5));

const toShape = (geometry: GeoGeometry | null): Shape => {
  if (geometry === null) return 'point';
  return geometry.type === 'LineString' || geometry.type === 'MultiLineString' ? 'line' : 'area';
};

/** The corners of one line or of one area without holes, which can be drawn further; none of any other shape. */
const toCorners = (geometry: GeoGeometry | null): readonly Corner[] => {
  if (geometry?.type === 'LineString') return geometry.coordinates;
  return geometry?.type === 'Polygon' && geometry.coordinates.length === 1 ? (geometry.coordinates[0] ?? []).slice(0, -1) : [];
};

/** The shape through the corners; null: there are too few. */
const toDrawn = (shape: Shape, corners: readonly Corner[]): GeoGeometry | null => {
  const [first] = corners;
  if (shape === 'line' && corners.length >= 2) return { type: 'LineString', coordinates: corners };
  if (shape === 'area' && corners.length >= 3 && first !== undefined) return { type: 'Polygon', coordinates: [[...corners, first]] };
  return null;
};

interface ShapeFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly position: PositionText;
  readonly onChange: (changes: { readonly geometry: string } & Partial<PositionText>) => void;
}

/** Whether a place is a point, a line or an area; a line or an area is drawn, pasted or taken from a file. */
export const ShapeField = ({ id, label, hint, value, error, position, onChange }: ShapeFieldProps) => {
  const { t } = useTranslation('receptors');
  const geometry = useMemo(() => (value.trim() === '' ? null : parseGeometryText(value)), [value]);
  const [chosen, setChosen] = useState<Shape | null>(null);
  /** Corners of a shape that has too few of them yet. */
  const [started, setStarted] = useState<readonly Corner[]>([]);
  const [asked, setAsked] = useState(0);
  const shape = value.trim() === '' ? (chosen ?? 'point') : geometry === null ? (chosen ?? 'area') : toShape(geometry);
  const corners = geometry === null ? started : toCorners(geometry);
  const [view] = useState(() => ({ latitude: 22, longitude: 73, ...readPosition(position), zoom: mapZoom.industry }));
  const overlays = useMemo((): readonly MapOverlay[] => {
    const dots = corners.map((coordinates) => feature({ type: 'Point', coordinates: [...coordinates] }));
    const drawn =
      geometry === null
        ? corners.length === 2
          ? [feature({ type: 'LineString', coordinates: corners.map((corner) => [...corner]) })]
          : []
        : [feature(geometry as unknown as Geometry)];
    return [{ kind: 'shapes', id: 'shape', shapes: { type: 'FeatureCollection', features: [...drawn, ...dots] } }];
  }, [geometry, corners]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawing never moves the map; a pasted or opened shape does, once.
  const fit = useMemo((): MapFit => {
    const columns = geometry === null ? null : toGeometryColumns(geometry);
    const isShape = columns !== null && !('problem' in columns);
    const bounds: MapBounds | undefined = isShape ? [columns.west, columns.south, columns.east, columns.north] : undefined;
    return { bounds, result: 'shape', asked };
  }, [asked]);
  const take = (next: GeoGeometry): void => {
    const columns = toGeometryColumns(next);
    const isShape = columns !== null && !('problem' in columns);
    onChange({ geometry: formatWkt(next), ...(isShape ? writePosition(columns) : {}) });
  };
  const draw = (next: readonly Corner[], as: Shape = shape): void => {
    const drawn = toDrawn(as, next);
    setChosen(as);
    setStarted(next);
    if (drawn !== null) take(drawn);
    else if (value !== '') onChange({ geometry: '' });
  };
  const type = (text: string): void => {
    const read = text.trim() === '' ? null : parseGeometryText(text);
    if (read === null) {
      onChange({ geometry: text });
      return;
    }
    take(read);
    setAsked((times) => times + 1);
  };
  const open = async (file: File | null): Promise<void> => {
    if (file === null) return;
    const text = await file.text();
    if (parseGeometryText(text) === null) notifyFailure(t('shape.fileFailed', { name: file.name }));
    else type(text);
  };
  const choose = (next: Shape): void => {
    setChosen(next);
    if (next === 'point') {
      setStarted([]);
      onChange({ geometry: '' });
    } else draw(corners, next);
  };
  return (
    <>
      <Choice label={label} value={shape} options={shapes} formatName={(one) => t(`shape.${one}`)} onChange={choose} />
      {shape === 'point' ? null : (
        <>
          <div>
            <p className="hg-small hg-below-2">{t('shape.press')}</p>
            <div className="hg-card hg-map">
              <SiteMap
                label={t('shape.map')}
                view={view}
                overlays={overlays}
                fit={fit}
                onGround={({ latitude, longitude }) => draw([...corners, [roundDegrees(longitude), roundDegrees(latitude)]])}
              />
            </div>
            <Group gap="xs" mt="xs">
              <Button size="xs" variant="default" disabled={corners.length === 0} onClick={() => draw(corners.slice(0, -1))}>
                {t('shape.undo')}
              </Button>
              <Button size="xs" variant="default" disabled={corners.length === 0 && value === ''} onClick={() => draw([])}>
                {t('shape.clear')}
              </Button>
              <FileButton accept=".geojson,.json,.wkt,.txt" onChange={(file) => void open(file)}>
                {(props) => (
                  <Button {...props} size="xs" variant="default">
                    {t('shape.file')}
                  </Button>
                )}
              </FileButton>
            </Group>
          </div>
          <Textarea
            id={id}
            label={t('shape.text')}
            description={hint}
            autosize
            minRows={2}
            maxRows={6}
            value={value}
            error={error}
            onChange={(event) => type(event.currentTarget.value)}
          />
        </>
      )}
    </>
  );
};
