import type { Map as MapLibreMap } from 'maplibre-gl';
import { useRef } from 'react';
import classes from '../map.module.css';
import { useWindStreaks } from './use-wind-streaks.ts';

interface WindStreaksProps {
  readonly map: MapLibreMap | undefined;
  /** Direction the wind blows from, degrees. */
  readonly fromDeg: number;
}

/** Short lines that move with the wind, over the map. The arrow at the source says the same without motion. */
export const WindStreaks = ({ map, fromDeg }: WindStreaksProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useWindStreaks(canvas, map, fromDeg);
  return <canvas ref={canvas} className={classes.streaks} data-streaks aria-hidden />;
};
