import { useMemo, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import { useFormat } from '../../ui/format.ts';
import { type ImageryService, spanKey } from './layer.ts';
import { mayShow } from './service-state.tsx';
import { useImageryState } from './use-imagery-state.ts';
import { usePicture } from './use-service.ts';

const nothing: readonly MapOverlay[] = [];

/** The pictures of a service for the map: the choice, the state of the requests, and the overlay once loaded. */
export const useImagery = (service: ImageryService, address: string) => {
  const { t } = useTranslation('imagery');
  const format = useFormat();
  const state = useImageryState(service, address);
  // A new round has new URLs, so failed pictures are requested again.
  const [round, setRound] = useState(0);
  const [holes, setHoles] = useState<string>();
  const { layer, times, time, other, showsOther, opacity } = state;
  const shownTime = showsOther && other !== undefined ? other : time;
  const picture = usePicture(address, layer, shownTime);
  const isMissing = !times.has(shownTime);
  const shows = mayShow({ picture, absent: isMissing, blankMeansNothing: layer.sample.coloured });
  const id = `${layer.id}-${shownTime}-${round}`;
  const { maxZoom } = layer;
  const tiles = layer.tiles(address, shownTime);
  const overlays = useMemo<readonly MapOverlay[]>(
    () => (shows ? [{ kind: 'raster', id, tiles, attribution: service.attribution, maxZoom, opacity }] : nothing),
    [shows, id, tiles, service.attribution, maxZoom, opacity],
  );
  return {
    service: `${service.name} (${new URL(address).host})`,
    state,
    inSight: shownTime,
    picture,
    absent: isMissing,
    shows,
    overlays,
    holes: holes === id,
    name: t(`layer.${layer.id}.name`),
    when: layer.time === 'fixed' ? t(spanKey(layer)) : layer.time === 'day' ? format.date(shownTime) : t('upTo', { year: shownTime }),
    onOverlayFailure: setHoles,
    retry: () => {
      setRound(round + 1);
      void picture.refetch();
    },
  };
};
export type Imagery = ReturnType<typeof useImagery>;
