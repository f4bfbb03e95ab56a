import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { runHere } from './testing/in-process.ts';

const command = fileURLToPath(new URL('../bin/hazardguard.mjs', import.meta.url));
const examples = fileURLToPath(new URL('../examples/', import.meta.url));
const chlorine = join(examples, 'chlorine-ton-container.json');
const folder = mkdtempSync(join(tmpdir(), 'hazardguard-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Document = Record<string, unknown>;
const document = (changes: Document = {}): string =>
  JSON.stringify({ ...(JSON.parse(readFileSync(chlorine, 'utf8')) as Document), ...changes });
const refusal = async (text: string): Promise<string> => {
  const { status, stdout, stderr } = await runHere(['model', '-'], text);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  return stderr;
};

/** Twice the signed area of a ring of [longitude, latitude]; positive when counter-clockwise. */
const turn = (ring: readonly (readonly [number, number])[]): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);

describe('hazardguard model', () => {
  it.each(readdirSync(examples).filter((name) => name.endsWith('.json')))('runs the example %s', async (name) => {
    const { status, stdout, stderr } = await runHere(['model', join(examples, name), '--format', 'json']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const result = JSON.parse(stdout) as { zones: { status: string; reachM: number }[] };
    expect(result.zones.some((zone) => zone.status === 'reached' && zone.reachM > 0)).toBe(true);
  });

  it('prints the same bytes twice, from a file and from standard input', async () => {
    const first = (await runHere(['model', chlorine, '--format', 'json'])).stdout;
    expect((await runHere(['model', '-', '--format=json'], document())).stdout).toBe(first);
  });

  it('prints the same bytes when run as a separate process, with the same exit code', async () => {
    const alone = (args: readonly string[], input: string) => spawnSync(process.execPath, [command, ...args], { input, encoding: 'utf8' });
    const args = ['model', '-', '--format', 'json'];
    const { status, stdout, stderr } = alone(args, document());
    expect({ status, stdout, stderr }).toEqual(await runHere(args, document()));
    const wrong = alone(args, '{}');
    expect({ status: wrong.status, stdout: wrong.stdout, stderr: wrong.stderr }).toEqual(await runHere(args, '{}'));
    expect(wrong.status).toBe(2);
  });

  it('finds the chemical by name as well as by number', async () => {
    const byNumber = (await runHere(['model', '-', '--format', 'geojson'], document())).stdout;
    expect((await runHere(['model', '-', '--format', 'geojson'], document({ chemical: 'Chlorine' }))).stdout).toBe(byNumber);
  });

  it('prints a table with levels, model, reason and every caveat in full', async () => {
    const result = JSON.parse((await runHere(['model', chlorine, '--format', 'json'])).stdout) as {
      model: { title: string; reason: string };
      caveats: { message: string }[];
      zones: { level: { id: string } }[];
    };
    const { status, stdout } = await runHere(['model', chlorine]);
    expect(status).toBe(0);
    for (const zone of result.zones) expect(stdout).toContain(zone.level.id);
    for (const caveat of result.caveats) expect(stdout).toContain(caveat.message);
    expect(stdout).toContain(result.model.title);
    expect(stdout).toContain(result.model.reason);
    expect(stdout).toContain('28 ppm');
  });

  it('writes valid GeoJSON: closed counter-clockwise rings of [longitude, latitude], mildest first, then the source', async () => {
    const { features } = JSON.parse((await runHere(['model', chlorine, '--format', 'geojson'])).stdout) as {
      features: { geometry: { type: string; coordinates: unknown }; properties: Document }[];
    };
    const source = features.at(-1);
    expect(source?.geometry).toEqual({ type: 'Point', coordinates: [72.99001, 21.63236] });
    expect(source?.properties).toMatchObject({ windFromDeg: 225, windSpeedMs: 3, chemical: 'Chlorine' });
    const zones = features.slice(0, -1);
    expect(zones.map((zone) => zone.properties.level)).toEqual(['AEGL-1', 'AEGL-2', 'AEGL-3']);
    for (const { geometry, properties } of zones) {
      expect(geometry.type).toBe('Polygon');
      const [outer = []] = geometry.coordinates as [number, number][][];
      expect(outer.length).toBeGreaterThanOrEqual(4);
      expect(outer[0]).toEqual(outer.at(-1));
      expect(turn(outer)).toBeGreaterThan(0);
      expect(properties).toMatchObject({
        unit: 'ppm',
        model: expect.any(String),
        mode: expect.stringMatching(/^(best-estimate|aloha-compatible)$/u),
      });
      // The wind is from the south-west: the zone lies to the north-east.
      const middle = outer.reduce(([x, y], [east, north]) => [x + east / outer.length, y + north / outer.length], [0, 0]);
      expect((middle[0] ?? 0) > 72.99001 && (middle[1] ?? 0) > 21.63236).toBe(true);
    }
  });

  it('writes KML 2.2 with the three hazard colours', async () => {
    const { stdout } = await runHere(['model', chlorine, '--format', 'kml']);
    expect(stdout).toContain('<kml xmlns="http://www.opengis.net/kml/2.2">');
    for (const colour of ['ff19007a', 'ff006ae0', 'ff9ae9ff']) expect(stdout).toContain(`<color>${colour}</color>`);
    expect(stdout.match(/<Polygon>/gu)).toHaveLength(3);
    expect(stdout.match(/<Placemark>/gu)?.length).toBe(stdout.match(/<\/Placemark>/gu)?.length);
  });

  it('writes CSV with one row per level and as many fields as the head', async () => {
    const lines = (await runHere(['model', chlorine, '--format', 'csv'])).stdout.trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^level,severity,value,unit,status,reachM/u);
    expect(lines[1]).toMatch(/^AEGL-3,severe,28,ppm,reached,/u);
  });

  it('writes an Excel sheet with the rows of the CSV', async () => {
    const path = join(folder, 'zones.xlsx');
    expect((await runHere(['model', chlorine, '--format', 'xlsx', '--out', path])).status).toBe(0);
    const file = readFileSync(path);
    // The first local header of APPNOTE.TXT 4.3.7: its name and the packed bytes up to the next part.
    const at = file.indexOf('xl/worksheets/sheet1.xml');
    const start = at + 'xl/worksheets/sheet1.xml'.length + file.readUInt16LE(at - 2);
    const sheet = inflateRawSync(file.subarray(start)).toString('utf8');
    expect(sheet.match(/<row /gu)).toHaveLength(4);
    expect(sheet).toContain('>AEGL-3<');
    expect(sheet).toContain('<v>28</v>');
  });

  it('writes to a file on request', async () => {
    const path = join(folder, 'zones.kml');
    const { status, stdout } = await runHere(['model', chlorine, '--format', 'kml', '--out', path]);
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
    expect(readFileSync(path, 'utf8')).toContain('</kml>');
  });
});

describe('a wrong scenario ends with code 2 and names', () => {
  it('field, value and allowed range of a negative quantity', async () => {
    expect(await refusal(document({ quantityKg: -5 }))).toMatch(/^quantityKg: -5 is not allowed; allowed: .*kg/mu);
  });

  it('every problem together', async () => {
    const stderr = await refusal(document({ quantityKg: -5, site: { latitude: 95, longitude: 72.9 } }));
    expect(stderr).toMatch(/^quantityKg: -5 /mu);
    expect(stderr).toMatch(/^site\.latitude: 95 .*-90/mu);
  });

  it('a missing field', async () => {
    expect(await refusal(document({ weather: { windFromDeg: 225, temperatureC: 32, stability: 'D' } }))).toMatch(
      /^weather\.windSpeedMs: nothing /mu,
    );
  });

  it('a field that does not exist', async () => {
    expect(await refusal(document({ quantityTons: 5 }))).toContain('quantityTons');
  });

  it('what a substance lacks, and why that matters', async () => {
    const stderr = await refusal(document({ chemical: 'sodium hypochlorite' }));
    expect(stderr).toMatch(/^chemical: "Sodium hypochlorite solution" is not allowed; allowed: a substance with known /mu);
    expect(stderr).toMatch(/^ {2}Sodium hypochlorite/mu);
  });

  it('the nearest chemicals to an unknown one', async () => {
    const stderr = await refusal(document({ chemical: 'clorine' }));
    expect(stderr).toContain('chemical: "clorine" is not allowed');
    expect(stderr).toContain('Chlorine (7782-50-5)');
  });

  it('a chemical that is missing, or not a text', async () => {
    expect(await refusal('{}')).toContain('chemical: nothing is not allowed');
    expect(await refusal(document({ chemical: 17 }))).toContain('chemical: 17 is not allowed');
  });

  it('line and column of broken JSON', async () => {
    expect(await refusal('{\n  "chemical": "chlorine",\n  "quantityKg": ,\n}')).toContain('line 3, column 17');
  });

  it('a text that is not an object', async () => {
    expect(await refusal('[1, 2]')).toContain('allowed: a JSON object');
    expect(await refusal('')).toContain('the text ends too soon');
  });

  it('a file that does not exist, is a folder, or is not text', async () => {
    const binary = join(folder, 'binary.json');
    writeFileSync(binary, Buffer.from([0x7b, 0xff, 0xfe]));
    for (const [path, text] of [
      [join(folder, 'none.json'), 'no such file'],
      [folder, 'it is a folder'],
      [binary, 'not UTF-8'],
    ] as const) {
      const { status, stderr } = await runHere(['model', path]);
      expect(status).toBe(2);
      expect(stderr).toContain(text);
    }
  });

  it('an unknown format, flag or verb', async () => {
    expect(await runHere(['model', chlorine, '--format', 'xml'])).toMatchObject({
      status: 2,
      stderr: '--format: "xml" is not allowed; allowed: table, json, geojson, kml, csv, xlsx, summary\n',
    });
    expect((await runHere(['model', chlorine, '--colour'])).status).toBe(2);
    expect((await runHere(['model'])).status).toBe(2);
    expect(await runHere(['explode'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining(
        'allowed: model, ensemble, locate, risk, threat, cases, validate, schema, backup, restore, export, import, data, migrate, files, check-audit, doctor, admin, demo, help',
      ),
    });
    expect((await runHere([])).status).toBe(2);
  });

  it('an output that cannot be written', async () => {
    expect(await runHere(['model', chlorine, '--out', join(folder, 'none', 'x.txt')])).toMatchObject({ status: 2, stdout: '' });
  });
});

describe('hazardguard ensemble', () => {
  const drawn = async (...more: string[]): Promise<string> => (await runHere(['ensemble', chlorine, '--members', '40', ...more])).stdout;

  it('prints quantiles of reach, what was varied and every caveat', async () => {
    const table = await drawn();
    for (const text of ['AEGL-3', '50 %', 'likely', 'seed 1', 'windDirection']) expect(table).toContain(text);
  });

  it('writes the same bytes for the same seed, other bytes for another', async () => {
    expect(await drawn('--format', 'json')).toBe(await drawn('--format', 'json'));
    expect(await drawn('--format', 'json', '--seed', '2')).not.toBe(await drawn('--format', 'json'));
  });

  it('writes bands and confidence lines as closed counter-clockwise rings', async () => {
    const { features } = JSON.parse(await drawn('--format', 'geojson')) as {
      features: { geometry: { coordinates: [number, number][][] | [number, number][][][] }; properties: Document }[];
    };
    expect(new Set(features.map(({ properties }) => properties.role))).toEqual(new Set(['band', 'fan']));
    for (const { geometry, properties } of features) {
      const outlines = properties.role === 'fan' ? [geometry.coordinates[0]] : geometry.coordinates.map((polygon) => polygon[0]);
      for (const ring of outlines as [number, number][][]) {
        expect(ring[0]).toEqual(ring.at(-1));
        expect(turn(ring)).toBeGreaterThan(0);
      }
    }
  });

  it('refuses options by name, value and range', async () => {
    expect(await runHere(['ensemble', chlorine, '--members', '3'])).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('members: 3 is not allowed; allowed: a whole number from 20 to 10000'),
    });
  });
});

