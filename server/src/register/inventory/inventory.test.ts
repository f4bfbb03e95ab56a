import {
  type InventoryInput,
  industryRoutes,
  inventoryColumns,
  inventoryExample,
  inventoryRoutes,
  releaseFromStock,
} from '@hazardguard/contract';
import { beforeAll, expect, test } from 'vitest';
import { useApplication, type Visitor } from '../../testing/application.ts';

const application = useApplication();

const chlorine: InventoryInput = {
  ...inventoryExample,
  itemNo: 'A-001',
  productName: 'Liquid chlorine, ton containers',
  quantity: 10,
  unit: 't',
  dateReceived: '2026-09-01',
  dateExpired: '2028-08-31',
};

let plant: Visitor;
let id = 0;
beforeAll(async () => {
  plant = await application().as('plant');
  const body = { industryName: 'Works', district: 'Bharuch', safetyTeamContact: 'Control room', latitude: 21.6, longitude: 73 };
  id = (await plant.call(industryRoutes.create, { body })).body.id;
});

const total = async (search = '') => (await plant.call(inventoryRoutes.list, { params: { id }, query: { search } })).body.total;

test('an item is added, changed and deleted; its mass and chemical come from the library', async () => {
  const { body: made } = await plant.call(inventoryRoutes.create, { params: { id }, body: chlorine });
  expect(made).toMatchObject({ ...chlorine, industryId: id, quantityKg: 10_000, chemicalId: 'chlorine', version: 1 });
  expect((await plant.call(industryRoutes.read, { params: { id } })).body.inventoryItems).toBe(1);
  const { body: changed } = await plant.call(inventoryRoutes.update, {
    params: { id: made.id },
    body: { ...chlorine, quantity: 900, unit: 'kg', version: 1 },
  });
  expect(changed).toMatchObject({ quantityKg: 900, version: 2 });
  const stale = await plant.refused(inventoryRoutes.update, { params: { id: made.id }, body: { ...chlorine, version: 1 } });
  expect(stale).toMatchObject({ status: 409, code: 'edited-meanwhile' });
  await plant.call(inventoryRoutes.remove, { params: { id: made.id } });
  expect(await total()).toBe(0);
});

test('an acid of 30 % is a solution in every answer: form, mass of product and of the chemical in it, guide and laws; its file keeps its columns', async () => {
  const acid = { ...chlorine, itemNo: 'S-1', productName: 'Hydrochloric acid', substanceName: 'Hydrochloric acid', casNo: '7647-01-0' };
  const params = { id };
  const { body: made } = await plant.call(inventoryRoutes.create, {
    params,
    body: { ...acid, concentration: '30 %', quantity: 200, unit: 'm3' },
  });
  expect(made.quantityKg).toBeCloseTo(229_840, 0);
  expect(made.form).toMatchObject({
    kind: 'solution',
    percent: 30,
    densityKgM3: 1149.2,
    assumed: ['by-mass'],
    fumes: false,
    guides: [{ un: 1789, guide: '157' }],
    // Not that of the gas, which freezes the skin.
    firstAid: ['freshAir', 'breathing', 'undressRinse', 'corrosiveRinse', 'delayed'],
  });
  expect(made.form.soluteKg).toBeCloseTo(68_952, 0);
  expect(made.form.laws.find(({ law }) => law === 'epa-rmp')?.status).toBe('not-listed');
  const { body: strong } = await plant.call(inventoryRoutes.update, {
    params: { id: made.id },
    body: { ...acid, concentration: '12.1 M', quantity: 20, unit: 't', version: made.version },
  });
  expect(strong.form).toMatchObject({ kind: 'solution', fumes: true });
  expect(strong.form.percent).toBeCloseTo(37.2, 0);
  expect(strong.form.laws.find(({ law }) => law === 'epa-rmp')?.status).toBe('lower');
  const { text } = await plant.call(inventoryRoutes.download, { params });
  expect(text.split('\n')[0]).not.toMatch(/\bform\b|solute|\bpercent\b|\bassumed\b/i);
  await plant.call(inventoryRoutes.remove, { params: { id: made.id } });
});

