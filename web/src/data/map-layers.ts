import { useQuery } from '@tanstack/react-query';
import { routeQuery } from './route-query.ts';
import { useHasPermission } from './session.ts';

/** Street maps and pictures that operators have added; for signed-in people. */
export const useMapLayers = () => {
  const mayRead = useHasPermission('place.read');
  return useQuery({
    ...routeQuery('/api/map/layers'),
    staleTime: 60_000,
    enabled: mayRead,
  });
};
