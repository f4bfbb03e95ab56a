import type { Geometry } from 'geojson';
import { FileProblem, quoted } from './file-problem.ts';
import { oneGeometry } from './geometry-facts.ts';
import { kmlShapes } from './kml-geometry.ts';
import { plainText } from './plain-text.ts';
import { childNamed, childText, type XmlElement, type XmlPart, XmlReader } from './read-xml.ts';
import type { Tally } from './tally.ts';

const containers: ReadonlySet<string> = new Set(['kml', 'Document', 'Folder']);

/** Old files begin with the Document or the Placemark itself. */
const checkRoot = (root: string): void => {
  if (!containers.has(root) && root !== 'Placemark') throw new FileProblem('not-kml', { root: quoted(root) });
};

/** What a file can have beside places, by the note that says how many of them there are. */
export const besidePlaces: Readonly<Record<string, 'links' | 'pictures' | 'others'>> = {
  GroundOverlay: 'pictures',
  NetworkLink: 'links',
  NetworkLinkControl: 'links',
  ScreenOverlay: 'others',
  PhotoOverlay: 'others',
  Tour: 'others',
};

/** A name in an archive, from where it is written. */
export const resolveHref = (base: string, href: string): string => {
  const folder = base.slice(0, base.lastIndexOf('/') + 1);
  return `${folder}${href.trim().replace(/^\.\//, '')}`;
};

export interface KmlElement extends XmlPart {
  /** The document that it is written in. */
  readonly document: string;
}

/** The elements of a document and, in an archive, of the documents of the same archive that it links. Other links are not followed. */
export function* readKmlElements(main: string, open: (document: string) => Iterable<string> | undefined): Generator<KmlElement> {
  const documents = [main];
  for (const document of documents) {
    const reader = new XmlReader((name) => containers.has(name), checkRoot);
    function* give(parts: readonly XmlPart[]): Generator<KmlElement> {
      for (const { element, folder } of parts) {
        const link = element.name === 'NetworkLink' ? (childNamed(element, 'Link') ?? childNamed(element, 'Url')) : undefined;
        const target = link === undefined ? '' : resolveHref(document, childText(link, 'href'));
        if (link === undefined || open(target) === undefined) yield { element, folder, document };
        else if (!documents.includes(target)) documents.push(target);
      }
    }
    for (const piece of open(document) ?? []) yield* give(reader.read(piece, false));
    yield* give(reader.read('', true));
  }
}

export interface KmlPlace {
  readonly name: string;
  /** Plain text, whatever markup the file had. */
  readonly description: string;
  /** Undefined: it has none, or one with too few corners. */
  readonly geometry: Geometry | undefined;
  /** Further values, as text. */
  readonly values: readonly (readonly [string, string])[];
}

export const readKmlName = (element: XmlElement): string => childText(element, 'name').replace(/\s+/g, ' ');

/** `<Data name="…"><value>` and `<SimpleData name="…">`, in the order written. */
const readValues = (placemark: XmlElement): KmlPlace['values'] => {
  const extended = childNamed(placemark, 'ExtendedData');
  const fields = extended?.children.flatMap((child) => (child.name === 'SchemaData' ? child.children : [child])) ?? [];
  return fields.flatMap((field): (readonly [string, string])[] => {
    const name = field.attributes.get('name') ?? field.name;
    const value = field.name === 'Data' ? childText(field, 'value') : field.text.trim();
    return value === '' ? [] : [[name, plainText(value)]];
  });
};

/** A placemark; `place` names it where a position is wrong. */
export const readKmlPlace = (element: XmlElement, place: string, tally: Tally): KmlPlace => {
  const name = readKmlName(element);
  return {
    name,
    description: plainText(childText(element, 'description') || childText(element, 'Snippet')),
    geometry: oneGeometry(kmlShapes(element, name || place, tally)),
    values: readValues(element),
  };
};
