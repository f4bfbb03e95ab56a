import type { ReceptorRecord } from '@hazardguard/contract';
import { expect, it } from 'vitest';
import { checkReceptor } from './check-receptor.ts';
import { toEntry } from './receptor-fields.ts';

const canal: ReceptorRecord = {
  id: 3,
  name: 'Amravati canal',
  kind: 'water',
  latitude: 21.61,
  longitude: 73.02,
  people: 0,
  phone: null,
  geometry: null,
  sample: false,
  version: 2,
  updatedAt: '2026-11-20T10:00:00Z',
};

it('gives a stored place back unchanged when nothing is edited, with nobody at it and no telephone number', () => {
  const { editing, values } = toEntry(canal);
  expect(editing).toEqual({ id: 3, version: 2 });
  const { name, kind, latitude, longitude, people, phone } = canal;
  expect(checkReceptor(values)).toEqual({ ok: true, input: { name, kind, latitude, longitude, people, phone, geometry: null } });
});

it('asks for everything but the telephone number, and refuses half a crowd below none', () => {
  const checked = checkReceptor({ name: '', kind: '', people: '', phone: '', geometry: '', latitude: '', longitude: '' });
  expect(checked.ok ? [] : checked.problems.map(({ field, reason }) => `${field} ${reason.kind}`)).toEqual([
    'name required',
    'kind required',
    'people required',
    'latitude required',
    'longitude required',
  ]);
  const wrong = checkReceptor({ ...toEntry(canal).values, people: '-1', phone: 'x'.repeat(201) });
  expect(wrong.ok ? [] : wrong.problems.map(({ field, reason }) => `${field} ${reason.kind}`)).toEqual([
    'people invalid',
    'phone too-long',
  ]);
});
