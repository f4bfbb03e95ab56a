import { useQuery } from '@tanstack/react-query';
import { receptorsQuery } from '../../data/site-queries.ts';
import type { Site } from './site.ts';

/** Receptors around a site; requested when `isWanted`. */
export const useReceptors = (site: Pick<Site, 'latitude' | 'longitude'>, isWanted = true) =>
  useQuery({ ...receptorsQuery(site), enabled: isWanted });
