import { lastWhere } from '../numerics/bisect.ts';
import { requireConverged, type SolvedQuantity } from '../numerics/require-converged.ts';
import { gasConstant } from '../units/constants.ts';
import { gasRate } from './gas.ts';
import type { RateHistory } from './history.ts';
import { computeBore } from './pipe.ts';

/** Gas in a pipe broken across. */
export interface GasPipe {
  readonly diameterM: number;
  readonly lengthM: number;
  /** Darcy friction factor. */
  readonly friction: number;
  readonly molarMass: number;
  readonly gamma: number;
  readonly pressurePa: number;
  readonly temperatureK: number;
  readonly outsidePa: number;
}

const emptied: SolvedQuantity = { name: 'end of the blow-down of a pipe', unit: 's' };

/**
 * Steady isothermal flow of gas from a reservoir through a long pipe, kg/s.
 * P1² - P2² = G² (R T/M) (f L/d + 2 ln(P1/P2)); the outlet at the outside pressure, or sonic, P2 = G √(R T/M), where that is higher.
 * Source perry-8 section 6 (compressible pipe flow). Pa, K, m.
 */
export const steadyPipeRate = (pipe: GasPipe): number => {
  const { pressurePa: p1, outsidePa, friction, lengthM, diameterM } = pipe;
  if (p1 <= outsidePa) return 0;
  const perDensity = (gasConstant * pipe.temperatureK) / pipe.molarMass;
  const loss = (friction * lengthM) / diameterM;
  const fluxTo = (p2: number): number => Math.sqrt(Math.max(0, p1 * p1 - p2 * p2) / (perDensity * (loss + 2 * Math.log(p1 / p2))));
  const isSonic = (p2: number): boolean => fluxTo(p2) * Math.sqrt(perDensity) > p2;
  const outlet = isSonic(outsidePa) ? lastWhere(isSonic, outsidePa, p1, 1e-6 * p1) : outsidePa;
  return computeBore(diameterM) * fluxTo(outlet);
};

/** Most steps in which a pipe is emptied, each of 1 % of its contents. */
const stepShare = 0.01;

/** What feeds the unbroken end of a pipe: a rate, kg/s, until a moment, s. */
export interface GasFeed {
  readonly rateKgS: number;
  readonly untilS: number;
}

/** Gas in a pipe through which it flows steadily, above what the outside pressure holds, kg: P² falls evenly along it, isothermal. */
const aboveOutside = (pipe: GasPipe): number => {
  const { pressurePa: p1, outsidePa: p2, lengthM, diameterM, molarMass, temperatureK } = pipe;
  const meanPa = ((2 / 3) * (p1 * p1 + p1 * p2 + p2 * p2)) / (p1 + p2);
  return (computeBore(diameterM) * lengthM * (meanPa - p2) * molarMass) / (gasConstant * temperatureK);
};

/** How a blow-down is followed. */
export interface BlowDownWay {
  /** Shares of the pipe's length that let out on their own no more than the whole does. */
  readonly shares: readonly number[];
  /** Longest step at the start, s, which grows with the time: a long pipe's first minute is none of its hundredths. */
  readonly firstS: number;
}

/** ALOHA's way: the whole pipe alone, in steps of its contents. */
export const alohasBlowDown: BlowDownWay = { shares: [1], firstS: Number.POSITIVE_INFINITY };

/**
 * The best estimate. The double exponential of a pipe of tens of kilometres lets out up to a third less by a moment than that of a shorter
 * one, although no wave has come from beyond its end by then: until any moment the whole lets out at least as much as a part of it.
 */
export const bestBlowDown: BlowDownWay = { shares: Array.from({ length: 40 }, (_, i) => 0.8 ** i), firstS: 0.2 };

