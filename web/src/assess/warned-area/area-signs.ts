import { type ComparedArea, findAreaPart, findVillageSource, type PublicArea, roundPeople } from '@hazardguard/contract';
import type { Feature, Polygon } from 'geojson';
import type { MapBounds } from '../../map/map-data.ts';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import { type AreaSign, areaLooks } from '../../ui/area-look.ts';
import type { ShownAreas } from './use-run-areas.ts';

/** As a legend lists them. */
const legendOrder = [
  'act-now',
  'be-ready',
  'best-estimate',
  'guide',
  'zone-severe',
  'zone-middle',
  'zone-mild',
  'warned-area',
  'village-act-now',
  'village-be-ready',
  'village-inside',
] as const satisfies readonly AreaSign[];

/** The area has the two areas around the zones. */
const hasWarnedAreas = ({ features }: PublicArea): boolean => features.some(({ properties }) => findAreaPart(properties) === 'act-now');

/** Beside an area, the zones are its best estimate; without one they are warned themselves. An older area had filled zones. */
const findSign = ({ properties }: PublicArea['features'][number], hasAreas: boolean): AreaSign => {
  const part = findAreaPart(properties);
  return part !== 'zone' ? part : hasAreas ? 'best-estimate' : `zone-${properties.severity}`;
};

interface SignOutlines {
  readonly sign: AreaSign;
  readonly outlines: readonly Feature<Polygon>[];
}

const outlined = (geometry: Polygon, properties: object = {}): Feature<Polygon> => ({ type: 'Feature', properties, geometry });

type Around = Partial<Pick<ShownAreas, 'guide' | 'villageAreas' | 'population'>>;

/** The signs of an area, the stricter first, each with its outlines; the guide's beside the two areas only. */
export const listAreaSigns = (area: PublicArea, { guide = null, villageAreas = [], population }: Around = {}): readonly SignOutlines[] => {
  const hasAreas = hasWarnedAreas(area);
  const source = population && findVillageSource(population);
  const villages = villageAreas.flatMap(({ area: step, outline, name, people }) =>
    (outline ?? []).map((coordinates) => ({
      sign: `village-${step ?? 'inside'}` as const,
      // Shown when it is pressed.
      outline: outlined({ type: 'Polygon', coordinates }, { name, people: roundPeople(people), source: source?.name ?? '' }),
    })),
  );
  const all = [...area.features.map((one) => ({ sign: findSign(one, hasAreas), outline: outlined(one.geometry) })), ...villages];
  return legendOrder.flatMap((sign): readonly SignOutlines[] => {
    if (sign === 'guide')
      return guide === null || !hasAreas ? [] : [{ sign, outlines: [outlined({ type: 'Polygon', coordinates: [guide.outline] })] }];
    const outlines = all.filter((one) => one.sign === sign).map(({ outline }) => outline);
    return outlines.length === 0 ? [] : [{ sign, outlines }];
  });
};

/** Size and people of what a sign shows, counted once on the server for every screen; undefined: not counted. */
export const findCounted = (
  sign: AreaSign,
  { areas, guide }: ShownAreas,
  area: PublicArea,
): Pick<ComparedArea, 'areaKm2' | 'people'> | undefined => {
  if (sign === 'guide') return guide ?? undefined;
  const warned = areas.find(({ choice }) => choice === 'warned-area');
  const hasBeReady = area.features.some(({ properties }) => findAreaPart(properties) === 'be-ready');
  if (sign === 'act-now') return hasBeReady ? (warned?.actNow ?? undefined) : warned;
  if (sign === 'be-ready' || sign === 'warned-area') return warned;
  return sign === 'best-estimate' ? areas.find(({ choice }) => choice === 'zone') : undefined;
};

/** As drawn: the stricter over the wider, lines without a fill over both areas. */
const drawRank = (sign: AreaSign): number => (areaLooks[sign].fill === 0 ? -1 : legendOrder.indexOf(sign));

/** The area of an alert as overlays, one for each sign, the widest at the bottom. */
export const buildAreaOverlays = (
  area: PublicArea,
  around: Around | undefined,
  formatName: (sign: AreaSign) => string,
): readonly MapOverlay[] =>
  listAreaSigns(area, around)
    .toSorted((one, other) => drawRank(other.sign) - drawRank(one.sign))
    .map(({ sign, outlines }) => ({
      kind: 'area',
      id: sign,
      look: areaLooks[sign],
      // Its line lies inside the areas, where their names need the room. Villages have a name each.
      name: sign === 'best-estimate' || sign.startsWith('village-') ? '' : formatName(sign),
      area: {
        type: 'FeatureCollection',
        features: [...outlines],
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

/** Around both; undefined: there is neither. */
export const joinBounds = (one: MapBounds | undefined, other: MapBounds | undefined): MapBounds | undefined =>
  one === undefined || other === undefined
    ? (one ?? other)
    : [Math.min(one[0], other[0]), Math.min(one[1], other[1]), Math.max(one[2], other[2]), Math.max(one[3], other[3])];
