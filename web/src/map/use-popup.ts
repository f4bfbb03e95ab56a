import { type Map as MapLibreMap, Popup } from 'maplibre-gl';
import { type ReactNode, type ReactPortal, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Position } from './graticule.ts';

/** Information about one place, shown there. It must also be in a list next to the map. */
export interface MapPopup extends Position {
  /** Has its own close button. */
  readonly content: ReactNode;
}

/** A pop-up at a place of the map, rendered by React; it disappears when the screen removes it. */
export const usePopup = (map: MapLibreMap | undefined, popup: MapPopup | undefined): ReactPortal | null => {
  const [element] = useState(() => document.createElement('div'));
  const latitude = popup?.latitude;
  const longitude = popup?.longitude;
  useEffect(() => {
    if (!map || latitude === undefined || longitude === undefined) return;
    const shown = new Popup({ closeButton: false, closeOnClick: false, focusAfterOpen: false, maxWidth: '300px', offset: 12 })
      .setLngLat([longitude, latitude])
      .setDOMContent(element)
      .addTo(map);
    return () => {
      shown.remove();
    };
  }, [map, element, latitude, longitude]);
  return popup === undefined ? null : createPortal(popup.content, element);
};
