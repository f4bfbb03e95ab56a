import { setTimeout as pause } from 'node:timers/promises';
import { dataImportRoutes } from '@hazardguard/contract';

type Headers = Readonly<Record<string, string>>;

const folders = 2_000_000;
const placemarks = 30_000;

/** What ended a server before, neighbours of it, and a file as an office sends it. */
const files: readonly { readonly name: string; readonly wanted: number; readonly make: () => string }[] = [
  {
    name: 'folders.kml',
    wanted: 422,
    make: () => `<kml xmlns="http://www.opengis.net/kml/2.2">${'<Folder>'.repeat(folders)}${'</Folder>'.repeat(folders)}</kml>`,
  },
  {
    name: 'places.kml',
    wanted: 200,
    make: () => {
      const places = Array.from(
        { length: placemarks },
        (_none, i) =>
          `<Placemark><name>School ${i}</name><ExtendedData><Data name="kind"><value>school</value></Data></ExtendedData><Point><coordinates>${73 + (i % 300) / 1e3},${21 + i / 1e5}</coordinates></Point></Placemark>`,
      );
      return `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${places.join('')}</Document></kml>`;
    },
  },
  {
    name: 'names.geojson',
    wanted: 422,
    make: () => {
      const names = Array.from({ length: 1_000_000 }, (_none, i) => `"k${i}":1`);
      return `{"type":"FeatureCollection","features":[{"type":"Feature","properties":{${names.join(',')}},"geometry":null}]}`;
    },
  },
  {
    name: 'sites.csv',
    wanted: 200,
    make: () =>
      `Name of Unit,District,Contact No,Latitude,Longitude\n${Array.from({ length: 60_000 }, (_none, i) => `Works ${i},Bharuch,1077,21.7,73\n`).join('')}`,
  },
];

export interface Imported {
  count: number;
  /** Answers that were others than wanted: no refusal in words, a failure of the server. */
  readonly wrong: string[];
}

/** Sends a file, plans and previews its import. */
const importOne = async (origin: string, headers: Headers, { name, wanted, make }: (typeof files)[number], signal: AbortSignal) => {
  const upload = await fetch(`${origin}${dataImportRoutes.upload.path}?fileName=${name}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: make(),
    signal,
  });
  const { file } = (await upload.json()) as { readonly file?: string };
  const body = JSON.stringify({ file, as: name.endsWith('.csv') ? 'industries' : 'receptors' });
  for (const { path } of [dataImportRoutes.plan, dataImportRoutes.preview]) {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      signal,
    });
    const text = await answer.text();
    if (answer.status !== wanted && answer.status !== 503) return `${name}: ${answer.status} ${text.slice(0, 200)}`;
  }
  return null;
};

/** Imports one file after the other, some of them hostile, until the end. `most`: so many and no more. */
export const importAll = async (
  origin: string,
  headers: Headers,
  { everyMs, most = Number.POSITIVE_INFINITY, signal }: { readonly everyMs: number; readonly most?: number; readonly signal: AbortSignal },
): Promise<Imported> => {
  const imported: Imported = { count: 0, wrong: [] };
  while (!signal.aborted && imported.count < most) {
    const file = files[imported.count % files.length];
    if (file === undefined) break;
    try {
      const fault = await importOne(origin, headers, file, signal);
      imported.count += 1;
      if (fault !== null) imported.wrong.push(fault);
      await pause(everyMs, undefined, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
  return imported;
};

export const filesInTurn = files.length;
