import { useQuery } from '@tanstack/react-query';
import { answerOf, api } from '../../data/client.ts';
import type { Site } from './site.ts';

/** As far as the server looks when it counts who is inside, m: a preview must count the same. */
export const receptorRadiusM = 50_000;

/** Schools, hospitals, homes, industries and markets around a site. */
export const useReceptors = ({ latitude, longitude }: Pick<Site, 'latitude' | 'longitude'>) =>
  useQuery({
    queryKey: ['receptors', latitude, longitude],
    queryFn: ({ signal }) =>
      answerOf(api.GET('/api/receptors', { params: { query: { latitude, longitude, radiusM: receptorRadiusM } }, signal })),
    staleTime: 5 * 60_000,
  });