describe('hazardguard locate', () => {
  const readings = join(examples, 'readings', 'ammonia-smell.json');

  it('finds place and rate from the example, and the most useful next reading', async () => {
    const { status, stdout, stderr } = await runHere(['locate', readings]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    for (const text of ['kg/s', 'latitude', 'most useful next reading', 'Metropolis']) expect(stdout).toContain(text);
  });

  it('names the field of a wrong reading', async () => {
    const text = readFileSync(readings, 'utf8').replace('"latitude": 21.', '"latitude": 121.');
    expect(await runHere(['locate', '-'], text)).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/latitude: 121\..* is not allowed; allowed: -90 to 90/u),
    });
  });
});

it('prints the schema and the help', async () => {
  const schema = JSON.parse((await runHere(['schema'])).stdout) as Document;
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  const { status, stdout } = await runHere(['help']);
  expect(status).toBe(0);
  expect(stdout).toContain('hazardguard model <scenario.json | ->');
  expect((await runHere(['model', '--help'])).stdout).toBe(stdout);
});

describe('hazardguard model --level', () => {
  interface Result {
    readonly overlays?: readonly { readonly level: { readonly id: string; readonly value: number }; readonly reachM: number }[];
  }
  const overlaysOf = async (...levels: readonly string[]) => {
    const args = levels.flatMap((level) => ['--level', level]);
    const { status, stdout, stderr } = await runHere(['model', chlorine, '--format', 'json', ...args]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    return (JSON.parse(stdout) as Result).overlays ?? [];
  };

  it('adds the zone of a level of one’s own, in any of its units, and names it as typed', async () => {
    const [ten, two] = await overlaysOf('10ppm', '2 ppm');
    expect([ten?.level.id, two?.level.id]).toEqual(['own level 10 ppm', 'own level 2 ppm']);
    expect(ten?.reachM).toBeGreaterThan(0);
    expect(two?.reachM).toBeGreaterThan(ten?.reachM ?? 0);
    const [mass] = await overlaysOf('7.3 mg/m3');
    expect(mass?.level).toMatchObject({ id: 'own level 7.3 mg/m³' });
    const { stdout } = await runHere(['model', chlorine, '--level', '10 ppm']);
    expect(stdout).toContain('Your level: 10 ppm');
  });

  it('refuses what is no level, and a level that the hazard cannot be judged by, with the remedy', async () => {
    const failed = async (level: string): Promise<string> => {
      const { status, stdout, stderr } = await runHere(['model', chlorine, '--level', level]);
      expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
      return stderr;
    };
    expect(await failed('ten')).toContain('--level: "ten" is not allowed; allowed: a number with a unit: ppm, mg/m³');
    expect(await failed('5 kPa')).toContain('For a level in kPa assess: explosion.');
    expect(await failed('1 ppm; 2 ppm; 3 ppm; 4 ppm')).toContain('at most 3 levels');
  });
});
