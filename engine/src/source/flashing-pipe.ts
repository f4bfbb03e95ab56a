import type { RateHistory } from './history.ts';
import { type Expansion, meanDensity, type StretchFlow, stretchFlow } from './pipe-expansion.ts';

/** A pipe full of boiling liquid, broken across. */
export interface FlashingPipe {
  readonly boreM2: number;
  readonly diameterM: number;
  /** From the break to the other end of the liquid, m. */
  readonly lengthM: number;
  /** Darcy friction factor. */
  readonly friction: number;
  readonly expansion: Expansion;
  /** Flux below which the flow does not fall as long as liquid is left, kg/(m² s): that of a height of liquid. */
  readonly leastFlux: number;
}

/** What feeds the unbroken end: a flux, kg/(m² s), until a moment, s. */
export interface PipeFeed {
  readonly flux: number;
  readonly untilS: number;
}

/** Length after the first step of the wave, in diameters, and how much longer it is after each further one: the same in every pipe. */
const firstDiameters = 2;
const longer = 1.25;

/** Lengths that the wave has run after each step, m, the last the whole pipe's. */
const waveLengths = ({ lengthM, diameterM }: FlashingPipe): readonly number[] => {
  const lengths: number[] = [];
  for (let runM = firstDiameters * diameterM; runM < lengthM; runM *= longer) lengths.push(runM);
  return [...lengths, lengthM];
};

/** Moment until which, s, and mass up to which, kg, a flow is followed. */
interface Limits {
  readonly mostKg: number;
  readonly endS: number;
}

/** Below this share of what there is, a step is the rounding of its masses, over no time that a rate can be taken over. */
const traceShare = 1e-8;

/** Collects the steps of a flow, each a mass at a rate, cut at the limits; none of a trace. */
const collect = ({ mostKg, endS }: Limits, traceKg: number) => {
  const history: (readonly [number, number])[] = [];
  let [time, out] = [0, 0];
  return {
    now: () => time,
    add: (massKg: number, rateKgS: number): void => {
      const mass = Math.min(massKg, mostKg - out, rateKgS * (endS - time));
      if (!(mass > traceKg)) return;
      history.push([time, rateKgS]);
      time += mass / rateKgS;
      out += mass;
    },
    end: (): RateHistory => (history.length === 0 ? [[0, 0]] : [...history, [time, 0]]),
  };
};

/**
 * Boiling liquid out of a broken pipe: a decompression wave runs from the break; at each moment the flow is the steady one, with friction,
 * through a pipe as long as the wave has run, whose mass is what that flow leaves in it. From when the wave has met the other end, the
 * pressure there falls, and the flow is that of the whole pipe from this pressure. A feed keeps the flow at its own until it ends; then
 * what the pipe holds follows.
 *
 * Homogeneous, in equilibrium, no slip, no heat through the wall; liquid ahead of the wave is at its vapour pressure. Source morrow-1983
 * (tno-yellow-book 2.5.3.6) and fannelop-ryhming-1982 for a flow of steady stretches; friction leung-grolmes-1987.
 */
export const flashingPipeFlow = (pipe: FlashingPipe, feed: PipeFeed | null, limits: Limits): RateHistory => {
  const { boreM2, diameterM, lengthM, friction, expansion, leastFlux } = pipe;
  let last = stretchFlow(expansion, 0, 0);
  let held = (boreM2 * lengthM) / (expansion.volumes[0] ?? 1);
  const traceKg = traceShare * Math.min(held, limits.mostKg);
  const flow = collect(limits, traceKg);
  /** The feed at its own rate, to its end, where the pipe alone lets out no more. */
  const keepFeed = (flux: number): void => {
    if (feed !== null && flux <= feed.flux) flow.add(boreM2 * feed.flux * (feed.untilS - flow.now()), boreM2 * feed.flux);
  };
  /** On to the next flow of the pipe, which leaves a mass in it. */
  const advance = (next: StretchFlow, leftKg: number): void => {
    keepFeed(last.flux);
    const fed = feed !== null && flow.now() < feed.untilS ? feed.flux : 0;
    flow.add(held - leftKg, boreM2 * Math.max(leastFlux, fed, 0.5 * (last.flux + next.flux)));
    if (held - leftKg > traceKg) held = leftKg;
    last = next;
  };
  for (const runM of waveLengths(pipe)) {
    const resistance = (friction * runM) / (2 * diameterM);
    const next = stretchFlow(expansion, 0, resistance, 0, last.outlet);
    const ahead = (lengthM - runM) / (expansion.volumes[0] ?? 1);
    advance(next, boreM2 * (runM * meanDensity(expansion, 0, next, resistance) + ahead));
  }
  const resistance = (friction * lengthM) / (2 * diameterM);
  for (let inlet = 1; inlet + 1 < expansion.count; inlet++) {
    const next = stretchFlow(expansion, inlet, resistance, 0, last.outlet);
    advance(next, boreM2 * lengthM * meanDensity(expansion, inlet, next, resistance));
  }
  advance({ flux: 0, outlet: expansion.count - 1 }, (boreM2 * lengthM) / (expansion.volumes[expansion.count - 1] ?? 1));
  keepFeed(0);
  return flow.end();
};