test('vessels of an acid are judged by its own density, not by the vapour and the density of the gas in it', async () => {
  const acid = { ...chlorine, itemNo: 'S-2', productName: 'Hydrochloric acid', substanceName: 'Hydrochloric acid', casNo: '7647-01-0' };
  const drums = { vesselCount: 60, vesselContent: 250, vesselContentUnit: 'kg', vesselKind: 'drum', vesselVolumeM3: 0.25 } as const;
  const air = { storagePressure: 101.325, storagePressureUnit: 'kPa', storagePressureKind: 'absolute' } as const;
  const body = { ...acid, concentration: '30 %', quantity: 15, unit: 't', ...drums, ...air } as const;
  const { body: made } = await plant.call(inventoryRoutes.create, { params: { id }, body });
  // 250 kg of 1149 kg/m³ are 218 L.
  const refused = await plant.refused(inventoryRoutes.create, { params: { id }, body: { ...body, vesselVolumeM3: 0.2 } });
  expect(refused.fields?.[0]).toMatchObject({ field: 'vesselContent', rule: { kind: 'vessels', code: 'overFull' } });
  const pure = { ...body, productName: 'Hydrogen chloride', substanceName: 'Hydrogen chloride', concentration: '99.8 %' };
  expect((await plant.refused(inventoryRoutes.create, { params: { id }, body: pure })).code).toBe('invalid-input');
  await plant.call(inventoryRoutes.remove, { params: { id: made.id } });
});

test('a gauge counts from the air at the elevation of the site: form and file refuse what is a vacuum there, a run gets that air', async () => {
  const site = {
    industryName: 'Works on a plateau',
    district: 'Bharuch',
    safetyTeamContact: 'Control room',
    latitude: 21.7,
    longitude: 73.1,
  };
  const { body: high } = await plant.call(industryRoutes.create, { body: { ...site, elevationM: 2000 } });
  const tank = {
    storagePressure: -85,
    storagePressureUnit: 'kPa',
    storagePressureKind: 'gauge',
    vesselKind: 'vertical-tank',
    vesselCount: 1,
  } as const;
  const toluene = { ...chlorine, itemNo: 'G-1', productName: 'Toluene', substanceName: 'Toluene', casNo: '108-88-3', ...tank };
  // 101.3 − 85 kPa; at 2,000 m the air has 79.5 kPa (ISO 2533).
  const { body: made } = await plant.call(inventoryRoutes.create, { params: { id }, body: toluene });
  expect(made.airKpa).toBeNull();
  expect(releaseFromStock(made)).toMatchObject({ airKpa: null, assumed: ['sea-level-air'] });
  const { text } = await plant.call(inventoryRoutes.download, { params: { id } });
  await plant.call(inventoryRoutes.remove, { params: { id: made.id } });
  const vacuum = { field: 'storagePressure', rule: { kind: 'vessels', code: 'belowVacuum' } };
  const params = { id: high.id };
  expect((await plant.refused(inventoryRoutes.create, { params, body: toluene })).fields).toMatchObject([vacuum]);
  const { body: report } = await plant.call(inventoryRoutes.bulk, { params, body: text.replaceAll(',Works,', ',Works on a plateau,') });
  expect(report.refused).toMatchObject([{ field: 'storagePressure' }]);
  const { body: own } = await plant.call(inventoryRoutes.create, { params, body: { ...toluene, storagePressure: 50 } });
  expect(own.airKpa).toBeCloseTo(79.5, 1);
  const release = releaseFromStock(own);
  expect(release.storage.pressureKpa).toBeCloseTo(129.5, 1);
  expect(release.assumed).toEqual([]);
  const wrong = { params: { id: own.id }, body: { ...toluene, version: own.version } };
  expect((await plant.refused(inventoryRoutes.update, wrong)).fields).toMatchObject([vacuum]);
  await plant.call(industryRoutes.remove, { params });
});

test('every one of the twelve fields is required', async () => {
  const refused = await plant.refused(inventoryRoutes.create, { params: { id }, body: {} });
  expect(refused).toMatchObject({ status: 400, code: 'all-fields-mandatory', message: 'All fields are mandatory' });
  expect(refused.fields).toHaveLength(12);
  expect(await total()).toBe(0);
});

