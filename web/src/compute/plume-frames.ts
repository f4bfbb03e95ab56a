import type { InputProblem, Level, Scenario, ScenarioDocument } from '@hazardguard/engine';
import {
  computeField,
  footprint,
  type PathField,
  type PlumeField,
  presentZone,
  ringOnGround,
  type ZoneOnPlane,
} from '@hazardguard/engine/models';
import { checked } from './evaluate.ts';
import { farthestAt, outlinesAt, type Stretch } from './plume-outlines.ts';
import { type PlumeShades, shadeOutline } from './plume-shades.ts';
import { plumeTimes } from './plume-times.ts';

/** A cloud, its number of moments, and its number of layers. */
export interface FramesRequest {
  readonly document: ScenarioDocument;
  readonly frames: number;
  readonly layers: number;
}

/** A cloud over time as columns, transferred from the worker without a copy; `frame-shapes.ts` reads them. */
export interface PlumeFrames {
  readonly levels: readonly Level[];
  /** Farthest distance of each level on the ground, as in the footprint, m; 0 when not reached. */
  readonly reachM: readonly number[];
  /** Seconds from the start of the release, one per frame. */
  readonly timesS: Float64Array<ArrayBuffer>;
  /** Undersides of the layers and the top of the last, m above the ground. A layer is cut at its underside; the first is the ground. */
  readonly heightsM: Float64Array<ArrayBuffer>;
  /** Four numbers per outline: frame, layer, level, number of corners. */
  readonly outlines: Int32Array<ArrayBuffer>;
  /** Longitude and latitude of the corners, outline after outline. */
  readonly corners: Float64Array<ArrayBuffer>;
  /** By frame and level: farthest distance on the ground where the level is reached, m; 0 when not reached. */
  readonly frontM: Float64Array<ArrayBuffer>;
  /** No direction: circles all around, as far as the cloud may drift in any direction. */
  readonly calm: boolean;
  readonly windFromDeg: number;
  readonly releaseEndS: number;
  /** Concentrations inside the outlines on the ground; undefined in calm air and where a cloud follows the weather. */
  readonly shades: PlumeShades | undefined;
}

export type FramesAnswer =
  | { readonly kind: 'frames'; readonly frames: PlumeFrames }
  /** No level is reached on the ground, or nothing drifts. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly problems: readonly InputProblem[] };

/** Layers are thin near the ground, where people are. */
const layerPower = 1.5;
/** Step of the search along the axis. */
const growth = 1.06;
const firstM = 0.5;
const circleCorners = 48;
/** Height of the one layer in which a cloud that follows the weather is drawn, m. */
const followedTopM = 10;

const axisStations = (field: PlumeField): readonly number[] => {
  const stations: number[] = [];
  for (let x = firstM; x < field.rangeM; x *= growth) stations.push(x);
  return [...stations, field.rangeM];
};

/** Greatest height over the axis at which the mildest level is reached, m. */
const highestReach = (field: PlumeField, level: number): number => {
  let top = 0;
  for (const x of axisStations(field)) {
    if (field.peak(x, 0, Math.max(top, 0.5)) < level) continue;
    let [low, high] = [top, Math.max(2 * top, 2)];
    while (high < 5000 && field.peak(x, 0, high) >= level) [low, high] = [high, 2 * high];
    for (let i = 0; i < 10; i++) {
      const middle = (low + high) / 2;
      if (field.peak(x, 0, middle) >= level) low = middle;
      else high = middle;
    }
    top = Math.max(top, low);
  }
  return top;
};

/** Stations of a level above ground: between the first and the last position over the axis where it is reached. */
const stretchAloft = (field: PlumeField, level: number, heightM: number): Stretch => {
  const axis = axisStations(field);
  const met = (x: number): boolean => field.peak(x, 0, heightM) >= level;
  const first = axis.findIndex(met);
  const last = axis.findLastIndex(met);
  if (first < 0) return { level, heightM, stationsM: new Float64Array(0) };
  const from = axis[first - 1] ?? 0;
  const to = axis[last + 1] ?? field.rangeM;
  const count = 30;
  const stationsM = Float64Array.from({ length: count + 1 }, (_, i) => from + (to - from) * 0.5 * (1 - Math.cos((Math.PI * i) / count)));
  return { level, heightM, stationsM };
};

const circle = (radiusM: number): readonly (readonly [number, number])[] => {
  const ring = Array.from({ length: circleCorners }, (_, i) => {
    const angle = (2 * Math.PI * i) / circleCorners;
    return [radiusM * Math.cos(angle), radiusM * Math.sin(angle)] as const;
  });
  return [...ring, ring[0] ?? [radiusM, 0]];
};

/** The drifting cloud of a scenario, with its zones on the ground; null when nothing drifts or no level is reached. */
const computeCloud = (scenario: Scenario) => {
  const { prepared, field } = computeField(scenario);
  const { levels, isCalm } = prepared;
  if (field.shape !== 'plume' && field.shape !== 'path') return null;
  // Dose levels have no outline at a moment: a cloud over time is shown by concentration.
  const zones = footprint(
    field,
    levels.map(({ dose: _dose, ...level }) => level),
  );
  const reached = zones.filter(({ status }) => status !== 'not-reached');
  return reached.length === 0 ? null : { field, zones, reached, isCalm };
};

/** Corners of an outline between two that are asked when the cloud leaves them. */
const cornerStep = 8;

