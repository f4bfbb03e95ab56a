import { describe, expect, it } from 'vitest';
import { changeView, nextSort, readView, toQuery, writeView } from './register-view.ts';

const columns = ['name', 'district'] as const;

describe('the view in the address', () => {
  it('is read back unchanged', () => {
    const view = { search: 'acid & co', page: 7, sort: { column: 'district', direction: 'desc' } } as const;
    expect(readView(writeView(view), columns)).toEqual(view);
  });

  it('leaves the address empty for the default view', () => {
    const address = writeView(readView({}, columns));
    expect(Object.values(address).every((value) => value === undefined)).toBe(true);
  });

  it('reads a search of digits as text and refuses nonsense', () => {
    expect(readView({ search: 42, page: 'x', sort: 'password' }, columns)).toEqual({ search: '42', page: 1, sort: undefined });
    for (const page of [0, -1, 1.5, 1e9]) expect(readView({ page }, columns).page).toBe(1);
    expect(readView({ sort: 'name', direction: 'sideways' }, columns).sort).toEqual({ column: 'name', direction: 'asc' });
  });

  it('starts a new search at its first page, and keeps it while paging', () => {
    const view = readView({ search: 'a', page: 5 }, columns);
    expect(changeView(view, { search: 'b' }).page).toBe(1);
    expect(changeView(view, { page: 6 })).toMatchObject({ search: 'a', page: 6 });
  });

  it('requests pages of ten from the API', () => {
    expect(toQuery(readView({ search: 'a' }, columns))).toEqual({ page: 1, pageSize: 10, search: 'a' });
  });
});

describe('nextSort', () => {
  it('cycles through ascending, descending and default order', () => {
    const up = nextSort(undefined, 'name');
    const down = nextSort(up, 'name');
    expect([up?.direction, down?.direction, nextSort(down, 'name')]).toEqual(['asc', 'desc', undefined]);
    expect(nextSort(down, 'district')).toEqual({ column: 'district', direction: 'asc' });
  });
});
