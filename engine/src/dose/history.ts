import { lastWhere } from '../numerics/bisect.ts';
import type { SolvedQuantity } from '../numerics/require-converged.ts';
import type { PassingCloud, PathField } from '../types/pipeline.ts';
import type { Series } from './series.ts';

/** Share of the highest value below which a cloud is not there. */
const floorShare = 1e-4;

/** Below this no cloud is there, ppm: so far from it the highest value and the values in time are of different ages of it. */
const leastPpm = 1e-9;

/** Share of the highest value by which straight lines between the moments may miss it. */
const missShare = 2e-3;

/** Moments after the arrival that are always asked, s: ALOHA's sources change at one minute, and a pulse hides between far moments. */
const early = [5, 15, 30, 45, 60, 90, 120, 180, 300, 600];

/** Equal parts that the passage is cut into at first. */
const parts = 12;

/** Rounds of halving; each asks the middle of every stretch that missed in the round before. */
const rounds = 12;

/** Doublings that look for the end of a tail. */
const doublings = 40;

/** Below this share of the highest value the passage is not seen from its arrival or its middle: what is left afterwards is asked too. */
const seenShare = 0.1;

/** Growth of the times after the departure at which what is left is asked, s: the first, the last and the ratio of one to the next. */
const left = { firstS: 1, lastS: 1e7, ratio: 1.5 };

const begin: SolvedQuantity = { name: 'begin of the passage of a cloud', unit: 's' };
const end: SolvedQuantity = { name: 'end of the passage of a cloud', unit: 's' };

const nothing: Series = { timeS: Float64Array.of(0, 0), value: Float64Array.of(0, 0) };

/** The moments first asked: both ends, arrival and departure, the highest after it, and between them enough not to step over a change of the source. */
const firstMoments = (beginS: number, arrivalS: number, departureS: number, lateS: number, endS: number): readonly number[] => {
  const inside = Array.from({ length: parts + 1 }, (_, i) => arrivalS + ((departureS - arrivalS) * i) / parts);
  const after = early.map((s) => arrivalS + s);
  const all = [beginS, ...inside, ...after, ...(lateS > departureS ? [lateS] : []), endS].filter(
    (moment) => moment >= beginS && moment <= endS,
  );
  return [...new Set(all)].sort((a, b) => a - b);
};

/**
 * Concentration over time at a place, from when the cloud comes until it is gone: moments are closer where the value bends, so that
 * straight lines between them miss it by at most 0.2 % of the highest, and are at most `most` many. ppm, s from the start of the
 * release. Distances in m as in the field; the tails below a ten-thousandth of the highest value are cut off.
 */
export const historyAt = (field: PassingCloud, xM: number, yM: number, zM: number, most = 160): Series =>
  historyOf(passageOf(field, xM, yM, zM), most);

/**
 * The moment from the departure on at which the value is highest and at least `floor`, among moments ever wider apart; the departure where
 * none is. Upwind and far beside the axis a long release is felt most as its end drifts off and spreads.
 */
const highestAfter = (at: (timeS: number) => number, departureS: number, floor: number): number => {
  let bestS = departureS;
  let highest = Math.max(floor, at(departureS));
  for (let afterS = left.firstS; afterS <= left.lastS; afterS *= left.ratio) {
    const value = at(departureS + afterS);
    if (value > highest) {
      highest = value;
      bestS = departureS + afterS;
    }
  }
  return bestS;
};

/** A cloud as one place sees it. */
export interface Passage {
  readonly highest: number;
  readonly arrivalS: number;
  readonly departureS: number;
  at(timeS: number): number;
}

const passageOf = (field: PassingCloud, xM: number, yM: number, zM: number): Passage => ({
  highest: field.peak(xM, yM, zM),
  arrivalS: field.arrivalS(xM),
  departureS: field.departureS(xM),
  at: (timeS) => field.at(xM, yM, zM, timeS),
});

/** The passage of a cloud that a changing wind carries. */
export const passageOver = (field: PathField, xM: number, yM: number, zM = 0): Passage => ({
  highest: field.peak(xM, yM, zM),
  arrivalS: field.arrivalS(xM, yM),
  departureS: field.departureS(xM, yM),
  at: (timeS) => field.at(xM, yM, zM, timeS),
});

/** `historyAt` of a passage. */
export const historyOf = (passage: Passage, most = 160): Series => {
  const { highest, at } = passage;
  if (!(highest > leastPpm)) return nothing;
  const arrivalS = Math.max(0, passage.arrivalS);
  const departureS = Math.max(arrivalS, passage.departureS);
  const floor = floorShare * highest;
  const middleS = 0.5 * (arrivalS + departureS);
  const isSeen = at(arrivalS) >= seenShare * highest || at(middleS) >= seenShare * highest;
  const lateS = isSeen ? departureS : highestAfter(at, departureS, floor);
  // Where none of them holds, the search below says so.
  const anchorS = [arrivalS, middleS, lateS].find((moment) => at(moment) >= floor) ?? middleS;
  const edge = Math.max(1e-3, 1e-4 * anchorS);
  const beginS = at(0) >= floor || anchorS === 0 ? 0 : lastWhere((moment) => at(moment) < floor, 0, anchorS, edge, begin);
  let span = Math.max(1, departureS - arrivalS, anchorS - beginS);
  let present = lateS;
  for (let i = 0; i < doublings && at(present + span) >= floor; i++) {
    present += span;
    span *= 2;
  }
  const endS = at(present) >= floor ? lastWhere((moment) => at(moment) >= floor, present, present + span, edge, end) : present;
  let timeS = [...firstMoments(beginS, arrivalS, departureS, lateS, endS)];
  let value = timeS.map(at);
  let isDone = timeS.map(() => false);
  for (let round = 0; round < rounds; round++) {
    const nextTimeS: number[] = [];
    const nextValue: number[] = [];
    const nextDone: boolean[] = [];
    let added = 0;
    for (let i = 0; i < timeS.length; i++) {
      const from = timeS[i] ?? 0;
      const to = timeS[i + 1];
      nextTimeS.push(from);
      nextValue.push(value[i] ?? 0);
      if (to === undefined || isDone[i] || timeS.length + added >= most) {
        nextDone.push(isDone[i] ?? true);
        continue;
      }
      const middle = 0.5 * (from + to);
      const inMiddle = at(middle);
      const straight = Math.abs(inMiddle - 0.5 * ((value[i] ?? 0) + (value[i + 1] ?? 0))) <= missShare * highest;
      nextDone.push(straight);
      if (straight) continue;
      nextTimeS.push(middle);
      nextValue.push(inMiddle);
      nextDone.push(false);
      added++;
    }
    timeS = nextTimeS;
    value = nextValue;
    isDone = nextDone;
    if (added === 0) break;
  }
  return { timeS: Float64Array.from(timeS), value: Float64Array.from(value) };
};
