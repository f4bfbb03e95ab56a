import { propertyAt } from '../substance/property.ts';
import { surfaceTensionAt } from '../substance/surface-tension.ts';
import { note } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { Air, Scenario } from '../types/pipeline.ts';
import { aerosolFraction } from './droplets.ts';
import { allAirborne } from './outflow.ts';
import type { Stock } from './stock.ts';

/** A share of rain below this is left in the air, which is cautious. */
const noRain = 0.01;

/** Share of a flashing jet that falls to the ground, and what is to be said of it. */
export interface RainOut {
  readonly share: number;
  /** null where droplets are not followed. */
  readonly reported: number | null;
  readonly caveats: readonly Caveat[];
}

const rain = (share: number, flash: number): Caveat =>
  note(
    'spray-rains-out',
    `${(100 * flash).toFixed(0)} % of the liquid flashes to vapour; so much of the spray rains out that ${(100 * share).toFixed(0)} % of the outflow forms a pool, which also evaporates. The jet is assumed to meet no obstacle.`,
    { quantity: 'rainOut', value: share, params: { flashPercent: 100 * flash } },
  );

const tensionEstimated = (value: number): Caveat =>
  note(
    'surface-tension-estimated',
    `The surface tension of ${(1000 * value).toFixed(0)} mN/m, which decides the size of the droplets, is estimated from the boiling point and the critical point.`,
    { quantity: 'surfaceTension', value: 1000 * value, unit: 'mN/m' },
  );

/**
 * Share of a flashing stock that rains out: (1 - f)(1 - fa) by RELEASE in the best estimate, with the speed of the flow expanded to the
 * outside pressure, through an opening or of a burst stock alike; none in the ALOHA-compatible mode, and none where the surface tension is
 * not known. m/s, K. Source johnson-woodward-1999, aloha-td.
 */
export const computeRainOut = (
  scenario: Scenario,
  air: Air,
  stock: Stock,
  flash: number,
  velocityMs: number,
  toCaveat: (share: number, flash: number) => Caveat = rain,
): RainOut => {
  const { substance, mode } = scenario;
  const boilingK = stock.boilingK ?? stock.temperatureK;
  const tension = mode === 'aloha-compatible' ? null : surfaceTensionAt(substance, boilingK);
  if (tension === null) return { share: 0, reported: null, caveats: [allAirborne(flash)] };
  const aerosol = aerosolFraction({
    velocityMs,
    storageK: stock.temperatureK,
    boilingK,
    surfaceTension: tension.value,
    liquidDensity: propertyAt(substance, 'liquidDensity', boilingK),
    molarMass: substance.molarMass,
    outsidePa: air.pressurePa,
  });
  const share = (1 - flash) * (1 - aerosol);
  if (share < noRain) return { share: 0, reported: 0, caveats: [allAirborne(flash)] };
  return { share, reported: share, caveats: [toCaveat(share, flash), ...(tension.estimated ? [tensionEstimated(tension.value)] : [])] };
};
