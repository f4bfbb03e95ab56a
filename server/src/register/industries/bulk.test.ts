import { industryRoutes } from '@hazardguard/contract';
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
const stored = async () => {
  const { rows } = await application().database.pool.query('select industry_name as name from industry order by id');
  return rows.map(({ name }) => name);
};

test('a file is stored as one, with the message of the specification', async () => {
  const report = await upload(`${header}\nA,Bharuch,Room 1,21.6,73\n"B, the ""second""",Surat,Room 2,21.1,72.9\n`);
  expect(report).toMatchObject({ rows: 2, accepted: 2, rejected: 0, written: 2, errors: [], message: 'Bulk upload completed' });
  expect(report.preview[1]).toEqual({
    industryName: 'B, the "second"',
    district: 'Surat',
    safetyTeamContact: 'Room 2',
    latitude: '21.1',
    longitude: '72.9',
  });
  expect(await stored()).toEqual(['A', 'B, the "second"']);
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
  expect(report).toMatchObject({ rows: 1, written: 1 });
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
  expect(report).toMatchObject({ rows: 8, accepted: 2, rejected: 6, written: 2, errorsOmitted: 0 });
  expect(report.errors).toEqual([
    { line: 2, column: 'industryName', value: 'Two\nlines', reason: 'One line only: no line break and no tab' },
    { line: 4, column: 'latitude', value: '91', reason: 'Latitude must be between -90 and 90' },
    { line: 5, column: 'industryName', value: '', reason: 'This cell must not be empty' },
    { line: 6, column: null, value: null, reason: 'The row has 4 cells, the first line has 5' },
    { line: 8, column: 'industryName', value: 'two LINES', reason: 'The same name is in line 7' },
    { line: 10, column: 'latitude', value: '21,6', reason: 'Latitude must be a number' },
    { line: 10, column: 'longitude', value: 'x', reason: 'Longitude must be a number' },
  ]);
  expect(await stored()).toEqual(['Two lines', '<script>alert(1)</script>']);
});

test('a site may come without a position, in columns left empty or left out; half of one is refused', async () => {
  const report = await upload(`${header}\nA,Surat,C,,\nB,Surat,C,21.6,\nE,Surat,C,,73\n`);
  expect(report).toMatchObject({ accepted: 1, rejected: 2, written: 1 });
  expect(report.errors).toEqual([
    { line: 3, column: 'longitude', value: '', reason: 'Latitude and longitude belong together' },
    { line: 4, column: 'latitude', value: '', reason: 'Latitude and longitude belong together' },
  ]);
  expect(await upload('industryName,district,safetyTeamContact\nF,Surat,C\n')).toMatchObject({ written: 1, rejected: 0 });
  const { body } = await plant.call(industryRoutes.list, { query: { sort: 'industryName' } });
  expect(body.rows).toMatchObject([
    { industryName: 'A', latitude: null, longitude: null },
    { industryName: 'F', latitude: null, longitude: null },
  ]);
});

test('a name that is on board already is a bad row', async () => {
  await upload(`${header}\nDeepak Nitrite,Surat,C,1,2\n`);
  const report = await upload(`${header}\nDEEPAK  nitrite,Surat,C,1,2\nNew,Surat,C,1,2\n`);
  expect(report).toMatchObject({ written: 1, rejected: 1 });
  expect(report.errors[0]).toMatchObject({ line: 2, reason: 'An industry with this name is already on board' });
});

test('with refuse, one bad row keeps all others out', async () => {
  const report = await upload(`${header}\nA,Surat,C,1,2\nB,Surat,C,1,999\n`, { onError: 'refuse' });
  expect(report).toMatchObject({ accepted: 1, rejected: 1, written: 0 });
  expect(await stored()).toEqual([]);
});

test('a dry run reports the same and stores nothing', async () => {
  const file = `${header}\nA,Surat,C,1,2\nB,Surat,C,1,999\n`;
  const dry = await upload(file, { dryRun: 'true' });
  expect(await stored()).toEqual([]);
  expect({ ...(await upload(file)), dryRun: true, written: 0 }).toEqual(dry);
});

test('columns can be mapped by their positions', async () => {
  const file = 'Plant,Where,Lat,Lon,Phone\nA,Surat,1,2,C\n';
  expect(await refused(file)).toMatchObject({ status: 422, code: 'invalid-file' });
  const report = await upload(file, { columns: 'industryName,district,latitude,longitude,safetyTeamContact' });
  expect(report).toMatchObject({ written: 1 });
});

