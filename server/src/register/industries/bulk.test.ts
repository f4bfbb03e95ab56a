import { dataImportRoutes, type ImportReport, industryRoutes } from '@hazardguard/contract';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';

const application = useApplication();
const header = 'industryName,district,safetyTeamContact,latitude,longitude';

let plant: Visitor;
beforeAll(async () => {
  plant = await application().as('plant');
});
beforeEach(async () => {
  await application().database.pool.query('delete from industry');
});

const upload = async (body: string | Buffer, query: Record<string, string> = {}) =>
  (await plant.call(industryRoutes.bulk, { body, query })).body;
const refused = (body: string | Buffer, query: Record<string, string> = {}) => plant.refused(industryRoutes.bulk, { body, query });
/** Row, field and reason of each wrong cell. */
const listWrong = ({ refused: first, others }: ImportReport) =>
  [...first, ...others].toSorted((a, b) => a.row - b.row).map(({ row, field, why }) => [row, field, why]);
const stored = async () => {
  const { rows } = await application().database.pool.query('select industry_name as name from industry order by id');
  return rows.map(({ name }) => name);
};

test('a file is stored as one, as an import that can be undone', async () => {
  const report = await upload(`${header}\nA,Bharuch,Room 1,21.6,73\n"B, the ""second""",Surat,Room 2,21.1,72.9\n`);
  expect(report).toMatchObject({ as: 'industries', read: 2, added: 2, refusedCount: 0, refused: [], batchId: expect.any(Number) });
  const { rows } = await application().database.pool.query(
    'select district, safety_team_contact, latitude, longitude from industry where id > 0 order by id',
  );
  expect(rows[1]).toEqual({ district: 'Surat', safety_team_contact: 'Room 2', latitude: 21.1, longitude: 72.9 });
  expect(await stored()).toEqual(['A', 'B, the "second"']);
  await plant.call(dataImportRoutes.undo, { params: { id: report.batchId ?? 0 } });
  expect(await stored()).toEqual([]);
  const { rows: waiting } = await application().database.pool.query('select id from import_file');
  expect(waiting).toEqual([]);
});

test.each([
  ['a byte order mark and CRLF', `\ufeff${header}\r\nA,Surat,C,1,2\r\n`],
  ['semicolons', `${header.replaceAll(',', ';')}\nA;Surat;C;1;2\n`],
  ['tabs and no last line end', `${header.replaceAll(',', '\t')}\nA\tSurat\tC\t1\t2`],
  [
    'older names, other order, an unknown column',
    'Longitude,remarks,industry_name,DISTRICT,Safety Team Contact,latitude\n2,x,A,Surat,C,1\n',
  ],
  ['blank lines and lines of commas', `${header}\n\nA,Surat,C,1,2\n,,,,\n\n`],
])('a file with %s is understood', async (_what, file) => {
  const report = await upload(file);
  expect(report).toMatchObject({ read: 1, added: 1 });
  expect(await stored()).toEqual(['A']);
});

test('bad rows are named by their true line, good ones are stored', async () => {
  const file = [
    header,
    '"Two',
    'lines",Surat,C,1,2',
    'Bad latitude,Surat,C,91,2',
    ',Surat,C,1,2',
    'Too few,Surat,C,1',
    'Two lines,Surat,C,1,2',
    'two LINES,Surat,C,1,2',
    '<script>alert(1)</script>,Surat,C,1,2',
    'Not a number,Surat,C,"21,6",x',
  ].join('\n');
  const report = await upload(file);
  expect(report).toMatchObject({ read: 8, added: 2, refusedCount: 6 });
  expect(listWrong(report)).toEqual([
    [4, 'latitude', 'Latitude must be between -90 and 90'],
    [5, 'industryName', 'The row has no name of a site'],
    [6, 'longitude', 'Latitude and longitude belong together'],
    [7, 'industryName', 'The same name is in row 2'],
    [8, 'industryName', 'The same name is in row 2'],
    [10, 'longitude', '"x" is not a longitude such as 72.97 or 72°58\'30"E'],
  ]);
  expect(await stored()).toEqual(['Two lines', '<script>alert(1)</script>']);
});