test.each([
  [{ quantity: -1 }, 'quantity', 'Quantity must not be negative'],
  [{ quantity: '10' }, 'quantity', 'Quantity must be a number'],
  [{ unit: 'barrel' }, 'unit', 'Unit must be one of kg, g, t, lb, short ton, L, m3, US gal, imp gal, bbl'],
  [{ casNo: '7782-50-6' }, 'casNo', 'A CAS number such as 7782-50-5, with a correct check digit'],
  [{ dateReceived: '2026-02-30' }, 'dateReceived', 'A date as YYYY-MM-DD'],
  [{ dateExpired: '2026-08-31' }, 'dateExpired', 'The expiry date must not be before the date received'],
])('%j is refused and nothing is stored', async (wrong, field, message) => {
  const refused = await plant.refused(inventoryRoutes.create, { params: { id }, body: { ...chlorine, ...wrong } });
  expect(refused).toMatchObject({ status: 400, code: 'invalid-input', message });
  expect(refused.fields?.map((problem) => problem.field)).toEqual([field]);
  expect(await total()).toBe(0);
});

test('an industry or item that is not there is not found', async () => {
  const params = { id: 2_000_000_000 };
  for (const refused of [
    await plant.refused(inventoryRoutes.list, { params }),
    await plant.refused(inventoryRoutes.create, { params, body: chlorine }),
    await plant.refused(inventoryRoutes.download, { params }),
    await plant.refused(inventoryRoutes.bulk, { params, body: 'a,b\n' }),
    await plant.refused(inventoryRoutes.update, { params, body: chlorine }),
    await plant.refused(inventoryRoutes.remove, { params }),
  ]) {
    expect(refused).toMatchObject({ status: 404, code: 'not-found' });
  }
});

test('a file that was downloaded can be uploaded again, to the same industry only', async () => {
  const body = { ...chlorine, productName: '=1+1, "quoted" -second part', supplier: 'पूर्तिकर्ता' };
  const { body: made } = await plant.call(inventoryRoutes.create, { params: { id }, body });
  const { text, headers } = await plant.call(inventoryRoutes.download, { params: { id } });
  expect(headers['content-disposition']).toBe('attachment; filename="inventory.csv"');
  expect(text).toContain('"\'=1+1, ""quoted"" -second part"');
  await plant.call(inventoryRoutes.remove, { params: { id: made.id } });
  const { body: report } = await plant.call(inventoryRoutes.bulk, { params: { id }, body: text });
  expect(report).toMatchObject({ added: 1, refusedCount: 0 });
  const { body: page } = await plant.call(inventoryRoutes.list, { params: { id }, query: { search: 'पूर्तिकर्ता' } });
  expect(page.rows).toMatchObject([body]);
  const other = text.replace(',Works,', ',Another works,');
  const { body: refused } = await plant.call(inventoryRoutes.bulk, { params: { id }, body: other });
  expect(refused).toMatchObject({ added: 0, refusedCount: 1 });
  expect(refused.refused).toMatchObject([{ row: 2, field: 'industryName', why: expect.stringContaining('Another works') }]);
});

test('each bad cell of an upload is named by line, column and reason', async () => {
  const before = await total();
  const header = Object.keys(chlorine).join(';');
  const row = (changes: Partial<Record<keyof InventoryInput, string>>) => Object.values({ ...chlorine, ...changes }).join(';');
  const file = [header, row({}), '', row({ quantity: '-5', casNo: 'x' }), row({ supplier: '' })].join('\r\n');
  const { body: report } = await plant.call(inventoryRoutes.bulk, { params: { id }, body: file, query: { onError: 'refuse' } });
  expect(report).toMatchObject({ read: 3, added: 1, changed: 1, toComplete: 1, refusedCount: 1, batchId: null });
  expect([...report.refused, ...report.others].map(({ row, field, why }) => [row, field, why])).toEqual([
    [4, 'quantity', 'Quantity must not be negative'],
    [4, 'casNo', '"x" is not a CAS number such as 7782-50-5'],
  ]);
  expect(await total()).toBe(before);
});

test.each(['07782-50-5', '7782–50–5', '7782 50 5', 'CAS No. 7782-50-5', '00007782505', '७७८२-५०-५'])(
  'the CAS number %s is stored as 7782-50-5',
  async (casNo) => {
    const { body } = await plant.call(inventoryRoutes.create, { params: { id }, body: { ...chlorine, casNo } });
    expect(body).toMatchObject({ casNo: '7782-50-5', chemicalId: 'chlorine' });
    const header = Object.keys(chlorine).join(';');
    const file = [header, Object.values({ ...chlorine, casNo, itemNo: 'bulk' }).join(';')].join('\r\n');
    await plant.call(inventoryRoutes.bulk, { params: { id }, body: file });
    const { body: page } = await plant.call(inventoryRoutes.list, { params: { id }, query: { search: casNo } });
    expect(page.rows.map((row) => row.casNo)).toContain('7782-50-5');
    for (const row of page.rows) await plant.call(inventoryRoutes.remove, { params: { id: row.id } });
  },
);

