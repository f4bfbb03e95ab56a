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
  queryClient.setQueryData(['/api/assessments', {}], page(other, old));
  queryClient.setQueryData(['/api/assessments', { query: { status: 'requested' } }], page(old));
  queryClient.setQueryData(['/api/assessments', { query: { status: 'done' } }], page(other), { updatedAt: 5 });
  queryClient.setQueryData(['/api/duties', {}], page(old));

  updateCachedRow<Row>('/api/assessments', changed, ({ id }) => id === 2);

  expect(queryClient.getQueryData(['/api/assessments', {}])).toEqual(page(other, changed));
  expect(queryClient.getQueryData(['/api/assessments', { query: { status: 'requested' } }])).toEqual(page(changed));
  expect(queryClient.getQueryState(['/api/assessments', { query: { status: 'done' } }])).toMatchObject({
    data: page(other),
    dataUpdatedAt: 5,
  });
  expect(queryClient.getQueryData(['/api/duties', {}])).toEqual(page(old));
});