test('a site may come without a position, in columns left empty or left out; half of one is refused', async () => {
  const report = await upload(`${header}\nA,Surat,C,,\nB,Surat,C,21.6,\nE,Surat,C,,73\n`);
  expect(report).toMatchObject({ added: 1, refusedCount: 2 });
  expect(listWrong(report)).toEqual([
    [3, 'longitude', 'Latitude and longitude belong together'],
    [4, 'latitude', 'Latitude and longitude belong together'],
  ]);
  expect(await upload('industryName,district,safetyTeamContact\nF,Surat,C\n')).toMatchObject({ added: 1, refusedCount: 0 });
  const { body } = await plant.call(industryRoutes.list, { query: { sort: 'industryName' } });
  expect(body.rows).toMatchObject([
    { industryName: 'A', latitude: null, longitude: null },
    { industryName: 'F', latitude: null, longitude: null },
  ]);
});

test('a name that is on board already is that site: what differs is changed, what the file does not say stays', async () => {
  await upload(`${header}\nDeepak Nitrite,Surat,C,1,2\n`);
  const report = await upload(`industryName,safetyTeamContact\nDEEPAK  nitrite,Gate 4\nNew,C\n`);
  expect(report).toMatchObject({ added: 1, changed: 1, toComplete: 1, refusedCount: 0 });
  const { rows } = await application().database.pool.query(
    'select industry_name, district, safety_team_contact, latitude from industry order by id',
  );
  expect(rows).toMatchObject([
    { industry_name: 'Deepak Nitrite', district: 'Surat', safety_team_contact: 'Gate 4', latitude: 1 },
    { industry_name: 'New', district: '', safety_team_contact: 'C', latitude: null },
  ]);
});

test('with refuse, one bad row keeps all others out', async () => {
  const report = await upload(`${header}\nA,Surat,C,1,2\nB,Surat,C,1,999\n`, { onError: 'refuse' });
  expect(report).toMatchObject({ added: 1, refusedCount: 1, batchId: null });
  expect(await stored()).toEqual([]);
});

test('a dry run reports the same and stores nothing', async () => {
  const file = `${header}\nA,Surat,C,1,2\nB,Surat,C,1,999\n`;
  const dry = await upload(file, { dryRun: 'true' });
  expect(await stored()).toEqual([]);
  expect(dry.batchId).toBeNull();
  expect({ ...(await upload(file)), batchId: null }).toEqual(dry);
});

test('a header decides alone: cells that do not fit it are refused, none is left out', async () => {
  const report = await upload('Factory,District,Telephone,Lat,Lon\nA,Surat,C,north,2\nB,Surat,C,south,2\nE,Surat,C,1,2\n');
  expect(report).toMatchObject({ added: 1, refusedCount: 2 });
  expect(listWrong(report).map(([row, field]) => [row, field])).toEqual([
    [2, 'latitude'],
    [3, 'latitude'],
  ]);
});

test.each([
  ['wrong columns', 'phone,remarks\nA,1\n', 'The file has no column for industryName'],
  ['a column twice', `${header},District\nA,Surat,C,1,2,E\n`, 'The file has two columns for district: "district", "District"'],
  ['no rows', `${header}\n`, 'There are no rows below the header'],
  ['only blank rows', `${header}\n\n,,,,\n`, 'There are no rows below the header'],
  ['no row without a fault', `${header}\n"A,Surat,C,1,2\nB,Surat,C,1,2\n`, 'Row 2: A quotation mark in the row is not closed'],
  ['nothing', '', 'The file is empty'],
  ['only a byte order mark', '\ufeff\r\n', 'The file is empty'],
])('a file with %s is refused as a whole', async (_what, file, message) => {
  for (const query of [{}, { dryRun: 'true' }])
    expect(await refused(file, query)).toMatchObject({ status: 422, code: 'invalid-file', message: expect.stringContaining(message) });
  expect(await stored()).toEqual([]);
});

