import { propertyAt } from '../substance/property.ts';
import { note } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { Air, Jet, LiquidPool, Scenario, SourcePart } from '../types/pipeline.ts';
import type { SourceSummary } from '../types/result-types.ts';
import { idealGasDensity } from '../units/convert.ts';
import { shortFigure } from '../units/short-figure.ts';
import type { RateHistory } from './history.ts';
import type { Stock } from './stock.ts';
import { flashFraction } from './two-phase.ts';

/** What enters the air, before it is written up as a source term. */
export interface Outflow {
  readonly regime: SourceSummary['regime'];
  /** Airborne, kg/s over s. */
  readonly history: RateHistory;
  /** The same by how it enters the air. */
  readonly parts: readonly SourcePart[];
  /** What of it comes straight from the opening, kg/s over s; undefined: all of it, or a pool's vapour alone. */
  readonly flow: RateHistory | undefined;
  /** Until when it is followed whatever the stay, s; undefined: to its end. */
  readonly ownS: number | undefined;
  /** Instantaneous: the history is a stand-in where a model needs a rate. */
  readonly instantaneous: boolean;
  readonly densityKgM3: number;
  readonly temperatureK: number;
  readonly liquidFraction: number;
  readonly jet: Jet | null;
  readonly flash: number | null;
  readonly poolRadiusM: number;
  /** Liquid on the ground, as far as it can burn; null where none falls. */
  readonly pool: LiquidPool | null;
  /** What stays in the vessel or pipe, kg. */
  readonly leftKg: number;
  /** Liquid on the ground at the end, kg. */
  readonly pooledKg: number;
  /** Share of the outflow that rains out; null where droplets are not followed. */
  readonly rainOut: number | null;
  readonly caveats: readonly Caveat[];
}

/** Duration over which an instantaneous release is spread where a model needs a rate, s (practice of aloha-td). */
export const instantS = 60;

/** Density of the pure gas as it enters the air, kg/m³: at its own temperature, in ALOHA's way at the air's. Ideal gas. */
export const gasInAir = ({ mode, substance }: Scenario, air: Air, temperatureK: number): number =>
  idealGasDensity(air.pressurePa, substance.molarMass, mode === 'aloha-compatible' ? air.temperatureK : temperatureK);

/** Share of a boiling stock that flashes on reaching the outside pressure. */
export const computeFlash = ({ substance, mode }: Scenario, { temperatureK, boilingK }: Stock): number =>
  flashFraction(
    propertyAt(substance, 'liquidHeatCapacity', temperatureK),
    temperatureK,
    boilingK ?? temperatureK,
    propertyAt(substance, 'heatOfVaporisation', temperatureK),
    mode === 'aloha-compatible' ? 'linear' : 'exponential',
  );

/** Vapour and droplets together at the boiling point: 1/(x/ρv + (1-x)/ρl), kg/m³, x the share of vapour. */
export const mistDensity = ({ substance }: Scenario, air: Air, boilingK: number, vapourShare: number): number => {
  const vapour = idealGasDensity(air.pressurePa, substance.molarMass, boilingK);
  const liquid = propertyAt(substance, 'liquidDensity', boilingK);
  return 1 / (vapourShare / vapour + (1 - vapourShare) / liquid);
};

export const allAirborne = (flash: number): Caveat =>
  note(
    'two-phase-all-airborne',
    `${(100 * flash).toFixed(0)} % of the liquid flashes to vapour; the rest is assumed to stay in the air as spray, without rainout. This is cautious.`,
    { quantity: 'flashFraction', value: flash },
  );

/** What a boiling liquid under a hole leaves behind when it has boiled itself cold. */
export const chilled = (leftKg: number): Caveat =>
  note(
    'vapour-space-chilled',
    `Gas from the space above a boiling liquid: the liquid cools as it boils, and ${shortFigure(leftKg, 2)} kg of it stay in the vessel at the boiling point. They boil off later, only as fast as heat enters through the wall.`,
    { quantity: 'leftKg', value: leftKg, unit: 'kg' },
  );
