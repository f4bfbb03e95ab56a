import type { Criteria } from './criterion.ts';

/** TNT equivalence of the stock. */
export const explosionCriteria: Criteria = () => ({
  id: 'tnt-blast',
  reasonCode: 'only-blast',
  reason: 'The only blast model of the catalogue.',
});