test('a stray byte refuses its row, not the letters of the others; a file in another encoding is read by it', async () => {
  const stray = Buffer.concat([Buffer.from(`${header}\nરસાયણ ઉદ્યોગ,Surat,C,1,2\nB`), Buffer.of(0xe9), Buffer.from(',Surat,C,1,2\n')]);
  const report = await upload(stray);
  expect(report).toMatchObject({ added: 1, refusedCount: 1 });
  expect(listWrong(report)).toEqual([[3, null, expect.stringContaining('not UTF-8')]]);
  await upload(Buffer.from(`${header}\nSociété,Surat,C,1,2\n`, 'latin1'));
  await upload(Buffer.from(`\ufeff${header}\nWide,Surat,C,1,2\n`, 'utf16le'));
  expect(await stored()).toEqual(['રસાયણ ઉદ્યોગ', 'Société', 'Wide']);
});

test('a comma without quotation marks moves no cell into another column', async () => {
  const report = await upload(`${header}\nA,Surat,C,1,2\nB, the second,Surat,C,1,2\n`);
  expect(report).toMatchObject({ read: 2, added: 1, refusedCount: 1 });
  expect(listWrong(report)).toEqual([[3, null, 'The row has 6 cells and the header 5: put a text with a comma into quotation marks']]);
});

test('a quote that is never closed is reported with the line in which it opens, and hides no row', async () => {
  const report = await upload(`${header}\nA,Surat,C,1,2\n"B,Surat,C,1,2\nC,Surat,C,1,2\n`);
  expect(report).toMatchObject({ read: 2, added: 1, refusedCount: 1 });
  expect(listWrong(report)).toEqual([[3, null, expect.stringContaining('quotation mark in the row is not closed')]]);
});

test('only the first thousand problems are listed, the others counted', async () => {
  const rows = Array.from({ length: 1_500 }, (_, index) => `Row ${index},Surat,C,95,2`);
  const report = await upload(`${header}\n${rows.join('\n')}\n`);
  expect(report).toMatchObject({ refusedCount: 1_500, added: 0 });
  expect(report.refused).toHaveLength(1_000);
  expect(report.refused.at(-1)).toMatchObject({ row: 1_001 });
});

test('a long file does not block other requests', async () => {
  let turns = 0;
  const beat = setInterval(() => turns++, 1);
  const rows = Array.from({ length: 3_000 }, (_, i) => `Long ${i},Surat,Room ${i},21.1,72.9`).join('\n');
  const report = await upload(`${header}\n${rows}\n`);
  clearInterval(beat);
  expect(report).toMatchObject({ read: 3_000, added: 3_000, refusedCount: 0 });
  expect(turns).toBeGreaterThan(5);
});

test('a file that is announced too large is refused unread', async () => {
  const tooLarge = await plant.refused(industryRoutes.bulk, { body: 'x', headers: { 'content-length': String(300 * 1024 * 1024) } });
  expect(tooLarge).toMatchObject({ status: 413, code: 'too-large' });
});

const districts = ['Bharuch', 'Surat', 'Valsad', 'Vadodara', 'Jamnagar', 'Kheda', 'Anand'];

test('100,000 rows, more than are kept between check and import, go in, and are paged, searched and downloaded', async () => {
  const remarks = 'r'.repeat(200);
  const rows = Array.from(
    { length: 100_000 },
    (_, index) => `Industry ${index},${districts[index % districts.length]},Room ${index},${index % 90},${index % 180},${remarks}`,
  );
  const report = await upload(`${header},remarks\n${rows.join('\n')}\n`);
  expect(report).toMatchObject({ read: 100_000, added: 100_000, refusedCount: 0 });
  const { body } = await plant.call(industryRoutes.list, { query: { search: 'industry 4242', sort: 'industryName' } });
  expect(body).toMatchObject({ total: 11 });
  expect(body.rows[0]?.industryName).toBe('Industry 4242');
  const { body: deep } = await plant.call(industryRoutes.list, { query: { page: 10_000 } });
  expect(deep.rows.map(({ industryName }) => industryName)).toEqual(Array.from({ length: 10 }, (_, index) => `Industry ${9 - index}`));
  const { text } = await plant.call(industryRoutes.download);
  expect(text.match(/\n/g)).toHaveLength(100_001);
});
