import { toProj4 } from 'geotiff-geokeys-to-proj4';
import proj4 from 'proj4';

/** Longitude and latitude in degrees, or coordinates of a projection in its metres. */
export type Point = readonly [x: number, y: number];

/** Projections that GeoTIFF has no number for: their names, as the files of GHSL and of ESRI's programs write them. */
const byName: readonly (readonly [RegExp, string])[] = [
  [/mollweide/iu, '+proj=moll +lon_0=0 +x_0=0 +y_0=0 +datum=WGS84 +units=m +no_defs'],
];

/** ESRI's numbers that are not in the EPSG list of GeoTIFF. */
const byNumber: Readonly<Record<number, string>> = {
  54009: '+proj=moll +lon_0=0 +x_0=0 +y_0=0 +datum=WGS84 +units=m +no_defs',
};

/** The keys of a GeoTIFF by name; the texts among them name the projection. */
export type GeoKeys = Readonly<Record<string, unknown>>;

export interface Projection {
  /** proj4 text. */
  readonly text: string;
  /** The file's coordinates times these are degrees or metres. */
  readonly unitX: number;
  readonly unitY: number;
}

const readText = (keys: GeoKeys, name: string): string => {
  const { [name]: value } = keys;
  return typeof value === 'string' ? value.replace(/[|\0\s]+$/u, '') : '';
};

const userDefined = 32_767;

/** What a person calls the projection: the file's own words, and its number. */
export const nameProjection = (keys: GeoKeys): string => {
  const { ProjectedCSTypeGeoKey: projected, GeographicTypeGeoKey: geographic } = keys;
  const number = [projected, geographic].find((one) => typeof one === 'number' && one !== userDefined);
  const words = ['PCSCitationGeoKey', 'GTCitationGeoKey', 'GeogCitationGeoKey']
    .map((name) => readText(keys, name))
    .find((one) => one !== '');
  const short = words === undefined ? undefined : (/"([^"]+)"/u.exec(words)?.[1] ?? words).slice(0, 100);
  const parts = [...(short === undefined ? [] : [short]), ...(number === undefined ? [] : [`EPSG ${number}`])];
  return parts.length === 0 ? 'without a name' : parts.join(', ');
};

const isUsable = (text: string): boolean => {
  try {
    const [x, y] = proj4('EPSG:4326', text, [0.5, 0.5]);
    return Number.isFinite(x) && Number.isFinite(y);
  } catch {
    return false;
  }
};

const fromText = (text: string): Projection | null => (isUsable(text) ? { text, unitX: 1, unitY: 1 } : null);

/** The projection that a GeoTIFF's keys name; null: they name none that can be used. */
export const readProjection = (keys: GeoKeys): Projection | null => {
  const words = ['PCSCitationGeoKey', 'GTCitationGeoKey'].map((name) => readText(keys, name)).join(' ');
  const { ProjectedCSTypeGeoKey: number } = keys;
  const known = typeof number === 'number' ? byNumber[number] : undefined;
  const named = known ?? byName.find(([name]) => name.test(words))?.[1];
  if (named !== undefined) return fromText(named);
  // ESRI's programs and GDAL write the whole projection as text where GeoTIFF has no number for it.
  const wkt = /ESRI PE String = (.+)$/u.exec(words)?.[1];
  if (wkt !== undefined) return fromText(wkt);
  const { proj4: text, coordinatesConversionParameters: unit, errors } = toProj4(keys as never);
  const wrong = Object.keys(errors ?? {}).filter((name) => name !== 'bothGCSAndPCSAreSet');
  // GeoTIFF 1.1, GTModelTypeGeoKey 1: coordinates of a projection; without its number or its method it is not known.
  const isFlat = keys.GTModelTypeGeoKey === 1;
  if (wrong.length > 0 || !isUsable(text) || (isFlat && /\+proj=(longlat|latlong)\b/u.test(text))) return null;
  return { text, unitX: unit.x, unitY: unit.y };
};

/** Turns places into coordinates of the projection, and back. Coordinates outside of the world become NaN. */
export const openProjection = (text: string) => {
  if (/\+proj=(longlat|latlong)\b/u.test(text) && /WGS84/u.test(text)) {
    const same = (point: Point): Point => point;
    return { toPlane: same, toPlace: same, isDegrees: true };
  }
  const converter = proj4('EPSG:4326', text);
  const guard =
    (turn: (point: [number, number]) => number[]) =>
    ([x, y]: Point): Point => {
      try {
        const [a = Number.NaN, b = Number.NaN] = turn([x, y]);
        return [a, b];
      } catch {
        return [Number.NaN, Number.NaN];
      }
    };
  return {
    toPlane: guard((point) => converter.forward(point)),
    toPlace: guard((point) => converter.inverse(point)),
    isDegrees: /\+proj=(longlat|latlong)\b/u.test(text),
  };
};
