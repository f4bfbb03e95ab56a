import type { Map as MapLibreMap } from 'maplibre-gl';
import { type RefObject, useEffect } from 'react';
import { placeStreaks } from './place-streaks.ts';

/** The slowest of what looks like movement. */
const frameMs = 1000 / 30;

const draw = (canvas: HTMLCanvasElement, map: MapLibreMap, fromDeg: number, seconds: number): void => {
  const { clientWidth: width, clientHeight: height } = canvas;
  const unit = devicePixelRatio;
  if (canvas.width !== Math.round(width * unit) || canvas.height !== Math.round(height * unit)) {
    canvas.width = Math.round(width * unit);
    canvas.height = Math.round(height * unit);
  }
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.setTransform(unit, 0, 0, unit, 0, 0);
  pen.clearRect(0, 0, width, height);
  pen.strokeStyle = getComputedStyle(canvas).color;
  pen.lineWidth = 1.5;
  pen.lineCap = 'round';
  for (const { fromX, fromY, toX, toY, strength } of placeStreaks(width, height, fromDeg + 180 - map.getBearing(), seconds)) {
    pen.globalAlpha = 0.45 * strength;
    pen.beginPath();
    pen.moveTo(fromX, fromY);
    pen.lineTo(toX, toY);
    pen.stroke();
  }
};

/** Draws the wind over the map, moving unless the person wants no motion; a hidden page draws nothing. */
export const useWindStreaks = (
  canvas: RefObject<HTMLCanvasElement | null>,
  map: MapLibreMap | undefined,
  fromDeg: number | undefined,
): void => {
  useEffect(() => {
    if (!map || fromDeg === undefined) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)');
    let request = 0;
    let last = Number.NEGATIVE_INFINITY;
    const next = (time: number): void => {
      if (canvas.current && time - last >= frameMs) {
        last = time;
        draw(canvas.current, map, fromDeg, still.matches ? 0 : time / 1000);
      }
      if (!still.matches) request = requestAnimationFrame(next);
    };
    const again = (): void => {
      cancelAnimationFrame(request);
      last = Number.NEGATIVE_INFINITY;
      request = requestAnimationFrame(next);
    };
    again();
    still.addEventListener('change', again);
    // Standing streaks turn and grow with the map.
    map.on('rotate', again);
    map.on('resize', again);
    return () => {
      cancelAnimationFrame(request);
      still.removeEventListener('change', again);
      map.off('rotate', again);
      map.off('resize', again);
    };
  }, [canvas, map, fromDeg]);
};
