import { readFileSync } from 'node:fs';
import { FileProblem } from '@hazardguard/contract/geo-file/file-problem';
import { decodeText, findMainKml, isKml } from '@hazardguard/contract/geo-file/kml-file';
import { besidePlaces, readKmlElements, readKmlName, readKmlPlace } from '@hazardguard/contract/geo-file/read-kml-elements';
import { childText, type XmlElement } from '@hazardguard/contract/geo-file/read-xml';
import { Tally } from '@hazardguard/contract/geo-file/tally';
import { toGeometry } from '@hazardguard/contract/geometry';
import { explainProblem } from './explain-problem.ts';
import type { GeoFeature } from './geo-feature.ts';
import { readChunks, toChunks } from './read-chunks.ts';
import { fileLimits } from './refuse-file.ts';
import { listZipEntries, unpackZip } from './zip.ts';

/** The documents of a KMZ, of which the first is the main one. */
const openArchive = (path: string): ReadonlyMap<string, Uint8Array> => {
  const archive = readFileSync(path);
  const main = findMainKml(listZipEntries(archive).map(({ name }) => name));
  if (main === undefined) throw new FileProblem('zip-no-kml');
  const documents = unpackZip(archive, isKml);
  return new Map([[main, documents.get(main) ?? new Uint8Array()], ...documents]);
};

/** Why an element is no place. */
const codes = { links: 'linkNotFollowed', pictures: 'overlayPicture', others: 'othersLeftOut' } as const;

const toFeature = (element: XmlElement, folder: readonly string[], row: number, tally: Tally): GeoFeature | null => {
  const beside = besidePlaces[element.name];
  if (beside !== undefined) {
    const fault = { code: codes[beside], values: {} };
    return { row, geometry: null, properties: { name: readKmlName(element) }, fault };
  }
  if (element.name !== 'Placemark') return null;
  tally.feature();
  try {
    const { name, description, geometry, values } = readKmlPlace(element, `Placemark ${row}`, tally);
    const given = {
      name,
      folder: folder.join(' / '),
      address: childText(element, 'address'),
      phoneNumber: childText(element, 'phoneNumber'),
    };
    const texts = Object.entries({ ...given, description }).filter(([, text]) => text !== '');
    return { row, geometry: toGeometry(geometry), properties: Object.fromEntries([...texts, ...values]), fault: null };
  } catch (error) {
    if (!(error instanceof FileProblem) || error.code !== 'position') throw error;
    return { row, geometry: null, properties: { name: readKmlName(element) }, fault: { code: 'cornerNotDegrees', values: {} } };
  }
};

const batchLength = 500;

/**
 * Placemarks with their texts and extended data, as the map reads them. Pictures, links and views are faults, so that each of them is
 * counted. One element is kept at a time: memory does not grow with the file.
 */
export function* readKml(path: string, packed: boolean): Generator<GeoFeature[]> {
  const tally = new Tally({ features: fileLimits.rows, positions: Number.POSITIVE_INFINITY });
  const places = { read: 0, links: 0 };
  let row = 0;
  let batch: GeoFeature[] = [];
  try {
    const documents = packed ? openArchive(path) : new Map([['', null]]);
    const [main = ''] = documents.keys();
    const open = (name: string): Iterable<string> | undefined => {
      const bytes = documents.get(name);
      return bytes === undefined ? undefined : decodeText(bytes === null ? readChunks(path) : toChunks(bytes));
    };
    for (const { element, folder } of readKmlElements(main, open)) {
      const feature = toFeature(element, folder, row + 1, tally);
      if (feature === null) continue;
      row += 1;
      if (feature.fault === null) places.read += 1;
      else if (feature.fault.code === 'linkNotFollowed') places.links += 1;
      batch.push(feature);
      if (batch.length < batchLength) continue;
      yield batch;
      batch = [];
    }
    if (places.read === 0 && batch.length === row)
      throw new FileProblem(places.links > 0 ? 'links-only' : 'no-place', { count: places.links });
  } catch (error) {
    throw explainProblem(error);
  }
  yield batch;
}
