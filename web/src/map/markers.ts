import { type Map as MapLibreMap, Marker } from 'maplibre-gl';
import type { Position } from './graticule.ts';
import { placeAt } from './graticule.ts';
import classes from './map.module.css';

const svg = (viewBox: string, path: string): SVGSVGElement => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  element.setAttribute('viewBox', viewBox);
  element.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  shape.setAttribute('d', path);
  element.append(shape);
  return element;
};

/** A pin whose tip is at the place. */
const pin = 'M12 31 C12 31 22 18.5 22 11.5 A10 10 0 1 0 2 11.5 C2 18.5 12 31 12 31 Z M12 7.5 a4 4 0 1 1 0 8 a4 4 0 1 1 0 -8 Z';
/** Points north and ends at the middle, around which it is rotated: it comes to the source from the direction of the wind. */
const arrow = 'M80 88 L91 106 L84 106 L84 156 L76 156 L76 106 L69 106 Z';
/** The pin of a site that cannot be moved. */
const dot = 'M8 2 a6 6 0 1 1 0 12 a6 6 0 1 1 0 -12 Z';

/** Metres that an arrow key moves a marker; ten times that with Shift. */
export const keyStepM = 10;
const bearings: Readonly<Record<string, number>> = { ArrowUp: 0, ArrowRight: 90, ArrowDown: 180, ArrowLeft: 270 };

export interface PinOptions {
  readonly label: string;
  /** Absent: the pin cannot be moved. */
  readonly onMove: ((position: Position) => void) | undefined;
}

/** A marker that the mouse and the arrow keys move. */
export const addPin = (map: MapLibreMap, position: Position, options: PinOptions): Marker => {
  const element: HTMLElement = document.createElement(options.onMove ? 'button' : 'div');
  element.className = (options.onMove ? `hg-plain ${classes.pin}` : classes.dot) ?? '';
  element.append(options.onMove ? svg('0 0 24 32', pin) : svg('0 0 16 16', dot));
  element.setAttribute('aria-label', options.label);
  element.dataset.pin = '';
  if (element instanceof HTMLButtonElement) element.type = 'button';
  else element.setAttribute('role', 'img');
  const marker = new Marker({ element, anchor: options.onMove ? 'bottom' : 'center', draggable: options.onMove !== undefined });
  marker.setLngLat([position.longitude, position.latitude]).addTo(map);
  const { onMove } = options;
  if (onMove) {
    marker.on('dragend', () => {
      const { lng, lat } = marker.getLngLat().wrap();
      onMove({ latitude: lat, longitude: lng });
    });
    element.addEventListener('keydown', (event) => {
      const bearing = bearings[event.key];
      if (bearing === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      const { lng, lat } = marker.getLngLat();
      const [longitude, latitude] = placeAt({ latitude: lat, longitude: lng }, bearing, event.shiftKey ? keyStepM * 10 : keyStepM);
      onMove({ latitude, longitude });
    });
  }
  return marker;
};

/** One clear arrow at the source; `turnArrow` sets its direction. */
export const addWindArrow = (map: MapLibreMap, position: Position): Marker => {
  const element = document.createElement('div');
  element.className = classes.wind ?? '';
  element.setAttribute('role', 'img');
  element.append(svg('0 0 160 160', arrow));
  return new Marker({ element, rotationAlignment: 'map' }).setLngLat([position.longitude, position.latitude]).addTo(map);
};

/** Points an arrow downwind. */
export const turnArrow = (marker: Marker, windFromDeg: number, text: string): void => {
  marker.setRotation(windFromDeg + 180);
  marker.getElement().setAttribute('aria-label', text);
};
