import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../data/query.ts';
import { updateCachedRow } from './update-cached-row.ts';

interface Row {
  readonly id: number;
  readonly status: string;
}

const page = (...rows: readonly Row[]) => ({ rows, total: rows.length, page: 1, pageSize: 25 });

afterEach(() => queryClient.clear());

it('replaces the row in every page that contains it, and leaves other pages unchanged', () => {
  const [other, old, changed] = [
    { id: 1, status: 'requested' },
    { id: 2, status: 'requested' },
    { id: 2, status: 'confirmed' },
  ];
  queryClient.setQueryData(['requests', 'all'], page(other, old));
  queryClient.setQueryData(['requests', 'requested'], page(old));
  queryClient.setQueryData(['requests', 'done'], page(other), { updatedAt: 5 });
  queryClient.setQueryData(['duties'], page(old));

  updateCachedRow<Row>(['requests'], changed, ({ id }) => id === 2);

  expect(queryClient.getQueryData(['requests', 'all'])).toEqual(page(other, changed));
  expect(queryClient.getQueryData(['requests', 'requested'])).toEqual(page(changed));
  expect(queryClient.getQueryState(['requests', 'done'])).toMatchObject({ data: page(other), dataUpdatedAt: 5 });
  expect(queryClient.getQueryData(['duties'])).toEqual(page(old));
});
