import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PopulationCount } from '@hazardguard/contract';
import type { Page } from '@playwright/test';
import expected from './district/expected.json' with { type: 'json' };
import { makeDistrict, siteCount, villageCount } from './district/make-district.ts';
import { expect, test, watchForErrors } from './fixtures.ts';

/** An officer sets up a district of 40 sites from the files of eight offices; every count is that of another program (`district/README.md`). */
const command = fileURLToPath(new URL('../cli/bin/hazardguard.mjs', import.meta.url));
const program = join(import.meta.dirname, '..', 'server', 'src', 'main.ts');
const folder = mkdtempSync(join(tmpdir(), 'hazardguard-district-'));
const environment = {
  ...process.env,
  HAZARDGUARD_DATA: join(folder, 'data'),
  HAZARDGUARD_MODE: 'live',
  REQUIRE_SECOND_FACTOR: 'none',
  WEATHER_PROVIDER: 'none',
  STANDING_FOOTPRINTS: 'off',
  LOG_LEVEL: 'warn',
  PORT: '0',
};
const officer = { name: 'Asha Patel', email: 'asha@example.org', password: 'only for the journeys' };
const files = makeDistrict();
const fileAt = (name: string): string => join(folder, name);

let server: ChildProcess | undefined;
test.beforeAll(() => {
  for (const [name, bytes] of Object.entries(files)) writeFileSync(fileAt(name), bytes);
});
test.afterAll(async () => {
  if (server?.exitCode === null) {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

/** What the command prints as JSON; a failure says what it wrote. */
const run = (...args: readonly string[]): Promise<unknown> =>
  new Promise((resolve, reject) => {
    execFile(process.execPath, [command, 'data', ...args, '--json'], { env: environment }, (error, stdout, stderr) => {
      if (error === null) resolve(JSON.parse(stdout));
      else reject(new Error(`data ${args.join(' ')}: ${stdout}${stderr}`));
    });
  });
const importFiles = (names: readonly string[], ...flags: readonly string[]) => run('import', ...names.map(fileAt), ...flags);

const counts = (as: string, read: number, added: number, toComplete = 0) => ({
  ...{ as, read, added, toComplete, changed: 0, unchanged: 0, refused: [] },
});

/** Starts the server on the same data; returns its address and the link of the first administrator. */
const startServer = async (): Promise<{ readonly origin: string; readonly token: string }> => {
  server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  for await (const chunk of server.stdout ?? []) {
    text += String(chunk);
    const found = /(http:\/\/localhost:\d+)\/\S*token=(\S+)/.exec(text);
    if (found?.[1] !== undefined && found[2] !== undefined) return { origin: found[1], token: found[2] };
  }
  throw new Error(`The server ended before it was ready: ${text}`);
};

const readJson = async <Answer>(page: Page, origin: string, path: string): Promise<Answer> =>
  (await (await page.request.get(origin + path)).json()) as Answer;

/** The stock of all sites by CAS number, each as the other program sums it up. */
const sumStock = async (page: Page, origin: string) => {
  const { rows: sites } = await readJson<{ rows: { id: number; industryName: string; latitude: number; longitude: number }[] }>(
    page,
    origin,
    '/api/industries?pageSize=100',
  );
  const stock: Record<string, { items: number; kg: number; m3: number; receivedDays: number; expiredDays: number }> = {};
  const toDays = (date: string): number => Date.parse(date) / 86_400_000;
  for (const { id } of sites) {
    const { rows } = await readJson<{
      rows: { casNo: string; quantity: number; unit: string; dateReceived: string; dateExpired: string }[];
    }>(page, origin, `/api/industries/${id}/inventory?pageSize=100`);
    for (const { casNo, quantity, unit, dateReceived, dateExpired } of rows) {
      stock[casNo] ??= { items: 0, kg: 0, m3: 0, receivedDays: 0, expiredDays: 0 };
      const one = stock[casNo];
      one.items += 1;
      one.kg += quantity * ({ kg: 1, t: 1000 }[unit] ?? 0);
      one.m3 += unit === 'm3' ? quantity : 0;
      one.receivedDays += toDays(dateReceived);
      one.expiredDays += toDays(dateExpired);
    }
  }
  for (const one of Object.values(stock)) one.kg = Number(one.kg.toFixed(6));
  return { sites, stock };
};

/** The circle of `data count` has 360 corners, 0.005 % less; cells at its edge are shared out by area here and by 256 points there. */
const tolerance = 3e-4;

test('a district is set up from the files of its authorities, and every count equals that of another program', async ({
  page,
  expectAccessible,
}) => {
  test.setTimeout(300_000);
  const began = Date.now();
  const problems = watchForErrors(page);
  const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
  expect(Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, hash(bytes)]))).toEqual(expected.sha256);

  await test.step('sites, stock with two orders of dates, schools, people and the extract on the command line, before a server runs', async () => {
    expect(await importFiles(['annexure-ii.xlsx', 'mah-factories.xlsx', 'gidc-stock.csv', 'udise-schools.csv'])).toEqual([
      // No file names vessels: each row counts as one, which is listed to be completed.
      counts('inventory', 210, 210, 210),
      counts('industries', siteCount, siteCount),
      counts('inventory', 210, 210, 210),
      counts('receptors', expected.schools, expected.schools, expected.schools - expected.schoolsWithPosition),
    ]);
    expect(await importFiles(['ghs-pop-2020.tif'], '--source', 'GHSL', '--year', '2020', '--licence', 'CC BY 4.0')).toEqual(
      counts('population', 1, 1),
    );
    const osm = ['--source', 'OpenStreetMap', '--licence', 'ODbL'];
    expect(await importFiles(['bharuch.osm'], '--as', 'receptors', ...osm)).toEqual(
      counts('receptors', expected.mapFeatures, expected.places, expected.places),
    );
    expect(await importFiles(['bharuch.osm'], '--as', 'roads', ...osm)).toEqual(counts('roads', expected.mapFeatures, expected.roads));
    expect(await importFiles(['bharuch.osm'], '--as', 'map', ...osm)).toEqual(counts('map', expected.mapFeatures, expected.mapFeatures));
  });

  const { origin, token } = await startServer();
  const xsrf = async (): Promise<Record<string, string>> => {
    await page.request.get(`${origin}/api/session`);
    const { value = '' } = (await page.context().cookies(origin)).find(({ name }) => name === 'XSRF-TOKEN') ?? {};
    return { 'X-XSRF-TOKEN': decodeURIComponent(value) };
  };
  const setUp = await page.request.post(`${origin}/api/setup`, { headers: await xsrf(), data: { token, ...officer } });
  expect(setUp.status(), await setUp.text()).toBe(201);

  const count = (label: string) => page.locator('dl div').filter({ hasText: label }).locator('dd').first();
  const choose = async (name: string): Promise<void> => {
    await page.goto(`${origin}/ImportData`);
    await page.locator('input[type=file]').setInputFiles(fileAt(name));
    await expect(page.getByRole('button', { name: 'Check' })).toBeVisible();
  };
  /** From the columns over the preview to the import. */
  const finish = async (added: number, name: string): Promise<void> => {
    await page.getByRole('button', { name: 'Check' }).click();
    await expect(page.getByText('Nothing has been changed yet.')).toBeVisible();
    await expect(count('Added')).toHaveText(added.toLocaleString('en-GB'));
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await expect(page.getByText(`Imported: ${name}`)).toBeVisible();
  };

  await test.step('stock with Gujarati headers in the browser: the order of its dates is asked for, then previewed', async () => {
    await choose('sangrah.xlsx');
    await expect(page.getByText(/in the column પ્રાપ્તિ તારીખ can be read in two ways/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Order of the dates: Date received' }).selectOption('dmy');
    await expect(page.getByText('can be read in two ways')).toHaveCount(0);
    await expectAccessible();
    await finish(180, 'sangrah.xlsx');
  });

  await test.step('villages of the census, a shapefile in UTM, in the browser', async () => {
    await choose('villages-2011.zip');
    await expect(page.getByRole('combobox', { name: 'Import as' })).toHaveValue('villages');
    await page.getByRole('textbox', { name: 'Source' }).fill('Census of India');
    await page.getByRole('textbox', { name: 'Year' }).fill('2011');
    await finish(villageCount, 'villages-2011.zip');
  });

  await test.step('the registers hold what the other program read in the files', async () => {
    const { sites, stock } = await sumStock(page, origin);
    expect(Object.fromEntries(sites.map(({ industryName, latitude, longitude }) => [industryName, [latitude, longitude]]))).toEqual(
      expected.sites,
    );
    expect(stock).toEqual(expected.stock);
    expect(Object.values(stock).reduce((sum, { items }) => sum + items, 0)).toBe(expected.stockRows);
    const { sources } = await readJson<{
      sources: { kind: string; name: string; items: number; people: number | null; cellM: number | null }[];
    }>(page, origin, '/api/population/coverage');
    const sourceOf = (kind: string) => sources.find((source) => source.kind === kind);
    expect(sourceOf('areas')).toMatchObject({ items: expected.villages, people: expected.villagePeople });
    expect((sourceOf('raster')?.people ?? 0) / expected.rasterPeople).toBeCloseTo(1, 6);
    expect(sourceOf('raster')).toMatchObject({ name: 'ghs-pop-2020', cellM: 100 });
    expect(sourceOf('roads')).toMatchObject({ items: expected.roads });
  });

  await test.step('people and places within circles are those of the other program, while the server runs', async () => {
    for (const { latitude, longitude, radiusM, census, raster, receptors } of expected.circles) {
      const near = (await run('count', '--near', `${latitude},${longitude}`, '--radius-m', String(radiusM))) as {
        readonly people: number | null;
        readonly source: string | null;
        readonly year: number | null;
        readonly receptors: Readonly<Record<string, number>>;
      };
      expect(Object.fromEntries(Object.entries(near.receptors).filter(([, places]) => places > 0))).toEqual(receptors);
      if (census > 0) {
        expect(near).toMatchObject({ source: 'villages-2011', year: 2011 });
        expect(Math.abs((near.people ?? 0) / census - 1)).toBeLessThan(tolerance);
      } else if (raster > 0) {
        expect(near).toMatchObject({ source: 'ghs-pop-2020', year: 2020 });
        expect(Math.abs((near.people ?? 0) / raster - 1)).toBeLessThan(tolerance);
      } else expect(near).toMatchObject({ people: null, source: null });
    }
    // Beside the census, which comes first, the raster in Mollweide.
    for (const { latitude, longitude, radiusM, raster, census } of expected.circles) {
      if (census === 0) continue;
      const [east, north] = [radiusM / (111_195 * Math.cos((latitude * Math.PI) / 180)), radiusM / 111_195];
      const ring = Array.from({ length: 721 }, (_none, corner): [number, number] => {
        const angle = ((corner % 720) * Math.PI) / 360;
        return [longitude + east * Math.sin(angle), latitude + north * Math.cos(angle)];
      });
      const answer = await page.request.post(`${origin}/api/population/inside`, { headers: await xsrf(), data: { areas: [[[ring]]] } });
      const { counts: inside } = (await answer.json()) as { readonly counts: readonly PopulationCount[] };
      const beside = inside[0]?.others.find(({ kind }) => kind === 'raster')?.people ?? 0;
      expect(Math.abs(beside / raster - 1)).toBeLessThan(5e-3);
    }
  });

  await test.step('the Data screen says what is known of the 40 sites', async () => {
    await page.goto(`${origin}/Data`);
    await expect(page.getByText(`Population is known for ${siteCount} of ${siteCount} sites`)).toBeVisible();
    await expect(page.getByText(/a street map for \d+\.$/)).toBeVisible();
    await expectAccessible();
  });
  expect(problems).toEqual([]);
  const seconds = (Date.now() - began) / 1000;
  test.info().annotations.push({ type: 'time', description: `district set up and counted in ${seconds.toFixed(0)} s` });
  process.stderr.write(`district set up and counted in ${seconds.toFixed(0)} s\n`);
});
