import type { Geometry } from 'geojson';
import { FileProblem, quoted } from './file-problem.ts';
import { findBounds, findKind, oneGeometry } from './geometry-facts.ts';
import { kmlShapes, readCoordinates } from './kml-geometry.ts';
import { kmlColour, kmlStyles } from './kml-style.ts';
import { limits } from './limits.ts';
import type { DrawnFeature, FeatureStyle, GroundPicture, Notes } from './opened-file.ts';
import { plainText } from './plain-text.ts';
import { childNamed, childText, readXml, type XmlElement } from './read-xml.ts';
import { Tally } from './tally.ts';

/** A picture's corners and the address the file names for it; the bytes are looked up in the same KMZ. */
export interface NamedPicture extends Pick<GroundPicture, 'name' | 'corners' | 'opacity'> {
  readonly href: string;
}

export interface KmlContent {
  readonly features: readonly DrawnFeature[];
  readonly pictures: readonly NamedPicture[];
  readonly notes: Notes;
}

const readName = (element: XmlElement): string => plainText(childText(element, 'name')).replaceAll('\n', ' ').slice(0, limits.name);

/** `<Data name="…"><value>` and `<SimpleData name="…">`, in the order written. */
const readValues = (placemark: XmlElement): DrawnFeature['values'] => {
  const extended = childNamed(placemark, 'ExtendedData');
  const fields = extended?.children.flatMap((child) => (child.name === 'SchemaData' ? child.children : [child])) ?? [];
  return fields.slice(0, limits.values).flatMap((field): (readonly [string, string])[] => {
    const name = field.attributes.get('name') ?? field.name;
    const value = field.name === 'Data' ? childText(field, 'value') : field.text.trim();
    return value === '' ? [] : [[name.slice(0, limits.name), plainText(value)]];
  });
};

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

class KmlReader {
  readonly tally = new Tally();
  readonly features: DrawnFeature[] = [];
  readonly pictures: NamedPicture[] = [];
  readonly #style: (feature: XmlElement) => FeatureStyle;
  constructor(root: XmlElement) {
    this.#style = kmlStyles(root);
  }

  walk(container: XmlElement, folder: readonly string[]): void {
    for (const child of container.children) {
      switch (child.name) {
        case 'Document':
        case 'Folder': {
          const name = readName(child);
          this.walk(child, name === '' ? folder : [...folder, name]);
          break;
        }
        case 'Placemark':
          this.#placemark(child, folder);
          break;
        case 'GroundOverlay':
          this.#groundOverlay(child);
          break;
        case 'NetworkLink':
        case 'NetworkLinkControl':
          this.tally.note('links');
          break;
        case 'ScreenOverlay':
        case 'PhotoOverlay':
        case 'Tour':
          this.tally.note('others');
      }
    }
  }

  #placemark(element: XmlElement, folder: readonly string[]): void {
    this.tally.feature();
    const name = readName(element);
    const geometry: Geometry | undefined = oneGeometry(kmlShapes(element, name || `Placemark ${this.features.length + 1}`, this.tally));
    const bounds = geometry && findBounds(geometry);
    if (geometry === undefined || bounds === undefined) {
      this.tally.note('shapeless');
      return;
    }
    if (childText(element, 'visibility') === '0') this.tally.note('hidden');
    this.features.push({
      name,
      folder: folder.join(' / '),
      description: plainText(childText(element, 'description') || childText(element, 'Snippet')),
      kind: findKind(geometry),
      geometry,
      style: this.#style(element),
      values: readValues(element),
      bounds,
    });
  }

  #groundOverlay(element: XmlElement): void {
    const name = readName(element);
    const href = childText(childNamed(element, 'Icon'), 'href');
    const corners = readCorners(element, name, this.tally);
    if (corners === undefined || href === '') this.tally.note('shapeless');
    else this.pictures.push({ name, href, corners, opacity: kmlColour(childText(element, 'color'))?.opacity ?? 1 });
  }
}

/** The features of a KML text. Links are counted, not followed. */
export const readKml = (text: string): KmlContent => {
  const root = readXml(text);
  if (root.name !== 'kml' && root.name !== 'Document' && root.name !== 'Placemark')
    throw new FileProblem('not-kml', { root: quoted(root.name) });
  // Old files begin with the Document or the Placemark itself.
  const top: XmlElement = root.name === 'kml' ? root : { name: 'kml', attributes: new Map(), children: [root], text: '' };
  const reader = new KmlReader(top);
  reader.walk(top, []);
  const { features, pictures, tally } = reader;
  return { features, pictures, notes: tally.notes };
};
