import { describe, expect, it } from 'vitest';
import { answerList, isOfList, type KeptList, parseList } from './kept-lists.ts';

const keep = (address: string, data: unknown): KeptList => ({ list: parseList(address), data });
const answer = (address: string, kept: readonly KeptList[]): unknown => {
  const asked = parseList(address);
  return answerList(
    asked,
    kept.filter(({ list }) => isOfList(asked, list)),
  );
};

const sites = ['Hazira', 'Ankleshwar', 'Dahej'].map((name, index) => ({ id: index + 1, name, items: [5, 7, null][index] }));
const whole = [
  keep('/api/sites?page=2&pageSize=2', { rows: sites.slice(2), total: 3, page: 2, pageSize: 2 }),
  keep('/api/sites?page=1&pageSize=2', { rows: sites.slice(0, 2), total: 3, page: 1, pageSize: 2 }),
  keep('/api/sites?pageSize=1', { rows: [sites[0]], total: 3, page: 1, pageSize: 1 }),
];

describe('a list that is kept', () => {
  it('is searched, ignoring case', () => {
    expect(answer('/api/sites?search=HAJ&pageSize=20', whole)).toMatchObject({ rows: [], total: 0 });
    expect(answer('/api/sites?search=dahej&pageSize=20', whole)).toMatchObject({ rows: [sites[2]], total: 1, pageSize: 20 });
  });

  it('is sorted by the asked column, empty values last in both directions', () => {
    const ids = (address: string) => (answer(address, whole) as { rows: { id: number }[] }).rows.map(({ id }) => id);
    expect(ids('/api/sites?sort=name')).toEqual([2, 3, 1]);
    expect(ids('/api/sites?sort=items&direction=desc')).toEqual([2, 1, 3]);
    expect(ids('/api/sites?sort=items')).toEqual([1, 2, 3]);
  });

  it('has the pages that are asked for, in the order of the server', () => {
    expect(answer('/api/sites?page=2&pageSize=1', whole)).toMatchObject({ rows: [sites[1]], total: 3, page: 2 });
  });

  it('says how many rows there are when only some are kept', () => {
    const some = whole.slice(2);
    expect(answer('/api/sites?page=1&pageSize=100', some)).toMatchObject({ rows: [sites[0]], total: 3 });
    expect(answer('/api/sites?page=2&pageSize=100', some)).toMatchObject({ rows: [], total: 3 });
  });
});

it('never answers with rows of another filter or another search', () => {
  const open = keep('/api/incidents?view=open&origin=reported&page=1', { rows: [], total: 0 });
  const searched = keep('/api/incidents?view=all&search=acid', { rows: [], total: 0 });
  expect(answer('/api/incidents?view=all&origin=reported', [open, searched])).toBeUndefined();
  expect(answer('/api/incidents?origin=reported&view=open&page=1&pageSize=5', [open])).toMatchObject({ rows: [], total: 0 });
});

it('reads a filter that is not given as the usual one of the API', () => {
  const all = keep('/api/chemical-types?page=1&pageSize=100', { rows: [{ key: 'chlorine' }], total: 1 });
  expect(answer('/api/chemical-types?page=1&pageSize=10&held=all', [all])).toMatchObject({ total: 1 });
  expect(answer('/api/chemical-types?page=1&pageSize=10&held=held', [all])).toBeUndefined();
});

it('cuts a longer list, and never lengthens a shorter one', () => {
  const kept = [keep('/api/runs?industryId=3&limit=100', { runs: [1, 2, 3] })];
  expect(answer('/api/runs?industryId=3&limit=1', kept)).toEqual({ runs: [1] });
  expect(answer('/api/runs?industryId=3&limit=1000', kept)).toBeUndefined();
  expect(answer('/api/runs?industryId=4&limit=1', kept)).toBeUndefined();
});
