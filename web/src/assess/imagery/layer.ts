import type { Range } from './time-axis.ts';

/** A mark on the scale of a legend. */
interface ScaleMark {
  /** 0 at the start of the bar, 1 at its end. */
  readonly at: number;
  /** In the unit of the scale; a year is written as it is. */
  readonly value: number;
}

/** The colours that the service itself paints with; they are the service's, not ours. */
export type LayerScale =
  | {
      readonly kind: 'bar';
      readonly colours: readonly string[];
      readonly marks: readonly ScaleMark[];
      readonly unit: 'column' | 'percent' | 'year';
    }
  | { readonly kind: 'keys'; readonly keys: readonly { readonly id: 'lost' | 'covered' | 'gained'; readonly colour: string }[] };

export type LayerId = 'loss' | 'change' | 'cover' | 'gain' | 'tropomi' | 'omi';

export interface ImageryLayer {
  readonly id: LayerId;
  /** What the time of a picture is; 'fixed': the layer shows one span for ever. */
  readonly time: 'day' | 'year' | 'fixed';
  /** As published, where the service does not tell it itself. The newest day of a daily layer is yesterday, in UTC. */
  readonly range: (today: string) => Range;
  /** Tiles with {z}, {x} and {y} left to the map. */
  readonly tiles: (service: string, time: string) => string;
  /** The address that tells which days there are. */
  readonly domain?: (service: string) => string;
  /** A picture that must be there whenever the service works, to ask before any is shown. */
  readonly sample: { readonly z: number; readonly x: number; readonly y: number; readonly coloured: boolean };
  readonly maxZoom: number;
  readonly scale: (time: string) => LayerScale;
}

export interface ImageryService {
  readonly id: 'forest' | 'no2';
  readonly name: string;
  readonly attribution: string;
  readonly layers: readonly [ImageryLayer, ...ImageryLayer[]];
}

export const tileAddress = (tiles: string, { z, x, y }: ImageryLayer['sample']): string =>
  tiles.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));

/** The words for the one span that a fixed layer shows. */
export const spanKey = (layer: ImageryLayer): 'span.cover' | 'span.gain' => (layer.id === 'gain' ? 'span.gain' : 'span.cover');
