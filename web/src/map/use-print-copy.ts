import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { drawOnPaper } from './map-theme.ts';

/** The map as shown, with the line styles of zones, on a canvas that keeps its content. */
const copyCanvas = (map: MapLibreMap): HTMLCanvasElement => {
  const drawn = map.getCanvas();
  const copy = document.createElement('canvas');
  copy.width = drawn.width;
  copy.height = drawn.height;
  copy.style.cssText = `position: absolute; inset: 0; width: ${drawn.style.width}; height: ${drawn.style.height}`;
  map.setGlobalStateProperty('printing', true);
  map.redraw();
  copy.getContext('2d')?.drawImage(drawn, 0, 0);
  map.setGlobalStateProperty('printing', false);
  return copy;
};

/** When a page is printed, the map's own canvas is empty: a copy is printed instead. */
export const usePrintCopy = (map: MapLibreMap): void => {
  useEffect(() => {
    let copy: HTMLCanvasElement | undefined;
    const leave = (): void => {
      copy?.remove();
      drawOnPaper(false);
    };
    const lay = (): void => {
      leave();
      flushSync(() => drawOnPaper(true));
      copy = copyCanvas(map);
      map.getCanvas().after(copy);
    };
    window.addEventListener('beforeprint', lay);
    window.addEventListener('afterprint', leave);
    return () => {
      leave();
      window.removeEventListener('beforeprint', lay);
      window.removeEventListener('afterprint', leave);
    };
  }, [map]);
};
