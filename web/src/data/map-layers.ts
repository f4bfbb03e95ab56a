import { useQuery } from '@tanstack/react-query';
import { api, readBody } from './client.ts';
import { useHasPermission } from './session.ts';

export const mapLayersKey = ['map-layers'] as const;

/** Street maps and pictures that operators have added; for signed-in people. */
export const useMapLayers = () => {
  const mayRead = useHasPermission('place.read');
  return useQuery({
    queryKey: mapLayersKey,
    queryFn: ({ signal }) => readBody(api.GET('/api/map/layers', { signal })),
    staleTime: 60_000,
    enabled: mayRead,
  });
};
