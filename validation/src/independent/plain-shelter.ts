import { type HouseAir, houseAir, houseLoad } from './plain-house.ts';
import { simpson } from './plain-math.ts';
import { type PlainRelease, passage, passingShare, plainWind, steadyPpm } from './plain-plume.ts';

/** A place under a plume, and the options of people there. */
export interface PlainShelter {
  readonly release: PlainRelease;
  readonly xM: number;
  readonly yM: number;
  /** Exponent of the toxic load. */
  readonly n: number;
  /** Air exchange of the closed house, 1/s. */
  readonly perS: number;
  /** Air exchange with open windows, 1/s. */
  readonly openedPerS: number;
  /** Start of walking away, s, and speed, m/s. */
  readonly setOutS: number;
  readonly walkingMs: number;
}

export interface PlainLoads {
  readonly peakPpm: number;
  /** ppmⁿ min. */
  readonly outdoors: number;
  readonly closed: number;
  /** Closed until the outdoor air is cleaner, then aired. */
  readonly sheltered: number;
  /** Indoors until the start of walking, then away from the axis. */
  readonly walking: number;
  readonly ventilateS: number;
}

const stepS = 2;

/**
 * Air changes of a closed house of one storey, 1/s, after Sherman and Grimsrud as ALOHA uses it (technical documentation 4.5): floor
 * 160 m², height 2.5 m, leaks 0.00059 of the floor, half of them in floor and ceiling, 20 °C indoors, no shelter around.
 */
export const plainInfiltration = (air: Pick<PlainRelease, 'stability' | 'windMs'>, outdoorsK: number): number => {
  const leakM2 = 0.00059 * 160;
  const stack = leakM2 * ((1 + 0.5 / 2) / 3) * Math.sqrt((9.80665 * 2.5) / 293.15) * Math.sqrt(Math.abs(293.15 - outdoorsK));
  const wind = leakM2 * 0.32 * (1 - 0.5) ** (1 / 3) * plainWind(air, 2.5);
  return Math.sqrt(stack * stack + wind * wind) / (160 * 2.5);
};

const firstCleaner = ({ inside, fromS }: HouseAir, outdoors: (timeS: number) => number): number => {
  let last = inside.length - 1;
  while (last > 0 && outdoors(fromS + last * stepS) < (inside[last] ?? 0)) last--;
  return fromS + (last + 1) * stepS;
};

/** Loads of staying outdoors, staying indoors and walking away, each integrated over time. */
export const plainShelter = ({ release, xM, yM, n, perS, openedPerS, setOutS, walkingMs }: PlainShelter): PlainLoads => {
  const steady = steadyPpm(release, xM, yM);
  const outdoors = (t: number): number => steady * passingShare(release, xM, t);
  const { middleS, halfS } = passage(release, xM);
  const [from, until] = [Math.max(0, middleS - halfS), middleS + halfS];
  const end = until + 6 / perS;
  const closed = houseAir(outdoors, () => perS, from, end, stepS);
  const ventilateS = firstCleaner(closed, outdoors);
  const aired = houseAir(outdoors, (t) => (t < ventilateS ? perS : openedPerS), from, end, stepS);
  const waiting = houseAir(outdoors, () => perS, from, Math.max(from, setOutS), stepS);
  const away = Math.sign(yM) || 1;
  const met = (t: number): number => steadyPpm(release, xM, yM + away * walkingMs * (t - setOutS)) * passingShare(release, xM, t);
  return {
    peakPpm: steady * passingShare(release, xM, middleS),
    outdoors: simpson((t) => outdoors(t) ** n, from, until, 4000) / 60,
    closed: houseLoad(closed, n),
    sheltered: houseLoad(aired, n),
    walking: houseLoad(waiting, n) + (setOutS < until ? simpson((t) => met(t) ** n, Math.max(from, setOutS), until, 4000) / 60 : 0),
    ventilateS,
  };
};