/** The same of a cloud that follows the weather: on the ground alone, each moment by its own outline. */
const pathFrames = (scenario: Scenario, field: PathField, zones: readonly ZoneOnPlane[], frames: number): PlumeFrames => {
  const widest = zones.reduce((most, zone) => (zone.areaM2 > most.areaM2 ? zone : most));
  const releaseEndS = field.first.departureS(0);
  const departureS = widest.outlineM.reduce(
    (last, [x, y], i) => (i % cornerStep === 0 ? Math.max(last, field.departureS(x, y)) : last),
    releaseEndS,
  );
  const timesS = plumeTimes({ arrivalS: widest.arrivalS ?? 0, releaseEndS, departureS }, frames);
  const frame = { ...scenario.site, windFromDeg: scenario.weather.windFromDeg };
  const rows: number[] = [];
  const corners: number[] = [];
  const frontM = new Float64Array(frames * zones.length);
  timesS.forEach((timeS, index) => {
    zones.forEach(({ level, status }, i) => {
      if (status === 'not-reached') return;
      const { outlineM, reachM } = presentZone(field, level, timeS);
      frontM[index * zones.length + i] = reachM;
      if (outlineM.length === 0) return;
      rows.push(index, 0, i, outlineM.length);
      for (const [longitude, latitude] of ringOnGround(frame, outlineM)) corners.push(longitude, latitude);
    });
  });
  return {
    levels: zones.map(({ level }) => level),
    reachM: zones.map(({ reachM }) => reachM),
    timesS: timesS as Float64Array<ArrayBuffer>,
    heightsM: Float64Array.of(0, followedTopM),
    outlines: Int32Array.from(rows),
    corners: Float64Array.from(corners),
    frontM,
    calm: false,
    windFromDeg: scenario.weather.windFromDeg,
    releaseEndS,
    shades: undefined,
  };
};

/** Every outline of a cloud, by level, layer and moment, directly from the model. */
export const plumeFrames = ({ document, frames, layers }: FramesRequest): FramesAnswer => {
  const check = checked(document);
  if (!check.ok) return { kind: 'refused', problems: check.problems };
  const { scenario } = check;
  const cloud = computeCloud(scenario);
  if (cloud === null) return { kind: 'nothing' };
  const { field, zones, reached, isCalm } = cloud;
  if (field.shape === 'path') return { kind: 'frames', frames: pathFrames(scenario, field, zones, frames) };
  const farM = Math.max(...reached.map(({ reachM }) => reachM));
  const releaseEndS = field.departureS(0);
  const timesS = plumeTimes({ arrivalS: field.arrivalS(farM), releaseEndS, departureS: field.departureS(farM) }, frames);
  const lowest = Math.min(...reached.map(({ level }) => level.value));
  const topM = highestReach(field, lowest);
  const heightsM = Float64Array.from({ length: layers + 1 }, (_, i) => topM * (i / layers) ** layerPower);
  const stretches = zones.map(({ level, strip }) =>
    strip === null
      ? []
      : Array.from(heightsM.subarray(0, layers), (heightM, layer) =>
          layer === 0 ? { level: level.value, heightM, stationsM: strip.x } : stretchAloft(field, level.value, heightM),
        ),
  );
  const frame = { ...scenario.site, windFromDeg: scenario.weather.windFromDeg };
  const rows: number[] = [];
  const corners: number[] = [];
  const shades: number[] = [];
  const shadedLevel = zones.findIndex(({ level, status }) => status !== 'not-reached' && level.value === lowest);
  const frontM = new Float64Array(frames * zones.length);
  timesS.forEach((timeS, index) => {
    stretches.forEach((byLayer, level) => {
      byLayer.forEach((stretch, layer) => {
        const radius = isCalm ? farthestAt(field, stretch, timeS) : 0;
        const rings = isCalm ? (radius > 0 ? [circle(radius)] : []) : outlinesAt(field, stretch, timeS);
        for (const ring of rings) {
          if (layer === 0) {
            const far = ring.reduce((most, [x]) => Math.max(most, x), 0);
            frontM[index * zones.length + level] = Math.max(frontM[index * zones.length + level] ?? 0, far);
            if (level === shadedLevel && !isCalm) shadeOutline(field, lowest, ring, timeS, shades);
          }
          rows.push(index, layer, level, ring.length);
          for (const [longitude, latitude] of ringOnGround(frame, ring)) corners.push(longitude, latitude);
        }
      });
    });
  });
  return {
    kind: 'frames',
    frames: {
      levels: zones.map(({ level }) => level),
      reachM: zones.map(({ reachM }) => reachM),
      timesS: timesS as Float64Array<ArrayBuffer>,
      heightsM,
      outlines: Int32Array.from(rows),
      corners: Float64Array.from(corners),
      frontM,
      calm: isCalm,
      windFromDeg: scenario.weather.windFromDeg,
      releaseEndS,
      shades: isCalm ? undefined : { level: shadedLevel, values: Float32Array.from(shades) },
    },
  };
};

/** The buffers of an answer, transferred instead of copied. */
export const framesColumns = (answer: FramesAnswer): ArrayBuffer[] => {
  if (answer.kind !== 'frames') return [];
  const { timesS, heightsM, outlines, corners, frontM, shades } = answer.frames;
  return [timesS, heightsM, outlines, corners, frontM, ...(shades ? [shades.values] : [])].map(({ buffer }) => buffer);
};
