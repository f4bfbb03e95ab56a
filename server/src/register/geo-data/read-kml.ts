import { readFileSync } from 'node:fs';
import { toGeometry } from '@hazardguard/contract/geometry';
import { findMainKml, findTextEncoding } from '@hazardguard/contract/kml-file';
import { kmlGen } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import type { GeoFeature } from './geo-feature.ts';
import { readChunks, toChunks } from './read-chunks.ts';
import { refuseFile, toMegabytes } from './refuse-file.ts';
import { brokenKml, refuseDoctype, scanKml } from './scan-kml.ts';
import { toProperties } from './to-properties.ts';
import { listZipEntries, unpackZip } from './zip.ts';

/** The KML of a KMZ. */
const unpackMain = (path: string): Uint8Array => {
  const archive = readFileSync(path);
  const main = findMainKml(listZipEntries(archive).map(({ name }) => name));
  const bytes = main === undefined ? undefined : unpackZip(archive, (name) => name === main).get(main);
  if (bytes === undefined) throw refuseFile('There is no KML in the archive');
  return bytes;
};

const openDecoder = (encoding: string): TextDecoder => {
  try {
    return new TextDecoder(encoding);
  } catch {
    throw refuseFile(`The KML says that it is written in "${encoding.slice(0, 40)}", which is not known. Save it in UTF-8`);
  }
};

function* decode(chunks: Iterable<Uint8Array>): Generator<string> {
  let decoder: TextDecoder | undefined;
  for (const chunk of chunks) {
    decoder ??= openDecoder(findTextEncoding(chunk));
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder?.decode() ?? '';
}

const styleKeys = /^(stroke|fill|icon|label|styleUrl|styleHash|styleMapHash|visibility|@geometry-type)/;

/** Features that are parsed together: characters of their text. */
const groupLength = 64 * 1024;
/** Characters of all schemas and namespaces: they are parsed with each group. */
const mostHead = 256 * 1024;

const parse = (text: string): Document => {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw refuseDoctype();
  const fail = (message: string): never => {
    throw new Error(message);
  };
  try {
    const parser = new DOMParser({ errorHandler: { warning: () => undefined, error: fail, fatalError: fail } });
    return parser.parseFromString(text, 'text/xml') as unknown as Document;
  } catch (error) {
    throw brokenKml(error instanceof Error ? (error.message.split('\n')[0] ?? '') : '');
  }
};

/** What every group needs around it: the prefixes of the file and the types of its attributes. Reads the whole file once, which finds its faults. */
const readHead = (pieces: Iterable<string>): readonly [open: string, count: number] => {
  const namespaces = new Map<string, string>();
  let schemas = '';
  let count = 0;
  const checkHead = (): void => {
    if (schemas.length + namespaces.size * 100 > mostHead)
      throw refuseFile(`The schemas of the KML have more than ${toMegabytes(mostHead * 4) / 4} MB`);
  };
  const onNamespace = (name: string, value: string): void => {
    namespaces.set(name, value.slice(0, 1_000).replace(/[&<"]/g, ''));
    checkHead();
  };
  for (const { kind, text } of scanKml(pieces, onNamespace)) {
    if (kind === 'feature') count += 1;
    else {
      schemas += text;
      checkHead();
    }
  }
  return [`<kml${[...namespaces].map(([name, value]) => ` ${name}="${value}"`).join('')}>${schemas}`, count];
};

/** Spaces around the commas, which the standard forbids, are common. */
const joinCoordinates = (text: string): string =>
  text.replace(/<((?:\w+:)?coordinates)>([^<]*)</g, (_, tag: string, list: string) => `<${tag}>${list.replace(/\s*,\s*/g, ',')}<`);

const toFeatures = (text: string, before: number): GeoFeature[] => {
  const features: GeoFeature[] = [];
  for (const { geometry, properties } of kmlGen(parse(joinCoordinates(text)))) {
    const kept = Object.entries(properties ?? {}).filter(([name]) => !styleKeys.test(name));
    features.push({
      row: before + features.length + 1,
      geometry: toGeometry(geometry),
      properties: toProperties(Object.fromEntries(kept)),
    });
  }
  return features;
};

/**
 * Placemarks with their texts and extended data; styles, network links and pictures are left out. A document tree is made of some features
 * at a time: memory does not grow with the file.
 */
export function* readKml(path: string, packed: boolean): Generator<GeoFeature[]> {
  const unpacked = packed ? unpackMain(path) : null;
  const open = (): Iterable<string> => decode(unpacked === null ? readChunks(path) : toChunks(unpacked));
  const [head, count] = readHead(open());
  let row = 0;
  let group = '';
  const take = (): GeoFeature[] => {
    const features = group === '' ? [] : toFeatures(`${head}${group}</kml>`, row);
    row += features.length;
    group = '';
    return features;
  };
  if (count > 0)
    for (const { kind, text } of scanKml(open(), () => undefined)) {
      if (kind !== 'feature') continue;
      group += text;
      if (group.length >= groupLength) yield take();
    }
  yield take();
  if (row === 0) throw refuseFile('The KML has no placemarks. A network link is not followed: save the places themselves');
}
