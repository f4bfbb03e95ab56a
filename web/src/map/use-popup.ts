import { type Map as MapLibreMap, Popup } from 'maplibre-gl';
import { type ReactNode, type ReactPortal, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Position } from './graticule.ts';

/** What is told of one place, standing at it. The same must be in a list beside the map. */
export interface MapPopup extends Position {
  /** Holds its own button to close it. */
  readonly content: ReactNode;
}

/** A box at a place of the map, drawn by React; it goes when the screen takes it away. */
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
