import { expect, it } from 'vitest';
import { countTallies, emptyTally, tallyRow } from './count.ts';
import { receptorTable, toHeadCount } from './receptor-table.ts';

const place = { name: 'Place', kind: 'school', latitude: 21, longitude: 73 } as const;
const table = receptorTable([
  { ...place, id: 'a', people: 320 },
  { ...place, id: 'b', people: null },
  { ...place, id: 'c', people: 0 },
]);

it('keeps a head-count that is not known apart from 0', () => {
  expect([...table.people].map(toHeadCount)).toEqual([320, null, 0]);
});

it('adds up what is known and counts the places without a head-count', () => {
  const tally = emptyTally();
  for (const row of [0, 1, 2]) tallyRow(tally, table, row);
  const count = countTallies([tally]);
  expect(count).toMatchObject({ receptors: 3, people: 320, withoutCount: 1 });
  expect(count.byKind.school).toEqual({ receptors: 3, people: 320, withoutCount: 1 });
  expect(count.byKind.market).toEqual({ receptors: 0, people: 0 });
});
