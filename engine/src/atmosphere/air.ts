import type { Air, Scenario } from '../types/pipeline.ts';
import { airMolarMass } from '../units/constants.ts';
import { idealGasDensity } from '../units/convert.ts';
import { findInverseObukhov, profileShape, profiles } from './surface-layer.ts';

type Layer = Pick<Air, 'mode' | 'roughnessM' | 'inverseObukhov'>;

const frictionVelocity = ({ mode, roughnessM, inverseObukhov }: Layer, windAt10Ms: number): number =>
  (profiles[mode].vonKarman * windAt10Ms) / profileShape(mode, roughnessM, inverseObukhov, 10);

/** What the surface layer needs; the rest of a scenario does not matter to it. */
export type AirInputs = Pick<Scenario, 'mode' | 'weather' | 'site'>;

/**
 * The surface layer over the site: wind brought to 10 m, Obukhov length as measured or of the class, friction velocity
 * u* = k u10/(ln((10 + z0)/z0) - ψ(10/L)), σv = σθ u where the spread of the wind direction was measured, else `findMeander`. Source aloha-td 4.2.3;
 * counted as ALOHA counts, stability is the class alone.
 */
export const computeAir = ({ mode, weather, site }: AirInputs): Air => {
  const measured = mode === 'best-estimate';
  const inverseObukhov = (measured ? weather.inverseObukhov : null) ?? findInverseObukhov(weather.stability, site.roughnessM);
  const shapeAt = (heightM: number): number => profileShape(mode, site.roughnessM, inverseObukhov, heightM);
  const windAt10Ms = (weather.windSpeedMs * shapeAt(10)) / shapeAt(weather.windHeightM);
  return {
    mode,
    temperatureK: weather.temperatureK,
    pressurePa: weather.pressurePa,
    relativeHumidity: weather.relativeHumidity,
    densityKgM3: idealGasDensity(weather.pressurePa, airMolarMass, weather.temperatureK),
    stability: weather.stability,
    roughnessM: site.roughnessM,
    windAt10Ms,
    inverseObukhov,
    frictionVelocityMs: frictionVelocity({ mode, roughnessM: site.roughnessM, inverseObukhov }, windAt10Ms),
    crosswindTurbulenceMs: measured && weather.sigmaThetaRad !== null ? weather.sigmaThetaRad * weather.windSpeedMs : null,
    meanderMs: measured ? findMeander(windAt10Ms) : 0,
    mixingHeightM: weather.mixingHeightM,
  };
};

/** Meander of a weak wind, m/s; the wind at 10 m up to which it is whole, and from which there is none, m/s. */
const meander = { wholeMs: 0.3, weakMs: 2, steadyMs: 4 };

/**
 * Crosswind speed of the slow swings of a weak wind's direction, σm, m/s: 0.3 m/s up to 2 m/s at 10 m, straight to none at 4 m/s.
 *
 * Surface-layer turbulence dies with the wind, the direction does not hold still: AERMOD takes σv as 0.2 m/s at least, its options for weak
 * wind as 0.3 or 0.5 (aermod-2004; values in its public code). The calmest runs of prairie-grass-1958 that are open, at 4 m/s, show none.
 */
const findMeander = (windAt10Ms: number): number =>
  meander.wholeMs * Math.min(1, Math.max(0, (meander.steadyMs - windAt10Ms) / (meander.steadyMs - meander.weakMs)));

/** Below this share of the least wind the direction wavers no more: it has been all round. */
const widestShare = 0.5;

/** Wind speed, m/s, at a height, m: u(z) = u10 (ln((z + z0)/z0) - ψ(z/L))/(the same at 10 m). Source aloha-td 4.2.3. */
export const windAt = (air: Air, heightM: number): number =>
  (air.windAt10Ms * profileShape(air.mode, air.roughnessM, air.inverseObukhov, heightM)) /
  profileShape(air.mode, air.roughnessM, air.inverseObukhov, 10);

/**
 * The same air with its wind raised to a least speed at 10 m, m/s, where it is below. Measured turbulence is raised with it, so that the
 * direction wavers as much as measured; where there is no wind at all it says nothing. So is the meander, up to twice.
 */
export const stirred = (air: Air, leastMs: number): Air => {
  if (air.windAt10Ms >= leastMs) return air;
  const { crosswindTurbulenceMs: turbulence } = air;
  return {
    ...air,
    windAt10Ms: leastMs,
    frictionVelocityMs: frictionVelocity(air, leastMs),
    crosswindTurbulenceMs: turbulence !== null && air.windAt10Ms > 0 ? (turbulence * leastMs) / air.windAt10Ms : null,
    meanderMs: (air.meanderMs * leastMs) / Math.max(air.windAt10Ms, widestShare * leastMs),
  };
};
