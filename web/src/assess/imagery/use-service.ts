import { useQuery } from '@tanstack/react-query';
import { type ImageryLayer, tileAddress } from './layer.ts';
import { requestDays, requestPicture } from './request-service.ts';
import { type Range, within } from './time-axis.ts';
import { findSpan, isCovered } from './time-domain.ts';

const hour = 3_600_000;

/** Source of a layer's days: reported by the service, being requested, or published once when the service does not report them. */
export interface LayerTimes {
  readonly range: Range;
  /** The newest time with complete pictures. */
  readonly latest: string;
  readonly known: 'reported' | 'loading' | 'published';
  /** False when the service reports that it has no picture of that time. */
  readonly has: (time: string) => boolean;
}

export const useTimes = (service: string, layer: ImageryLayer): LayerTimes => {
  const published = layer.range(new Date().toISOString().slice(0, 10));
  const address = layer.domain?.(service);
  const days = useQuery({
    queryKey: ['imagery', 'days', address],
    queryFn: ({ signal }) => requestDays(address ?? '', signal),
    enabled: address !== undefined,
    retry: false,
    staleTime: hour,
    refetchOnWindowFocus: false,
  });
  const stated = days.data && findSpan(days.data);
  if (address === undefined) return { range: published, latest: published.last, known: 'reported', has: () => true };
  if (days.data === undefined || stated === undefined)
    return { range: published, latest: published.last, known: days.isPending ? 'loading' : 'published', has: () => true };
  const { data } = days;
  return { range: stated, latest: within(published.last, stated), known: 'reported', has: (time) => isCovered(time, data) };
};

/** Requests one picture of a time before the map requests many, so that a failure gets a message instead of a blank map. */
export const usePicture = (service: string, layer: ImageryLayer, time: string) => {
  const address = tileAddress(layer.tiles(service, time), layer.sample);
  return useQuery({
    queryKey: ['imagery', 'picture', address],
    queryFn: ({ signal }) => requestPicture(address, signal),
    retry: false,
    staleTime: hour,
    refetchOnWindowFocus: false,
  });
};
