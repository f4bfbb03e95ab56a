import { roundPeople } from '@hazardguard/contract';
import { toCsv, toGeoJson, toKml, toReceptorCsv, toSummary } from '@hazardguard/engine/formats';
import type { FindPeopleInside } from '../population/use-people-inside.ts';
import { type ExportSubject, fileStem, hasSampleMark } from './export-subject.ts';
import { buildMetaData } from './meta-data.ts';
import { zonesShapefile } from './shapefile/zones-shapefile.ts';

export type FileFormat = 'zones' | 'receptors' | 'geojson' | 'kml' | 'shapefile' | 'summary' | 'metaData';

/** Byte-order mark: spreadsheets need it to read Indian scripts in a CSV file. */
const mark = '\ufeff';

const formatOrigin = ({ stored }: ExportSubject): string =>
  stored ? `Stored run ${stored.id} of ${stored.createdAt} by ${stored.createdBy}.` : 'Preview, computed in a browser, not stored.';

const weatherSentence = ({ weatherOrigin: { source, observedAt, ageS } }: ExportSubject): string =>
  `Weather: ${source}${observedAt === null ? '' : `, observed ${observedAt}`}${ageS === null ? '' : `, ${Math.round(ageS / 60)} min old`}.`;

/** The numbers that the screen shows. */
const roundFound = (find: FindPeopleInside | undefined): FindPeopleInside | undefined =>
  find === undefined
    ? undefined
    : (levelId) => {
        const inside = find(levelId);
        return inside?.people == null ? inside : { ...inside, people: roundPeople(inside.people) };
      };

/** One result in one format: file name and content. Other programs read these files, so their texts are English. */
export const buildExportFile = (format: FileFormat, subject: ExportSubject, now: Date): { readonly name: string; readonly blob: Blob } => {
  const { result, place, bands } = subject;
  const people = roundFound(subject.people);
  const stem = fileStem(subject);
  const file = (ending: string, type: string, ...content: BlobPart[]) => ({ name: `${stem}${ending}`, blob: new Blob(content, { type }) });
  switch (format) {
    case 'zones':
      return file('-zones.csv', 'text/csv;charset=utf-8', mark, toCsv(result, bands, people));
    case 'receptors':
      return file('-places.csv', 'text/csv;charset=utf-8', mark, toReceptorCsv(result));
    case 'geojson':
      return file('.geojson', 'application/geo+json', toGeoJson(result, bands, people));
    case 'kml':
      return file('.kml', 'application/vnd.google-earth.kml+xml', toKml(result, bands));
    case 'shapefile':
      return file('-shapefile.zip', 'application/zip', zonesShapefile(result, stem, now, people) as Uint8Array<ArrayBuffer>);
    case 'summary':
      return file(
        '.txt',
        'text/plain;charset=utf-8',
        toSummary(result, {
          place: subject.sample && !hasSampleMark(place) ? `${place} (sample)` : place,
          made: formatOrigin(subject),
          weather: weatherSentence(subject),
          bands,
          people,
        }),
      );
    case 'metaData':
      return file('-meta-data.json', 'application/json', `${JSON.stringify(buildMetaData(subject, now), null, 2)}\n`);
  }
};

/** A table of a result as an Excel file, with the columns of its CSV file. */
export const buildExcelFile = async (
  format: 'zones' | 'receptors',
  subject: ExportSubject,
  now: Date,
): Promise<{ readonly name: string; readonly blob: Blob }> => {
  const [{ readOwnCsv, writeExcel }, csv] = [await import('../../ui/table-file/save-excel.ts'), buildExportFile(format, subject, now)];
  return { name: csv.name.replace(/\.csv$/, '.xlsx'), blob: await writeExcel(readOwnCsv(await csv.blob.text())) };
};
