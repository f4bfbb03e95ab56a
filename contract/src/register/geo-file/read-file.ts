import { FileProblem } from './file-problem.ts';
import { findBounds } from './geometry-facts.ts';
import { decodeText, findMainKml, isKml } from './kml-file.ts';
import { limits } from './limits.ts';
import { type Bounds, type FileFormat, type GroundPicture, joinBounds, type Notes, type OpenedFile } from './opened-file.ts';
import { showableType } from './picture.ts';
import { readGeoJson } from './read-geojson.ts';
import { type KmlContent, type NamedPicture, readKml } from './read-kml.ts';
import { type Archive, openZip } from './read-zip.ts';

const cornerBounds = ({ corners }: Pick<GroundPicture, 'corners'>): Bounds =>
  findBounds({ type: 'MultiPoint', coordinates: corners.map(([x, y]) => [x, y]) }) ?? [0, 0, 0, 0];

const finish = (format: FileFormat, content: Omit<OpenedFile, 'format' | 'bounds'>): OpenedFile => {
  const all = [...content.features.map(({ bounds }) => bounds), ...content.pictures.map(cornerBounds)];
  if (all.length === 0)
    throw new FileProblem(content.notes.links === undefined ? 'no-place' : 'links-only', { count: content.notes.links ?? 0 });
  return { format, ...content, bounds: joinBounds(all) };
};

/** Pictures come from the archive alone; one that is named elsewhere is not fetched. */
const takePictures = async (named: readonly NamedPicture[], archive: Archive | undefined) => {
  const pictures: GroundPicture[] = [];
  for (const { href, ...picture } of named) {
    const bytes = await archive?.read(href);
    const type = bytes && showableType(bytes);
    if (bytes && type) pictures.push({ ...picture, type, bytes });
  }
  return pictures;
};

const drawn = async (format: FileFormat, { features, pictures: named, notes }: KmlContent, archive?: Archive): Promise<OpenedFile> => {
  const pictures = await takePictures(named, archive);
  const missing = named.length - pictures.length;
  const all: Notes = missing === 0 ? notes : { ...notes, pictures: missing };
  return finish(format, { features, pictures, notes: all });
};

const readKmz = async (bytes: Uint8Array<ArrayBuffer>): Promise<OpenedFile> => {
  const archive = openZip(bytes);
  const main = findMainKml(archive.names);
  if (main === undefined) throw new FileProblem('zip-no-kml');
  const documents = new Map<string, Uint8Array<ArrayBuffer>>();
  for (const name of archive.names.filter(isKml)) documents.set(name, (await archive.read(name)) ?? new Uint8Array());
  const open = (name: string) => {
    const document = documents.get(name);
    return document && decodeText([document]);
  };
  return drawn('KMZ', readKml(main, open), archive);
};

/** The format is recognised by the content, not by the name. */
export const readFile = async (bytes: Uint8Array<ArrayBuffer>): Promise<OpenedFile> => {
  if (bytes.byteLength > limits.fileBytes) throw new FileProblem('too-large', { limit: limits.fileBytes / 1024 / 1024 });
  if (bytes.byteLength === 0) throw new FileProblem('empty');
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readKmz(bytes);
  const text = [...decodeText([bytes])].join('');
  const first = text.trimStart()[0];
  if (first === '<')
    return drawn(
      'KML',
      readKml('', (name) => (name === '' ? [text] : undefined)),
    );
  if (first === '{' || first === '[') return finish('GeoJSON', { ...readGeoJson(text), pictures: [] });
  throw new FileProblem('unknown');
};
