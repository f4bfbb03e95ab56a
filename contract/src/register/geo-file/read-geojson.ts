import type { Geometry } from 'geojson';
import { z } from 'zod';
import { toGeometry } from '../geometry.ts';
import { FileProblem, quoted } from './file-problem.ts';
import { findBounds, findKind } from './geometry-facts.ts';
import { limits } from './limits.ts';
import type { DrawnFeature, FeatureStyle, Notes } from './opened-file.ts';
import { plainText } from './plain-text.ts';
import { findOtherCrs, GeoJsonSplitter, type GeoJsonText, isObject, type Json, readGeoJsonFeature } from './split-geojson.ts';
import { Tally } from './tally.ts';

/** Every position is checked, and those with a height are counted, before the shape is made. */
const checkPositions = (given: unknown, place: string, tally: Tally): void => {
  if (!Array.isArray(given)) return;
  const [longitude, latitude, height] = given as unknown[];
  if (typeof longitude === 'number' && typeof latitude === 'number')
    tally.position(longitude, latitude, typeof height === 'number' && height !== 0, place);
  else for (const part of given) checkPositions(part, place, tally);
};

const readShape = (given: unknown, place: string, tally: Tally): Geometry => {
  if (isObject(given) && given.type === 'GeometryCollection' && Array.isArray(given.geometries) && given.geometries.length > 0)
    return { type: given.type, geometries: given.geometries.map((part) => readShape(part, place, tally)) };
  if (isObject(given)) checkPositions(given.coordinates, place, tally);
  const shape = toGeometry(given);
  if (shape === null) throw new FileProblem('shape', { place: quoted(place) });
  return shape as unknown as Geometry;
};

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
  return name === undefined ? '' : plainText(asText(properties[name]).slice(0, limits.text));
};

const nameKeys = ['name', 'title', 'Name', 'NAME', 'label'];
const descriptionKeys = ['description', 'desc', 'Description'];
const known: ReadonlySet<string> = new Set([...nameKeys, ...descriptionKeys, 'folder', ...Object.keys(authored.shape)]);

const readFeature = (text: GeoJsonText, index: number, tally: Tally): DrawnFeature | undefined => {
  const { type, isGeoJson, geometry: given, properties } = readGeoJsonFeature(text);
  if (!isGeoJson) throw new FileProblem('not-geojson', { type: typeof type === 'string' ? quoted(type) : '' });
  const name = findFirstText(properties, nameKeys).replaceAll('\n', ' ').slice(0, limits.name);
  tally.feature();
  if (given === null) {
    tally.note('shapeless');
    return undefined;
  }
  const geometry = readShape(given, name === '' ? `features[${index}]` : `features[${index}] (${name})`, tally);
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
      .map(([key, value]) => [key.slice(0, limits.name), plainText(asText(value).slice(0, limits.text))]),
    bounds,
  };
};

/** The features of a GeoJSON text (RFC 7946). */
export const readGeoJson = (text: string): { readonly features: readonly DrawnFeature[]; readonly notes: Notes } => {
  const tally = new Tally(limits);
  const splitter = new GeoJsonSplitter();
  const found = splitter.read(text);
  splitter.end();
  const crs = findOtherCrs(found[0]?.head ?? splitter.head);
  if (crs !== null) throw new FileProblem('crs', { crs: quoted(crs) });
  const features = found.flatMap((feature, index) => readFeature(feature, index, tally) ?? []);
  return { features, notes: tally.notes };
};
