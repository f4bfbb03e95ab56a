import { type FileFormat, isFeatureFormat } from '../register/geo-data/file-format.ts';
import type { GeoFeature } from '../register/geo-data/geo-feature.ts';
import { openGeoFile, refuseFile } from '../register/geo-data/read-geo-file.ts';

type Features = AsyncIterableIterator<GeoFeature, undefined>;

/** An iterator that opens its file when it is first read. */
const openLate = (open: () => Promise<Features>): Features => {
  let opened: Promise<Features> | null = null;
  let ready: Features | null = null;
  const features: Features = {
    next: () => {
      if (ready !== null) return ready.next();
      opened ??= open().then((found) => {
        ready = found;
        return found;
      });
      return opened.then((found) => found.next());
    },
    return: async () =>
      opened === null ? { done: true, value: undefined } : ((await (await opened).return?.()) ?? { done: true, value: undefined }),
    [Symbol.asyncIterator]: () => features,
  };
  return features;
};

/** The features of a file of one of these kinds; another one is refused with the sentence. */
const readFeatures = (
  path: string,
  knownColumns: readonly string[],
  isRead: (format: FileFormat) => boolean,
  refusal: (format: FileFormat) => string,
): Features =>
  openLate(async () => {
    const { format, features } = await openGeoFile({ path, knownColumns });
    if (isRead(format)) return features;
    await features.return?.();
    throw refuseFile(refusal(format));
  });

/**
 * The rows of a sheet or the features of a map file, whatever its name, one after the other. Throws an `ApiError` `invalid-file` with
 * what to do where the file is not read.
 */
export const readGeoFile = (path: string, { knownColumns = [] }: { readonly knownColumns?: readonly string[] } = {}): Features =>
  readFeatures(path, knownColumns, isFeatureFormat, (format) => `A file of the kind ${format} has no rows or features`);

/**
 * Features of an OpenStreetMap file (XML or PBF) whose elements have tags: properties are the tags with `osm_type` and `osm_id`; ways
 * have the positions of their nodes, closed ways with the tags of an area are polygons, relations of areas multipolygons.
 */
export const readOsm = (path: string): Features =>
  readFeatures(
    path,
    [],
    (format) => format === 'osm-xml' || format === 'osm-pbf',
    () => 'This is no OpenStreetMap file (.osm or .osm.pbf)',
  );
