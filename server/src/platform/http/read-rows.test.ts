import { expect, test } from 'vitest';
import { isEmptyList, readRows } from './read-rows.ts';

test('every row of an answer is found once, under its list', () => {
  const answer = {
    rows: [
      { id: 1, sensors: [{ id: 7 }, { id: 8 }] },
      { id: 2, sensors: [{ id: 8 }] },
    ],
    total: 2,
  };
  expect(readRows(answer, 'industries').map(({ thing, id }) => `${thing} ${id}`)).toEqual([
    'industries 1',
    'sensors 7',
    'sensors 8',
    'industries 2',
  ]);
  expect(readRows({ id: 'a-b', name: 'x' }, 'alerts')).toEqual([{ thing: 'alerts', id: 'a-b' }]);
  expect(readRows(null, 'alerts')).toEqual([]);
});

test('an empty list has no row; a sum or a file may have some', () => {
  expect([{ rows: [], total: 0 }, [], { drills: [] }].map(isEmptyList)).toEqual([true, true, true]);
  expect([null, { total: 3 }, { rows: [{ name: 'x' }] }].map(isEmptyList)).toEqual([false, false, false]);
});
