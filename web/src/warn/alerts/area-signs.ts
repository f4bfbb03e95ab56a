import { findAreaPart, type PublicArea } from '@hazardguard/contract';
import type { Polygon } from 'geojson';
import type { MapBounds } from '../../map/map-data.ts';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import { type AreaSign, areaLooks } from '../../ui/area-look.ts';

/** As a legend lists them. */
const legendOrder = [
  'act-now',
  'be-ready',
  'best-estimate',
  'zone-severe',
  'zone-middle',
  'zone-mild',
  'warned-area',
] as const satisfies readonly AreaSign[];

/** Beside an area, the zones are its best estimate; without one they are warned themselves. An older area had filled zones. */
const findSign = ({ properties }: PublicArea['features'][number], hasAreas: boolean): AreaSign => {
  const part = findAreaPart(properties);
  return part !== 'zone' ? part : hasAreas ? 'best-estimate' : `zone-${properties.severity}`;
};

/** The signs of an area, the stricter first, each with its outlines. */
export const listAreaSigns = ({ features }: PublicArea): readonly { readonly sign: AreaSign; readonly outlines: readonly Polygon[] }[] => {
  const hasAreas = features.some(({ properties }) => findAreaPart(properties) === 'act-now');
  return legendOrder.flatMap((sign) => {
    const outlines = features.filter((feature) => findSign(feature, hasAreas) === sign).map(({ geometry }) => geometry);
    return outlines.length === 0 ? [] : [{ sign, outlines }];
  });
};

/** As drawn: the stricter over the wider, the best estimate over both areas. */
const drawRank = (sign: AreaSign): number => (sign === 'best-estimate' ? -1 : legendOrder.indexOf(sign));

/** The area of an alert as overlays, one for each sign, the widest at the bottom. */
export const buildAreaOverlays = (area: PublicArea, formatName: (sign: AreaSign) => string): readonly MapOverlay[] =>
  listAreaSigns(area)
    .toSorted((one, other) => drawRank(other.sign) - drawRank(one.sign))
    .map(({ sign, outlines }) => ({
      kind: 'area',
      id: sign,
      look: areaLooks[sign],
      // Its line lies inside the areas, where their names need the room.
      name: sign === 'best-estimate' ? '' : formatName(sign),
      area: {
        type: 'FeatureCollection',
        features: outlines.map((geometry) => ({ type: 'Feature', properties: {}, geometry })),
      },
    }));

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Around every outline and the source; undefined: there is no outline. */
export const findAreaBounds = ({ features }: PublicArea, source: Place | null): MapBounds | undefined => {
  const corners = features.flatMap(({ geometry }) => geometry.coordinates.flat());
  if (corners.length === 0) return undefined;
  const places = [...corners, ...(source === null ? [] : [[source.longitude, source.latitude] as const])];
  const [east, north] = [places.map(([longitude]) => longitude), places.map(([, latitude]) => latitude)];
  return [Math.min(...east), Math.min(...north), Math.max(...east), Math.max(...north)];
};
