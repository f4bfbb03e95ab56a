import { readFileSync } from 'node:fs';
import { toGeometry } from '@hazardguard/contract';
import { kmlGen } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';
import type { GeoFeature } from './geo-feature.ts';
import { refuseFile } from './refuse-file.ts';
import { toProperties } from './to-properties.ts';
import { unpackZip } from './zip.ts';

const readText = (path: string, packed: boolean): string => {
  if (!packed) return new TextDecoder().decode(readFileSync(path));
  const parts = [...unpackZip(readFileSync(path), (name) => name.toLowerCase().endsWith('.kml'))];
  const main = parts.find(([name]) => name.toLowerCase() === 'doc.kml') ?? parts[0];
  if (main === undefined) throw refuseFile('There is no KML in the archive');
  return new TextDecoder().decode(main[1]);
};

const styleKeys = /^(stroke|fill|icon|label|styleUrl|styleHash|styleMapHash|visibility|@geometry-type)/;

const batchLength = 2_000;

/** Placemarks with their texts and extended data; styles, network links and pictures are left out. */
export function* readKml(path: string, packed: boolean): Generator<GeoFeature[]> {
  const text = readText(path, packed);
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw refuseFile('The KML declares a document type or entities, which are not read');
  const parse = () => {
    try {
      const fail = (message: string): never => {
        throw new Error(message);
      };
      return new DOMParser({ errorHandler: { warning: () => undefined, error: fail, fatalError: fail } }).parseFromString(text, 'text/xml');
    } catch (error) {
      throw refuseFile(`The KML is broken: ${error instanceof Error ? error.message.split('\n')[0]?.slice(0, 200) : ''}`);
    }
  };
  const document = parse();
  let batch: GeoFeature[] = [];
  let row = 0;
  for (const { geometry, properties } of kmlGen(document as unknown as Document)) {
    row += 1;
    const kept = Object.entries(properties ?? {}).filter(([name]) => !styleKeys.test(name));
    batch.push({ row, geometry: toGeometry(geometry), properties: toProperties(Object.fromEntries(kept)) });
    if (batch.length >= batchLength) {
      yield batch;
      batch = [];
    }
  }
  if (row === 0) throw refuseFile('The KML has no placemarks. A network link is not followed: save the places themselves');
  if (batch.length > 0) yield batch;
}
