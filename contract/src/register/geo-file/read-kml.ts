import { findBounds, findKind } from './geometry-facts.ts';
import { readCoordinates } from './kml-geometry.ts';
import { kmlColour, kmlStyles } from './kml-style.ts';
import { limits } from './limits.ts';
import type { DrawnFeature, GroundPicture, Notes } from './opened-file.ts';
import { besidePlaces, type KmlElement, readKmlElements, readKmlName, readKmlPlace, resolveHref } from './read-kml-elements.ts';
import { childNamed, childText, type XmlElement } from './read-xml.ts';
import { Tally } from './tally.ts';

/** A picture's corners and its name in the archive; the bytes are looked up in the same KMZ. */
export interface NamedPicture extends Pick<GroundPicture, 'name' | 'corners' | 'opacity'> {
  readonly href: string;
}

export interface KmlContent {
  readonly features: readonly DrawnFeature[];
  readonly pictures: readonly NamedPicture[];
  readonly notes: Notes;
}

/** Turned counter-clockwise by `degrees` about the middle, as LatLonBox means it; east–west is shortened by the latitude. */
const turned = ([x, y]: readonly [number, number], [cx, cy]: readonly [number, number], degrees: number): readonly [number, number] => {
  const shrink = Math.cos((cy * Math.PI) / 180);
  const angle = (degrees * Math.PI) / 180;
  const [east, north] = [(x - cx) * shrink, y - cy];
  return [cx + (east * Math.cos(angle) - north * Math.sin(angle)) / shrink, cy + east * Math.sin(angle) + north * Math.cos(angle)];
};

const readCorners = (overlay: XmlElement, name: string, tally: Tally): GroundPicture['corners'] | undefined => {
  const corner = (x: number, y: number): readonly [number, number] => {
    const [longitude = 0, latitude = 0] = tally.position(x, y, false, name);
    return [longitude, latitude];
  };
  const quad = childNamed(overlay, 'LatLonQuad');
  if (quad) {
    // Written from the lower left, counter-clockwise.
    const [a, b, c, d] = readCoordinates(childText(quad, 'coordinates'), name, tally).map(([x = 0, y = 0]) => [x, y] as const);
    return a && b && c && d ? [d, c, b, a] : undefined;
  }
  const box = childNamed(overlay, 'LatLonBox');
  const side = (of: string): number => Number(childText(box, of) || Number.NaN);
  const [north, south, east, west] = [side('north'), side('south'), side('east'), side('west')];
  if (box === undefined) return undefined;
  const middle = [(west + east) / 2, (south + north) / 2] as const;
  const rotation = Number(childText(box, 'rotation') || 0);
  const [a, b, c, d] = (
    [
      [west, north],
      [east, north],
      [east, south],
      [west, south],
    ] as const
  ).map((at) => corner(...turned(at, middle, rotation)));
  return a && b && c && d ? [a, b, c, d] : undefined;
};

const readPicture = ({ element, document }: KmlElement, tally: Tally): NamedPicture | undefined => {
  const name = readKmlName(element).slice(0, limits.name);
  const href = childText(childNamed(element, 'Icon'), 'href');
  const corners = readCorners(element, name, tally);
  if (corners === undefined || href === '') return undefined;
  return { name, href: resolveHref(document, href), corners, opacity: kmlColour(childText(element, 'color'))?.opacity ?? 1 };
};

/** What a map draws of a KML text. Links out of the archive are counted, not followed. */
export const readKml = (main: string, open: (document: string) => Iterable<string> | undefined): KmlContent => {
  const elements = [...readKmlElements(main, open)];
  const findStyle = kmlStyles(elements.map(({ element }) => element));
  const tally = new Tally(limits);
  const features: DrawnFeature[] = [];
  const pictures: NamedPicture[] = [];
  for (const one of elements) {
    const { element, folder } = one;
    if (element.name === 'GroundOverlay') {
      const picture = readPicture(one, tally);
      if (picture === undefined) tally.note('shapeless');
      else pictures.push(picture);
      continue;
    }
    const beside = besidePlaces[element.name];
    if (beside !== undefined) tally.note(beside);
    if (element.name !== 'Placemark') continue;
    tally.feature();
    const { name, description, geometry, values } = readKmlPlace(element, `Placemark ${features.length + 1}`, tally);
    const bounds = geometry && findBounds(geometry);
    if (geometry === undefined || bounds === undefined) {
      tally.note('shapeless');
      continue;
    }
    if (childText(element, 'visibility') === '0') tally.note('hidden');
    features.push({
      name: name.slice(0, limits.name),
      folder: folder.join(' / '),
      description: description.slice(0, limits.text),
      kind: findKind(geometry),
      geometry,
      style: findStyle(element),
      values: values.slice(0, limits.values).map(([key, value]) => [key.slice(0, limits.name), value.slice(0, limits.text)]),
      bounds,
    });
  }
  return { features, pictures, notes: tally.notes };
};