/** Gas that a pipe of a length has let out until a moment, kg, and its rate, kg/s, after wilson-1979. */
const doubleExponential = (pipe: GasPipe, densityKgM3: number) => {
  const { diameterM, lengthM, friction, gamma } = pipe;
  const bore = computeBore(diameterM);
  const first = gasRate(1, bore, gamma, densityKgM3, pipe.pressurePa, pipe.outsidePa);
  const held = bore * lengthM * densityKgM3;
  const sound = Math.sqrt((gamma * gasConstant * pipe.temperatureK) / pipe.molarMass);
  const tau = ((2 / 3) * lengthM * Math.sqrt((gamma * friction * lengthM) / diameterM)) / sound;
  const c = held / (tau * first);
  return {
    held,
    out: (t: number): number => held - ((first * tau * c) / (1 + c)) * (Math.exp(-t / tau) + c * Math.exp(-t / (c * c * tau))),
    rate: (t: number): number => (first / (1 + c)) * (c * Math.exp(-t / tau) + Math.exp(-t / (c * c * tau))),
  };
};

/**
 * A pipe of gas emptying from its full bore: Q(t) = Q0/(1 + C) (C exp(-t/τ) + exp(-t/(C² τ))), C = m0/(τ Q0),
 * τ = ⅔ (L/c) √(γ f L/d), c = √(γ R T/M), Q0 the rate of a vessel of that pressure through the bore. Its integral is the gas m0.
 *
 * Until the pipe is at the outside pressure, the mass is out, or `endS`. A feed keeps the rate at its own until it ends; then what is above the
 * outside pressure follows as the exponential of that rate and mass, and never less than without the feed. Result: [s, kg/s] with a last zero.
 * Source: wilson-1979 (double exponential of Bell and Wilson) as in tno-yellow-book 2.5.2.3. Isothermal, ideal gas, L/d from 200.
 */
export const pipeBlowDown = (
  pipe: GasPipe,
  densityKgM3: number,
  feed: GasFeed | null,
  { mostKg, endS }: { readonly mostKg: number; readonly endS: number },
  { shares, firstS }: BlowDownWay,
): RateHistory => {
  const whole = doubleExponential(pipe, densityKgM3);
  const parts = shares.map((share) => doubleExponential({ ...pipe, lengthM: share * pipe.lengthM }, densityKgM3));
  /** Gas still in the pipe at a moment, kg. */
  const leftAt = (t: number): number => whole.held - parts.reduce((most, part) => Math.max(most, part.out(t)), 0);
  const rest = whole.held * (pipe.outsidePa / pipe.pressurePa);
  const history: (readonly [number, number])[] = [];
  let [time, out] = [0, 0];
  const add = (rate: number, stay: number): void => {
    const staysS = Math.min(stay, endS - time, (mostKg - out) / rate);
    if (!(staysS > 0)) return;
    history.push([time, rate]);
    out += rate * staysS;
    time += staysS;
  };
  const isOver = (): boolean => time >= endS || out >= mostKg * (1 - 1e-9);
  const isFed = (): boolean => feed !== null && time < feed.untilS;
  let left = leftAt(0);
  // The feed takes over where less than it brings would flow out: of the parts that let out most, not of the whole.
  while (!isOver() && (isFed() || left > 1.001 * rest)) {
    const stay = Math.min((stepShare * left) / whole.rate(time), Math.max(firstS, time / 4));
    const next = leftAt(time + stay);
    const rate = (left - next) / stay;
    // Also where it is no number: that is refused below.
    if (feed !== null && isFed() && !(rate > feed.rateKgS)) break;
    add(rate, stay);
    left = next;
  }
  if (feed !== null && isFed() && !isOver()) {
    add(feed.rateKgS, feed.untilS - time);
    const stepS = (stepShare * aboveOutside(pipe)) / (feed.rateKgS * (1 - stepShare / 2));
    for (let share = 1; !isOver() && (share > stepShare || out < whole.held - 1.001 * rest); share *= 1 - stepShare) {
      const stay = Math.max(stepS, share > stepShare ? 0 : time / 50);
      const alone = share > stepShare ? feed.rateKgS * share * (1 - stepShare / 2) : 0;
      // What was fed has let out no less by any moment than the closed pipe.
      add(Math.max(alone, (whole.held - leftAt(time + stay) - out) / stay), stay);
    }
  }
  requireConverged(!Number.isNaN(time + out + left), emptied, time, `a number, with ${out} kg out`);
  history.push([time, 0]);
  return history;
};
