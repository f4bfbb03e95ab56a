import { propertyAt } from '../substance/property.ts';
import { surfaceTensionAt } from '../substance/surface-tension.ts';
import { findGamma } from '../substance/vapour-pressure.ts';
import { warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { Air, Scenario } from '../types/pipeline.ts';
import { gravity } from '../units/constants.ts';
import { idealGasDensity } from '../units/convert.ts';
import type { Contents } from './contents.ts';
import { gasDischargeCoefficient, gasRate } from './gas.ts';
import type { Opening } from './opening.ts';
import type { Stock } from './stock.ts';
import { findSurface } from './vessel.ts';

/** Share of the liquid's surface that a hole may have before boiling liquid of a vessel that is not known swells up to it. Our choice, no source. */
const swellShare = 0.01;

/** From this part of that share on, it is said that the vessel decides. */
const doubtfulPart = 0.1;

/** Distribution of bubbles, C0, and their rise, in churning flow (diers-1992). */
const distribution = 1.5;
const riseFactor = 1.53;

/** Share of the surface of a stock without a vessel, a cube or as high as was stated, that a hole has. */
const shareOfSurface = ({ liquidM3, depthM }: Contents, { areaM2 }: Opening): number => areaM2 / (liquidM3 / Math.max(depthM, 1e-3));

/**
 * Mean share of bubbles in a boiling liquid through whose surface vapour passes at jg: ψ = jg/U = 2 α/(1 - C0 α), U = 1.53 (σ g (ρl - ρv))^¼/√ρl,
 * hence α = ψ/(2 + C0 ψ). jg, m/s; σ, N/m; kg/m³. Source diers-1992 (churn-turbulent drift flux). At most 2/3.
 */
export const bubbleShare = (jg: number, tensionNM: number, liquidDensity: number, vapourDensity: number): number => {
  const rise = (riseFactor * (tensionNM * gravity * (liquidDensity - vapourDensity)) ** 0.25) / Math.sqrt(liquidDensity);
  const ratio = jg / rise;
  return ratio / (2 + distribution * ratio);
};

/**
 * Whether boiling liquid, freed of its pressure by a hole above it, swells up to the hole and leaves with its vapour: its depth over 1 - α reaches
 * the hole. So more liquid never keeps it from swelling. Where the vessel or the surface tension is not known, and in ALOHA's way: by the area of
 * the hole on that of the surface.
 */
export const swells = ({ mode, substance }: Scenario, air: Air, stock: Stock, contents: Contents, opening: Opening): boolean => {
  const { vessel, depthM, holeM } = contents;
  const tension = surfaceTensionAt(substance, stock.temperatureK);
  if (vessel === null) return shareOfSurface(contents, opening) > swellShare;
  const surfaceM2 = findSurface(vessel, depthM);
  if (mode === 'aloha-compatible' || tension === null) return opening.areaM2 > swellShare * surfaceM2;
  const { temperatureK, saturatedPa } = stock;
  const density = idealGasDensity(saturatedPa, substance.molarMass, temperatureK);
  const gamma = findGamma(substance, temperatureK);
  const rate = gasRate(gasDischargeCoefficient, opening.areaM2, gamma, density, saturatedPa, air.pressurePa);
  const jg = rate / (density * Math.max(surfaceM2, 1e-9));
  const bubbles = bubbleShare(jg, tension.value, propertyAt(substance, 'liquidDensity', temperatureK), density);
  return depthM >= holeM * (1 - bubbles);
};

/** Gas alone is taken to leave, but it is the vessel, which is not known, that decides. */
export const doubtfulSwell = (contents: Contents, opening: Opening): readonly Caveat[] =>
  contents.vessel !== null || shareOfSurface(contents, opening) < doubtfulPart * swellShare
    ? []
    : [
        warning(
          'swell-vessel-unknown',
          'Whether the boiling liquid swells up to this hole depends on the vessel, which was not given: here only gas leaves. Where the liquid swells, it leaves too, and many times more in the same time. Enter the shape and size of the vessel.',
        ),
      ];
