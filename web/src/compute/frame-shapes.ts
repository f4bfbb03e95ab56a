import type { Feature, FeatureCollection, Polygon } from 'geojson';
import type { PlumeFrames } from './plume-frames.ts';

/** Index of each frame's first outline in the columns. */
export const buildFrameIndex = ({ outlines, timesS }: PlumeFrames): { readonly row: Int32Array; readonly corner: Int32Array } => {
  const row = new Int32Array(timesS.length + 1);
  const corner = new Int32Array(timesS.length + 1);
  let frame = 0;
  let corners = 0;
  for (let i = 0; i < outlines.length; i += 4) {
    while (frame < (outlines[i] ?? 0)) {
      frame += 1;
      row[frame] = i;
      corner[frame] = corners;
    }
    corners += outlines[i + 3] ?? 0;
  }
  for (let next = frame + 1; next <= timesS.length; next++) {
    row[next] = outlines.length;
    corner[next] = corners;
  }
  return { row, corner };
};

/** From straight above only the ground layer is drawn, with the worst level slightly higher so that it is on top, m. */
const flatM = { severe: 3, middle: 2, mild: 1 } as const;

/**
 * The frames as map shapes: each layer from its underside to the next one's, heights times `exaggeration`; or,
 * 'flat', only the ground. A frame is built on first use and cached, so playing only swaps shapes.
 */
export const frameShapes = (frames: PlumeFrames, exaggeration: number | 'flat'): ((frame: number) => FeatureCollection<Polygon>) => {
  const { outlines, corners, levels, heightsM, timesS } = frames;
  const index = buildFrameIndex(frames);
  const cache = new Map<number, FeatureCollection<Polygon>>();
  const make = (frame: number): FeatureCollection<Polygon> => {
    const features: Feature<Polygon>[] = [];
    let at = 2 * (index.corner[frame] ?? 0);
    for (let i = index.row[frame] ?? 0; i < (index.row[frame + 1] ?? 0); i += 4) {
      const layer = outlines[i + 1] ?? 0;
      const count = outlines[i + 3] ?? 0;
      const ring: number[][] = [];
      for (let corner = 0; corner < count; corner++, at += 2) ring.push([corners[at] ?? 0, corners[at + 1] ?? 0]);
      const severity = levels[outlines[i + 2] ?? 0]?.severity ?? 'mild';
      if (exaggeration === 'flat' && layer > 0) continue;
      features.push({
        type: 'Feature',
        properties:
          exaggeration === 'flat'
            ? { severity, baseM: 0, topM: flatM[severity] }
            : { severity, baseM: (heightsM[layer] ?? 0) * exaggeration, topM: (heightsM[layer + 1] ?? 0) * exaggeration },
        geometry: { type: 'Polygon', coordinates: [ring] },
      });
    }
    return { type: 'FeatureCollection', features };
  };
  return (wanted) => {
    const frame = Math.max(0, Math.min(timesS.length - 1, wanted));
    const known = cache.get(frame);
    if (known) return known;
    const shapes = make(frame);
    cache.set(frame, shapes);
    return shapes;
  };
};

const roundTimes = [1, 2, 5, 10, 20, 50];

/** Vertical exaggeration: a cloud kilometres long is tens of metres high and would look flat. At most a sixth of its length. */
export const heightExaggeration = ({ heightsM, frontM }: Pick<PlumeFrames, 'heightsM' | 'frontM'>): number => {
  const far = frontM.reduce((most, front) => Math.max(most, front), 0);
  const top = heightsM.at(-1) ?? 0;
  if (top <= 0) return 1;
  return roundTimes.findLast((times) => times * top <= far / 6) ?? 1;
};

/** The first frame in which the levels together are farthest, each relative to its own reach: the initial frame. */
export const fullestFrame = ({ timesS, reachM, frontM }: Pick<PlumeFrames, 'timesS' | 'reachM' | 'frontM'>): number => {
  const fullness = Array.from(timesS, (_, frame) =>
    reachM.reduce((sum, reach, level) => sum + (reach > 0 ? (frontM[frame * reachM.length + level] ?? 0) / reach : 0), 0),
  );
  const fullest = Math.max(...fullness);
  return Math.max(
    0,
    fullness.findIndex((value) => value >= 0.99 * fullest),
  );
};

/** Time at which a level reaches practically its full distance, s; undefined when it is never reached. */
export const fullAfterS = (
  { timesS, reachM, frontM }: Pick<PlumeFrames, 'timesS' | 'reachM' | 'frontM'>,
  level: number,
): number | undefined => {
  const fronts = Array.from(timesS, (_, frame) => frontM[frame * reachM.length + level] ?? 0);
  const far = Math.max(...fronts);
  return far > 0 ? timesS[fronts.findIndex((front) => front >= 0.995 * far)] : undefined;
};

/** The frame nearest to a time. */
export const frameAt = (timesS: Float64Array, momentS: number): number => {
  let best = 0;
  timesS.forEach((timeS, frame) => {
    if (Math.abs(timeS - momentS) < Math.abs((timesS[best] ?? 0) - momentS)) best = frame;
  });
  return best;
};
