import type { SoughtPlumes } from './sought-plumes.ts';
import type { UnitField } from './sought-release.ts';

/** A source's air and contents: steps from the class as given, and the share, 0–1, of the droplets that it can have. */
export interface SourceKind {
  readonly classStep: number;
  readonly spray: number;
}

/** m downwind of a source, to the left and up. */
export interface PlacePoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** What a sensor would show of the plumes sought. */
export interface PlumeReader {
  /** Shapes of a kind that was computed, by the rates of the ladder; one alone where the rate does not change it. */
  shapes(airAt: number, dropletsAt: number): readonly UnitField[];
  /** ln(c + e), e the detection limit in ppm, for a rate and a kind between those that were computed. */
  lnReading(place: PlacePoint, detectionPpm: number, lnRate: number, kind: SourceKind): number;
}

/** Two neighbours and the share of the second; the first twice at the ends. */
type Blend = readonly [low: number, high: number, share: number];

const blendAt = (at: number, count: number): Blend => {
  const low = Math.max(0, Math.min(count - 1, Math.floor(at)));
  const high = Math.min(count - 1, low + 1);
  return [low, high, low === high ? 0 : Math.max(0, Math.min(1, at - low))];
};

const blended = ([low, high, share]: Blend, value: (at: number) => number): number =>
  share === 0 ? value(low) : share === 1 ? value(high) : (1 - share) * value(low) + share * value(high);

/**
 * Reads plumes between those that were computed, for a sensor of one averaging time: with the shape c₁ of each neighbour ln(Q c₁ + e),
 * straight between them in the class, the droplets and the logarithm of the rate. Beyond the ladder the last shape is used.
 */
export const makePlumeReader = (plumes: SoughtPlumes, averagingS: number): PlumeReader => {
  const { airs, droplets, lnRates } = plumes;
  const fields = airs.map((_air, airAt) => droplets.map((_share, dropletsAt) => plumes.at(airAt, dropletsAt).fieldsOver(averagingS)));
  const [first = 0, second = first + 1] = lnRates;
  const firstStep = airs[0]?.step ?? 0;
  const shapes: PlumeReader['shapes'] = (airAt, dropletsAt) => fields[airAt]?.[dropletsAt] ?? [];
  return {
    shapes,
    lnReading: ({ x, y, z }, detectionPpm, lnRate, { classStep, spray }) => {
      const rateKgS = Math.exp(lnRate);
      const ofKind = (airAt: number, dropletsAt: number): number => {
        const own = shapes(airAt, dropletsAt);
        const rung = blendAt(own.length === 1 ? 0 : (lnRate - first) / (second - first), own.length);
        return blended(rung, (at) => Math.log(rateKgS * (own[at]?.(x, y, z) ?? 0) + detectionPpm));
      };
      const ofAir = (airAt: number): number => blended(blendAt(spray, droplets.length), (at) => ofKind(airAt, at));
      return blended(blendAt(classStep - firstStep, airs.length), ofAir);
    },
  };
};
