import { useQuery } from '@tanstack/react-query';
import { receptorsQuery } from '../../data/site-queries.ts';
import type { Site } from './site.ts';

/** Schools, hospitals, homes, industries and markets around a site; asked for when `isWanted`. */
export const useReceptors = (site: Pick<Site, 'latitude' | 'longitude'>, isWanted = true) =>
  useQuery({ ...receptorsQuery(site), enabled: isWanted });
