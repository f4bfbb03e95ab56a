import { SaxesParser } from 'saxes';
import { limitXml } from './limit-xml.ts';
import { fileLimits, refuseFile, toMegabytes } from './refuse-file.ts';

/** Elements that become features, in whole files of KML. */
const featureTags: ReadonlySet<string> = new Set(['Placemark', 'GroundOverlay', 'NetworkLink']);
/** The types of attributes, which may be written before or after the features. */
const schemaTag = 'Schema';

/** Characters and elements of one placemark: the outline of a State with 500,000 corners has them. */
const mostCharacters = 16 * 1024 * 1024;
const mostElements = 50_000;

/** Faults after which it is not known where an element ends. The others are left to the parser of the features, which allows what browsers allow. */
const structural = /close tag|unclosed|unexpected end|root element|one root/;

export const brokenKml = (why: string) => refuseFile(`The KML is broken: ${why.slice(0, 200)}`);

export const refuseDoctype = () => refuseFile('The KML declares a document type or entities, which are not read');

export interface KmlPart {
  readonly kind: 'feature' | 'schema';
  /** The element as it is written. */
  readonly text: string;
}

/**
 * The features and schemas of a KML text, each as it is written, in the order of the file. Holds one of them, however deep, long or many
 * the elements around them are. `onNamespace` gets each prefix that is declared outside of features.
 */
export function* scanKml(pieces: Iterable<string>, onNamespace: (name: string, value: string) => void): Generator<KmlPart> {
  const parser = new SaxesParser();
  const limited = limitXml(parser);
  const found: KmlPart[] = [];
  let buffer = '';
  /** Where the buffer begins in the text, and the open feature; -1: none is open. */
  let offset = 0;
  let start = -1;
  let level = 0;
  let elements = 0;
  const checkSize = (): void => {
    if (parser.position - start > mostCharacters || elements > mostElements)
      throw refuseFile(`A placemark of the file has more than ${toMegabytes(mostCharacters)} MB or ${mostElements} elements. Split it`);
  };
  parser.on('error', ({ message }) => {
    if (structural.test(message)) throw brokenKml(message);
    if (message.includes('doctype')) throw refuseDoctype();
  });
  parser.on('doctype', () => {
    throw refuseDoctype();
  });
  parser.on('opentag', ({ name, attributes }) => {
    limited.onOpen();
    if (start !== -1) {
      elements += 1;
      checkSize();
      return;
    }
    if (featureTags.has(name) || name === schemaTag) {
      // No attribute has a "<": the last one begins this tag.
      start = offset + buffer.lastIndexOf('<', parser.position - offset - 1);
      level = limited.depth();
      elements = 0;
      return;
    }
    for (const [key, value] of Object.entries(attributes)) if (key.startsWith('xmlns')) onNamespace(key, String(value));
  });
  parser.on('closetag', ({ name }) => {
    if (start !== -1 && limited.depth() === level) {
      checkSize();
      found.push({ kind: name === schemaTag ? 'schema' : 'feature', text: buffer.slice(start - offset, parser.position - offset) });
      start = -1;
    }
    limited.onClose();
  });
  let features = 0;
  for (const piece of pieces) {
    buffer += piece;
    limited.write(piece);
    for (const part of found.splice(0)) {
      if (part.kind === 'feature') features += 1;
      if (features > fileLimits.rows) throw refuseFile(`The file has more than ${fileLimits.rows} placemarks; split it`);
      yield part;
    }
    if (start !== -1) checkSize();
    // Of the text between features only a tag that is not complete is needed.
    const kept = start === -1 ? buffer.lastIndexOf('<') : start - offset;
    const cut = kept === -1 ? buffer.length : kept;
    buffer = buffer.slice(cut);
    offset += cut;
  }
  parser.close();
}