test('a name and a CAS number of two substances are refused with both, in the form and in a file; a solution has the number of its solute', async () => {
  const wrong = { ...chlorine, casNo: '7664-41-7' };
  const names = 'Chlorine (7782-50-5) / Ammonia, anhydrous (7664-41-7)';
  const message = `Name and CAS number are two substances: ${names}. Correct one of the two`;
  const refused = await plant.refused(inventoryRoutes.create, { params: { id }, body: wrong });
  expect(refused).toMatchObject({ status: 400, message, fields: [{ field: 'casNo', rule: { kind: 'otherSubstance', names } }] });
  const file = [Object.keys(wrong).join(';'), Object.values(wrong).join(';')].join('\r\n');
  const { body: report } = await plant.call(inventoryRoutes.bulk, { params: { id }, body: file });
  expect(report).toMatchObject({ added: 0, refused: [{ field: 'casNo', why: message }] });
  const acid = { ...chlorine, substanceName: 'Hydrochloric acid 30 %', casNo: '7647-01-0' };
  const { body: made } = await plant.call(inventoryRoutes.create, { params: { id }, body: acid });
  const changed = await plant.refused(inventoryRoutes.update, { params: { id: made.id }, body: { ...acid, casNo: '7664-93-9' } });
  expect(changed.fields?.[0]?.rule).toMatchObject({ kind: 'otherSubstance' });
  // Found by another name of what it holds.
  expect(await total('muriatic acid')).toBe(1);
  await plant.call(inventoryRoutes.remove, { params: { id: made.id } });
});

const tonners = {
  ...{ vesselCount: 60, vesselContent: 900, vesselContentUnit: 'kg', vesselKind: 'tonner' },
  ...{ storagePressure: 6.9, storagePressureUnit: 'bar', storagePressureKind: 'gauge' },
} as const;
const fiftyFour = { ...chlorine, quantity: 54 };

test('vessels are stored with the item, kept by a change that does not name them, and come back from a file', async () => {
  const { body: made } = await plant.call(inventoryRoutes.create, { params: { id }, body: { ...fiftyFour, ...tonners } });
  expect(made).toMatchObject({ ...tonners, bundAreaM2: null });
  // The form of 0.1.0 knows twelve fields.
  const { body: kept } = await plant.call(inventoryRoutes.update, { params: { id: made.id }, body: { ...fiftyFour, supplier: 'GACL' } });
  expect(kept).toMatchObject({ ...tonners, supplier: 'GACL' });
  const { body: emptied } = await plant.call(inventoryRoutes.update, {
    params: { id: made.id },
    body: { ...fiftyFour, vesselCount: null },
  });
  expect(emptied).toMatchObject({ vesselCount: null, vesselContent: null, storagePressure: null });
  await plant.call(inventoryRoutes.update, { params: { id: made.id }, body: { ...fiftyFour, ...tonners } });
  const { text } = await plant.call(inventoryRoutes.download, { params: { id } });
  const [header = ''] = text.split('\r\n');
  expect(header.replace('\ufeff', '').split(',').slice(0, 13)).toEqual([...inventoryColumns, 'industryName']);
  await plant.call(inventoryRoutes.remove, { params: { id: made.id } });
  const { body: report } = await plant.call(inventoryRoutes.bulk, { params: { id }, body: text });
  expect(report).toMatchObject({ refusedCount: 0 });
  const { body: page } = await plant.call(inventoryRoutes.list, { params: { id }, query: { search: '54' } });
  expect(page.rows).toMatchObject([tonners]);
  await plant.call(inventoryRoutes.remove, { params: { id: page.rows[0]?.id ?? 0 } });
});

