import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Position } from './graticule.ts';

/** A picture of the map as shown, with what is needed to read it on paper. */
export interface MapPicture {
  readonly image: HTMLCanvasElement;
  /** Pixels of the picture per CSS pixel. */
  readonly density: number;
  /** Metres per pixel in the middle of the picture; undefined where the map is tilted and has no single scale. */
  readonly metresPerPixel: number | undefined;
  /** Direction of the upper edge, degrees from north. */
  readonly bearingDeg: number;
  /** The source in the picture, pixels; undefined where it is outside. */
  readonly source: { readonly x: number; readonly y: number } | undefined;
  /** Credits of the base map, in plain text. */
  readonly attribution: string;
}

const earthCircumferenceM = 40_075_016.686;
/** Size of MapLibre's tiles at zoom 0, CSS pixels. */
const worldPixels = 512;

const plainText = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';

const formatAttribution = (map: MapLibreMap): string => {
  const sources = Object.values(map.getStyle().sources);
  const owed = sources.flatMap((source) => ('attribution' in source && source.attribution ? [plainText(source.attribution)] : []));
  return [...new Set(owed)].join(' · ');
};

/** Longest wait for a map that moves by itself, ms. */
const mostRestMs = 3_000;

/** Once everything is drawn in the colours of paper. */
const rest = (map: MapLibreMap): Promise<void> =>
  new Promise((done) => {
    map.once('idle', () => done());
    map.triggerRepaint();
    setTimeout(done, mostRestMs);
  });

/** The drawing buffer is cleared once the frame is shown: the copy is made during rendering. */
const copyCanvas = (map: MapLibreMap): Promise<HTMLCanvasElement> =>
  new Promise((done, failed) => {
    map.once('render', () => {
      const canvas = map.getCanvas();
      const copy = document.createElement('canvas');
      copy.width = canvas.width;
      copy.height = canvas.height;
      const context = copy.getContext('2d');
      if (!context) return failed(new Error('This browser gives no canvas to draw on'));
      context.drawImage(canvas, 0, 0);
      map.setGlobalStateProperty('printing', false);
      done(copy);
    });
    // With the line styles of zones: the picture may be printed.
    map.setGlobalStateProperty('printing', true);
    map.triggerRepaint();
  });

export const takePicture = async (map: MapLibreMap, source: Position | undefined): Promise<MapPicture> => {
  await rest(map);
  const image = await copyCanvas(map);
  const density = image.width / Math.max(1, map.getContainer().clientWidth);
  const at = source ? map.project([source.longitude, source.latitude]) : undefined;
  const [x, y] = at ? [at.x * density, at.y * density] : [-1, -1];
  const latitude = (map.getCenter().lat * Math.PI) / 180;
  return {
    image,
    density,
    metresPerPixel:
      map.getPitch() > 0 ? undefined : (earthCircumferenceM * Math.cos(latitude)) / (worldPixels * 2 ** map.getZoom() * density),
    bearingDeg: map.getBearing(),
    source: x >= 0 && y >= 0 && x <= image.width && y <= image.height ? { x, y } : undefined,
    attribution: formatAttribution(map),
  };
};