test.each([
  [
    'wrong columns',
    'name,phone\nA,1\n',
    'The file has no column for industry name, district, safety team contact. Its first line has: "name", "phone"',
  ],
  ['a column twice', `${header},District\nA,Surat,C,1,2,E\n`, 'The file has two columns for district'],
  ['no rows', `${header}\n`, 'The file has no rows below its first line'],
  ['only blank rows', `${header}\n\n,,,,\n`, 'The file has no rows below its first line'],
  ['nothing', '', 'The file is empty'],
  ['only a byte order mark', '\ufeff\r\n', 'The file is empty'],
])('a file with %s is refused as a whole', async (_what, file, message) => {
  expect(await refused(file)).toMatchObject({ status: 422, code: 'invalid-file', message });
  expect(await refused(file, { dryRun: 'true' })).toMatchObject({ status: 422, code: 'invalid-file', message });
  expect(await stored()).toEqual([]);
});

test('text in another encoding is refused with the line where it is seen', async () => {
  const latin1 = Buffer.from(`${header}\nA,Surat,C,1,2\nSociété,Surat,C,1,2\n`, 'latin1');
  expect(await refused(latin1)).toMatchObject({ status: 422, code: 'invalid-file', message: expect.stringContaining('line 3') });
  const utf16 = Buffer.from(`\ufeff${header}\n`, 'utf16le');
  expect(await refused(utf16)).toMatchObject({ status: 422, message: expect.stringContaining('UTF-16') });
});

test('a quote that is never closed is reported with the line in which it opens, and hides no row', async () => {
  const report = await upload(`${header}\nA,Surat,C,1,2\n"B,Surat,C,1,2\nC,Surat,C,1,2\n`);
  expect(report).toMatchObject({ rows: 2, written: 1, rejected: 1 });
  expect(report.errors).toMatchObject([{ line: 3, reason: 'A quotation mark opens here and is not closed' }]);
});

test('only the first thousand problems are listed, the others counted', async () => {
  const rows = Array.from({ length: 1_500 }, (_, index) => `Row ${index},Surat,C,95,2`);
  const report = await upload(`${header}\n${rows.join('\n')}\n`);
  expect(report).toMatchObject({ rejected: 1_500, written: 0, errorsOmitted: 500 });
  expect(report.errors).toHaveLength(1_000);
  expect(report.errors.at(-1)).toMatchObject({ line: 1_001 });
});

test('a file of more than the largest number of rows changes nothing', async () => {
  const rows = Array.from({ length: 200_001 }, (_, index) => `R${index},Surat,C,1,2`);
  expect(await refused(`${header}\n${rows.join('\n')}\n`)).toMatchObject({ status: 422, code: 'invalid-file' });
  expect(await stored()).toEqual([]);
});

test('a file that is announced too large is refused unread', async () => {
  const tooLarge = await plant.refused(industryRoutes.bulk, { body: 'x', headers: { 'content-length': String(100 * 1024 * 1024) } });
  expect(tooLarge).toMatchObject({ status: 413, code: 'too-large' });
});

const districts = ['Bharuch', 'Surat', 'Valsad', 'Vadodara', 'Jamnagar', 'Kheda', 'Anand'];

test('100,000 rows go in, and are paged, searched and downloaded', async () => {
  const rows = Array.from(
    { length: 100_000 },
    (_, index) => `Industry ${index},${districts[index % districts.length]},Room ${index},${index % 90},${index % 180}`,
  );
  const report = await upload(`${header}\n${rows.join('\n')}\n`);
  expect(report).toMatchObject({ rows: 100_000, written: 100_000, rejected: 0 });
  const { body } = await plant.call(industryRoutes.list, { query: { search: 'industry 4242', sort: 'industryName' } });
  expect(body).toMatchObject({ total: 11 });
  expect(body.rows[0]?.industryName).toBe('Industry 4242');
  const { body: deep } = await plant.call(industryRoutes.list, { query: { page: 10_000 } });
  expect(deep.rows.map(({ industryName }) => industryName)).toEqual(Array.from({ length: 10 }, (_, index) => `Industry ${9 - index}`));
  const { text } = await plant.call(industryRoutes.download);
  expect(text.match(/\n/g)).toHaveLength(100_001);
});
