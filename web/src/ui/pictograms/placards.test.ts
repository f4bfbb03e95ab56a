import { chemicals } from '@hazardguard/chemicals';
import { expect, test } from 'vitest';
import { listClasses, placards, toCornerNumber } from './placards.tsx';

test('a class is followed by its subsidiary hazards', () => {
  expect(listClasses('2.3 (5.1,8)')).toEqual(['2.3', '5.1', '8']);
  expect(listClasses('3')).toEqual(['3']);
  expect(['2.3', '5.1', '8'].map(toCornerNumber)).toEqual(['2', '5.1', '8']);
});

test('every class of the library is drawn with its own colours and symbol', () => {
  const all = new Set(chemicals.flatMap(({ hazard }) => hazard.unClass?.v ?? []).flatMap((row) => listClasses(row.class)));
  expect([...all].filter((division) => !(division in placards))).toEqual([]);
  expect(all.size).toBeGreaterThan(8);
});
