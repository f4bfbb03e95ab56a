import type { Map as MapLibreMap } from 'maplibre-gl';
import type { FrameClock } from '../frame-clock.ts';
import classes from '../map.module.css';
import { fillShare } from './fill-share.ts';
import { personBox, personShape } from './person-shape.ts';
import { type PlacedSign, thinSigns } from './thin-signs.ts';

export interface PeoplePlace {
  readonly latitude: number;
  readonly longitude: number;
  /** When the cloud comes, s from the start of the release. */
  readonly arrivalS: number;
}

/** Above the dot of the place, CSS pixels. */
const liftPx = 8;
const apartPx = 16;

const paint = (canvas: HTMLCanvasElement, signs: readonly PlacedSign[], momentS: number): void => {
  const { clientWidth: width, clientHeight: height } = canvas;
  const unit = devicePixelRatio;
  if (canvas.width !== Math.round(width * unit) || canvas.height !== Math.round(height * unit)) {
    canvas.width = Math.round(width * unit);
    canvas.height = Math.round(height * unit);
  }
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const shape = new Path2D(personShape);
  const look = getComputedStyle(canvas);
  const [ink, ground] = [look.color, look.getPropertyValue('--hg-surface')];
  pen.setTransform(unit, 0, 0, unit, 0, 0);
  pen.clearRect(0, 0, width, height);
  for (const { x, y, arrivalS } of signs) {
    pen.save();
    pen.translate(x - personBox.width / 2, y - liftPx - personBox.height);
    pen.lineJoin = 'round';
    pen.strokeStyle = ground;
    pen.lineWidth = 4;
    pen.stroke(shape);
    pen.fillStyle = ground;
    pen.fill(shape);
    pen.save();
    const filled = personBox.height * fillShare(momentS, arrivalS);
    pen.beginPath();
    pen.rect(0, personBox.height - filled, personBox.width, filled);
    pen.clip();
    pen.fillStyle = ink;
    pen.fill(shape);
    pen.restore();
    pen.strokeStyle = ink;
    pen.lineWidth = 1.4;
    pen.stroke(shape);
    pen.restore();
  }
};

/** A person at each place, over the map, that fills from below until the cloud comes. Draws only when the moment or the view changes. */
export const drawPeople =
  (places: readonly PeoplePlace[], timesS: Float64Array, clock: FrameClock) =>
  (map: MapLibreMap): (() => void) => {
    const canvas = document.createElement('canvas');
    canvas.className = classes.people ?? '';
    canvas.dataset.people = '';
    canvas.setAttribute('aria-hidden', 'true');
    map.getCanvasContainer().append(canvas);
    let signs: readonly PlacedSign[] = [];
    const draw = (): void => paint(canvas, signs, timesS[Math.min(clock.get(), timesS.length - 1)] ?? 0);
    const place = (): void => {
      signs = thinSigns(
        places.map(({ longitude, latitude, arrivalS }) => ({ ...map.project([longitude, latitude]), arrivalS })),
        apartPx,
      );
      draw();
    };
    place();
    map.on('move', place);
    map.on('resize', place);
    const unsubscribe = clock.subscribe(draw);
    return () => {
      map.off('move', place);
      map.off('resize', place);
      unsubscribe();
      canvas.remove();
    };
  };
