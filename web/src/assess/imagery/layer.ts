import type { Range } from './time-axis.ts';

/** A mark on the scale of a legend. */
interface ScaleMark {
  /** 0 at the start of the bar, 1 at its end. */
  readonly at: number;
  /** In the unit of the scale; years are written unformatted. */
  readonly value: number;
}

/** The colours of the service itself. */
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
  /** What the time of a picture is; 'fixed': the layer always shows the same period. */
  readonly time: 'day' | 'year' | 'fixed';
  /** Published range, used when the service does not report its own. The newest day of a daily layer is yesterday, in UTC. */
  readonly range: (today: string) => Range;
  /** Tile URL with {z}, {x} and {y} for the map to fill in. */
  readonly tiles: (service: string, time: string) => string;
  /** URL that lists the available days. */
  readonly domain: ((service: string) => string) | undefined;
  /** A picture that exists whenever the service works; requested before any other picture is shown. */
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

/** Text for the fixed period of a layer. */
export const spanKey = (layer: ImageryLayer): 'span.cover' | 'span.gain' => (layer.id === 'gain' ? 'span.gain' : 'span.cover');
