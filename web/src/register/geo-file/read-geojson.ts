import type { Geometry, Position } from 'geojson';
import { z } from 'zod';
import { FileProblem, quoted } from './file-problem.ts';
import { findBounds, findKind } from './geometry-facts.ts';
import { limits } from './limits.ts';
import type { DrawnFeature, FeatureStyle, Notes } from './opened-file.ts';
import { plainText } from './plain-text.ts';
import { Tally } from './tally.ts';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Brackets inside each other, outside of texts, before the text is made into values. */
const refuseDepth = (text: string): void => {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (inText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    if (depth > limits.depth) throw new FileProblem('deep', { limit: limits.depth, line: text.slice(0, at).split('\n').length });
  }
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    // Chromium's message has the position, that of other browsers the line.
    const said = error instanceof Error ? error.message : '';
    const at = /position (\d+)/.exec(said)?.[1];
    const line = at === undefined ? (/line (\d+)/.exec(said)?.[1] ?? '1') : text.slice(0, Number(at)).split('\n').length;
    throw new FileProblem('json', { line: Number(line), near: quoted(text.slice(Number(at ?? 0), Number(at ?? 0) + 40)) });
  }
};

/** RFC 7946 knows WGS 84 alone; older files say so in a `crs` of one of these names. */
const sameCrs = /(CRS:?84|EPSG:{1,2}4326|WGS ?84)$/i;

const refuseCrs = (root: Json): void => {
  if (root.crs === undefined || root.crs === null) return;
  const name = isObject(root.crs) && isObject(root.crs.properties) ? String(root.crs.properties.name ?? '') : '';
  if (!sameCrs.test(name)) throw new FileProblem('crs', { crs: quoted(name || JSON.stringify(root.crs)) });
};

/** Coordinates of each type, checked corner by corner. */
class ShapeReader {
  readonly #tally: Tally;
  readonly #place: string;
  constructor(tally: Tally, place: string) {
    this.#tally = tally;
    this.#place = place;
  }

  #wrong(): FileProblem {
    return new FileProblem('shape', { place: quoted(this.#place) });
  }

  #position = (given: unknown): Position => {
    if (!Array.isArray(given) || given.length < 2 || !given.every((part) => typeof part === 'number')) throw this.#wrong();
    const [longitude, latitude, height] = given as number[];
    return this.#tally.position(longitude ?? Number.NaN, latitude ?? Number.NaN, height !== undefined && height !== 0, this.#place);
  };

  #list =
    <T>(read: (given: unknown) => T, fewest: number) =>
    (given: unknown): T[] => {
      if (!Array.isArray(given) || given.length < fewest) throw this.#wrong();
      return given.map(read);
    };

  #ring = (given: unknown): Position[] => {
    const ring = this.#list(this.#position, 4)(given);
    const [first, last] = [ring[0], ring.at(-1)];
    if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1]) throw this.#wrong();
    return ring;
  };

  read(given: unknown): Geometry {
    if (!isObject(given)) throw this.#wrong();
    const { type, coordinates } = given;
    switch (type) {
      case 'Point':
        return { type, coordinates: this.#position(coordinates) };
      case 'MultiPoint':
        return { type, coordinates: this.#list(this.#position, 1)(coordinates) };
      case 'LineString':
        return { type, coordinates: this.#list(this.#position, 2)(coordinates) };
      case 'MultiLineString':
        return { type, coordinates: this.#list(this.#list(this.#position, 2), 1)(coordinates) };
      case 'Polygon':
        return { type, coordinates: this.#list(this.#ring, 1)(coordinates) };
      case 'MultiPolygon':
        return { type, coordinates: this.#list(this.#list(this.#ring, 1), 1)(coordinates) };
      case 'GeometryCollection':
        return { type, geometries: this.#list((part) => this.read(part), 1)(given.geometries) };
      default:
        throw this.#wrong();
    }
  }
}

const colour = z
  .string()
  .regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i)
  .optional()
  .catch(undefined);
const share = z.number().min(0).max(1).optional().catch(undefined);
const authored = z.object({
  stroke: colour,
  fill: colour,
  'marker-color': colour,
  'stroke-width': z.number().min(0).max(40).optional().catch(undefined),
  'stroke-opacity': share,
  'fill-opacity': share,
});

/** The valid simplestyle properties; others are ignored. */
const readStyle = (properties: Json): FeatureStyle =>
  Object.fromEntries(Object.entries(authored.parse(properties)).filter(([, value]) => value !== undefined)) as FeatureStyle;

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);

const findFirstText = (properties: Json, names: readonly string[]): string => {
  const name = names.find((candidate) => asText(properties[candidate]) !== '');
  return name === undefined ? '' : plainText(asText(properties[name]));
};

const nameKeys = ['name', 'title', 'Name', 'NAME', 'label'];
const descriptionKeys = ['description', 'desc', 'Description'];
const known: ReadonlySet<string> = new Set([...nameKeys, ...descriptionKeys, 'folder', ...Object.keys(authored.shape)]);

const readFeature = (given: unknown, index: number, tally: Tally): DrawnFeature | undefined => {
  if (!isObject(given) || given.type !== 'Feature') throw new FileProblem('shape', { place: `features[${index}]` });
  const properties = isObject(given.properties) ? given.properties : {};
  const name = findFirstText(properties, nameKeys).replaceAll('\n', ' ').slice(0, limits.name);
  tally.feature();
  if (given.geometry === null || given.geometry === undefined) {
    tally.note('shapeless');
    return undefined;
  }
  const geometry = new ShapeReader(tally, name === '' ? `features[${index}]` : `features[${index}] (${name})`).read(given.geometry);
  const bounds = findBounds(geometry);
  if (bounds === undefined) return undefined;
  return {
    name,
    folder: findFirstText(properties, ['folder']).slice(0, limits.name),
    description: findFirstText(properties, descriptionKeys),
    kind: findKind(geometry),
    geometry,
    style: readStyle(properties),
    values: Object.entries(properties)
      .filter(([key, value]) => !known.has(key) && asText(value) !== '')
      .slice(0, limits.values)
      .map(([key, value]) => [key.slice(0, limits.name), plainText(asText(value))]),
    bounds,
  };
};

/** The features of a GeoJSON text (RFC 7946). */
export const readGeoJson = (text: string): { readonly features: readonly DrawnFeature[]; readonly notes: Notes } => {
  refuseDepth(text);
  const root = parse(text);
  if (!isObject(root) || typeof root.type !== 'string') throw new FileProblem('not-geojson', { type: isObject(root) ? '' : typeof root });
  refuseCrs(root);
  const tally = new Tally();
  const shape = /^(Multi)?(Point|LineString|Polygon)$|^GeometryCollection$/.test(root.type);
  const given: unknown =
    root.type === 'FeatureCollection'
      ? root.features
      : root.type === 'Feature'
        ? [root]
        : shape
          ? [{ type: 'Feature', geometry: root }]
          : undefined;
  if (!Array.isArray(given)) throw new FileProblem('not-geojson', { type: quoted(root.type) });
  const features = given.flatMap((feature, index) => readFeature(feature, index, tally) ?? []);
  return { features, notes: tally.notes };
};
