import { nelderMead } from '../numerics/nelder-mead.ts';
import type { Misfit, SourceAt } from './misfit.ts';

/** Places per side of the coarse grid, and directions tried at each, in standard deviations. */
const side = 25;
const turns = [-2, -1, 0, 1, 2];

/** What is sought, and where: m east and north of the site, degrees. */
export interface SearchSpace {
  readonly sourceKnown: boolean;
  readonly halfSideM: number;
  readonly windFromDeg: number;
  readonly windSigmaDeg: number;
  /** Of the class as given or derived, and of its neighbours where it is sought: rising whole numbers. */
  readonly classSteps: readonly number[];
  /** Shares of the droplets that there can be: none, and where a boiling liquid can make them, all. */
  readonly sprays: readonly number[];
}

export interface Found extends SourceAt {
  readonly lnRate: number;
  /** Of the shares of droplets searched those that the readings do not rule out. */
  readonly sprays: readonly number[];
}

/** A share of droplets whose best source is so much less likely than the best of all, in the logarithm, is ruled out: one in 150. */
const ruledOutFrom = 5;

/** Standard deviation of the class of the air where it is derived, in classes: half the probability lies within half a class of it. */
const classSigma = 0.74;

/** What the wind measurement says against a direction: half its square distance in standard deviations. */
const windPenalty = ({ windFromDeg, windSigmaDeg }: SearchSpace, direction: number): number =>
  0.5 * ((direction - windFromDeg) / windSigmaDeg) ** 2;

/** Prior misfit of a source, before any sensor is compared: infinite outside the search space. */
export const priorPenalty = (space: SearchSpace, { eastM, northM, windFromDeg, classStep, spray }: SourceAt): number => {
  const { halfSideM, classSteps, sprays } = space;
  const isWithin = (value: number, bounds: readonly number[]): boolean => value >= (bounds[0] ?? 0) && value <= (bounds.at(-1) ?? 0);
  const isOutside = Math.max(Math.abs(eastM), Math.abs(northM)) > halfSideM || !isWithin(classStep, classSteps) || !isWithin(spray, sprays);
  return isOutside ? Number.POSITIVE_INFINITY : windPenalty(space, windFromDeg) + 0.5 * (classStep / classSigma) ** 2;
};

interface Costed {
  readonly at: SourceAt;
  readonly cost: number;
}

const better = (a: Costed, b: Costed): Costed => (b.cost < a.cost ? b : a);

/** A class and a share of droplets that was computed. */
type Kind = Pick<SourceAt, 'classStep' | 'spray'>;

/**
 * The source of least misfit: of every kind every place of a coarse grid in every direction, with the best rate for each, then a simplex
 * from the best of the kind.
 */
export const search = (misfit: Misfit, space: SearchSpace): Found => {
  const { sourceKnown, halfSideM, windFromDeg, windSigmaDeg, classSteps, sprays } = space;
  const costAt = (at: SourceAt): number => {
    const penalty = priorPenalty(space, at);
    return penalty === Number.POSITIVE_INFINITY ? penalty : misfit.rateFor(at).misfit + penalty;
  };
  const places = sourceKnown ? [0] : Array.from({ length: side }, (_, i) => halfSideM * ((2 * i) / (side - 1) - 1));
  const coarsely = (kind: Kind): SourceAt => {
    let best: Costed = { at: { eastM: 0, northM: 0, windFromDeg, ...kind }, cost: Number.POSITIVE_INFINITY };
    for (const eastM of places)
      for (const northM of places)
        for (const turn of turns) {
          const at = { eastM, northM, windFromDeg: windFromDeg + turn * windSigmaDeg, ...kind };
          const penalty = priorPenalty(space, at);
          best = better(best, { at, cost: misfit.nearlyFor(at, best.cost - penalty).misfit + penalty });
        }
    return best.at;
  };
  const finely = ({ eastM, northM, windFromDeg: from, classStep, spray }: SourceAt): Costed => {
    const stepM = halfSideM / (side - 1);
    const place = sourceKnown ? [] : [eastM, northM];
    const toSource = (x: Float64Array): SourceAt => {
      const [e = 0, n = 0] = sourceKnown ? [] : x;
      return { eastM: e, northM: n, windFromDeg: x.at(-1) ?? from, classStep, spray };
    };
    const { at, value } = nelderMead(
      (x) => costAt(toSource(x)),
      Float64Array.of(...place, from),
      Float64Array.of(...place.map(() => stepM), 0.25 * windSigmaDeg),
    );
    return { at: toSource(at), cost: value };
  };
  const [first, ...others] = sprays
    .flatMap((spray) => classSteps.map((classStep) => ({ classStep, spray })))
    .map((kind) => finely(coarsely(kind)));
  if (first === undefined) throw new RangeError('A search needs at least one class of the air');
  const { at, cost } = others.reduce(better, first);
  const likely = [first, ...others].filter((one) => one.cost < cost + ruledOutFrom).map((one) => one.at.spray);
  return { ...at, lnRate: misfit.rateFor(at).lnRate, sprays: sprays.filter((spray) => likely.includes(spray)) };
};
