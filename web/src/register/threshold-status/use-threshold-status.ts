import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';

/** Read again whenever the inventory changes: see `refreshInventory`. */
export const useThresholdStatus = (industryId: number) =>
  useQuery(routeQuery('/api/industries/{id}/standing', { path: { id: industryId } }));