test.each([
  [{ ...tonners, vesselContent: 800 }, 'vesselContent', '60 vessels of 800 kg are 48 t, and the quantity is 54 t: correct one of them'],
  [{ vesselContent: 900, vesselContentUnit: 'kg' }, 'vesselCount', 'Give the number of vessels with the content of each'],
  [{ ...tonners, vesselContentUnit: 'L' }, 'vesselContentUnit', 'L and t cannot be compared'],
  [{ storagePressure: 679, storagePressureUnit: 'kPa' }, 'storagePressureKind', 'whether the pressure is absolute or as a gauge shows it'],
  [{ storedPhase: 'gas' }, 'storagePressure', 'A gas needs its storage pressure'],
  [{ vesselCount: 1.5 }, 'vesselCount', 'a whole number'],
] as const)('vessels %j are refused at %s, with the remedy', async (wrong, field, message) => {
  const refused = await plant.refused(inventoryRoutes.create, { params: { id }, body: { ...fiftyFour, ...wrong } });
  expect(refused.fields?.map((problem) => problem.field)).toContain(field);
  expect(refused.fields?.find((problem) => problem.field === field)?.message).toContain(message);
});

const tonner = { vesselCount: 1, vesselContent: 900, vesselContentUnit: 'kg', vesselDiameterM: 0.76, vesselLengthM: 2.08 } as const;
const kpaAbsolute = { storagePressureUnit: 'kPa', storagePressureKind: 'absolute' } as const;
const nineHundred = { ...chlorine, quantity: 900, unit: 'kg' } as const;

// Chlorine at 25 °C has 780 kPa; 900 kg of it are 0.64 m³ of liquid.
test.each([
  ['a gauge reading', { ...kpaAbsolute, storagePressure: 679 }, 'storagePressureKind', 'likeGauge'],
  ['too little for a liquid', { ...kpaAbsolute, storagePressure: 300 }, 'storagePressure', 'belowSaturation'],
  [
    'too much for a gas',
    { ...tonner, ...kpaAbsolute, vesselKind: 'bullet', storagePressure: 300, storedPhase: 'gas' },
    'storagePressure',
    'needsLiquid',
  ],
  ['a tonner of 0.4 m³', { ...tonner, vesselKind: 'tonner', vesselLengthM: 0.9 }, 'vesselContent', 'overFull'],
  ['a liquid above its critical point', { storageTemperatureC: 200, storedPhase: 'liquid' }, 'storageTemperatureC', 'aboveCritical'],
  ['a fill that is not the content', { ...tonner, vesselKind: 'tonner', fillPercent: 20 }, 'fillPercent', 'fillNotContent'],
] as const)('%s is refused with what to correct', async (_what, wrong, field, code) => {
  const refused = await plant.refused(inventoryRoutes.create, { params: { id }, body: { ...nineHundred, ...wrong } });
  expect(refused).toMatchObject({ status: 400, fields: [{ field, rule: { kind: 'vessels', code } }] });
  const header = [...inventoryColumns, ...Object.keys(wrong)].join(',');
  const file = `${header}\n${[...inventoryColumns.map((column) => nineHundred[column]), ...Object.values(wrong)].join(',')}\n`;
  const { body: report } = await plant.call(inventoryRoutes.bulk, {
    params: { id },
    body: file.replace('Liquid chlorine, ton', 'Liquid ton'),
  });
  expect(report).toMatchObject({ added: 0, refused: [{ field }] });
});

test.each([
  ['the same reading of a gauge', { storagePressure: 679, storagePressureUnit: 'kPa', storagePressureKind: 'gauge' }],
  [
    'said to be gas, in a vessel that holds it',
    { ...kpaAbsolute, storagePressure: 300, storedPhase: 'gas', vesselCount: 1, vesselVolumeM3: 120 },
  ],
  ['within the error of a reading', { ...kpaAbsolute, storagePressure: 740 }],
  ['colder', { ...kpaAbsolute, storagePressure: 679, storageTemperatureC: 19 }],
] as const)('%s is accepted', async (_what, right) => {
  const { body: made } = await plant.call(inventoryRoutes.create, { params: { id }, body: { ...nineHundred, ...right } });
  expect(made).toMatchObject(right);
  await plant.call(inventoryRoutes.remove, { params: { id: made.id } });
});

test('the search finds dates and numbers as they are shown', async () => {
  await plant.call(inventoryRoutes.create, { params: { id }, body: { ...chlorine, quantity: 1234.5, dateReceived: '2025-01-07' } });
  expect(await total('2025-01-07')).toBe(1);
  expect(await total('1234.5')).toBe(1);
});

test('an industry takes its inventory with it', async () => {
  await plant.call(industryRoutes.remove, { params: { id } });
  const { rows } = await application().database.pool.query('select count(*) as n from inventory_item');
  expect(rows).toEqual([{ n: 0 }]);
});
