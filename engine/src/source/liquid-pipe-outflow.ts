import { propertyAt } from '../substance/property.ts';
import { warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { Air, Scenario } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';
import { gravity } from '../units/constants.ts';
import { idealGasDensity } from '../units/convert.ts';
import { equilibriumExitVelocity } from './flash-expansion.ts';
import { flashingFlow } from './flashing-outflow.ts';
import { flashingPipeFlow } from './flashing-pipe.ts';
import { followedBy, massUntil, type RateHistory, releasedMass } from './history.ts';
import { instantS, type Outflow } from './outflow.ts';
import { computeBore, flashingSlowed, liquidPipeVelocity } from './pipe.ts';
import { computeFriction, endCaveats, filledStretches, findStretches, ofAllEnds, openArea, type Pipe, type Stretch } from './pipe-ends.ts';
import { expand, stretchFlow } from './pipe-expansion.ts';
import { spilled } from './pool-outflow.ts';
import type { Stock } from './stock.ts';
import { twoPhaseFlux } from './two-phase.ts';

/** Loss at the inlet of a pipe and the head of its speed, over f L/(2 d): half of 1.5 (perry-8 section 6). */
const inletLoss = 0.75;

const undriven = (scenario: Scenario): Refusal =>
  new Refusal({
    field: 'rupture.pipeSupply',
    value: 'closed',
    allowed: "'reservoir', or a height of liquid above the break",
    message: `Nothing drives ${scenario.substance.name} out of the closed pipe: give the height of liquid above the break, or a reservoir.`,
  });

/** A flow that keeps its rate until a mass has run out, or until a moment. */
const steadyFlow = (rateKgS: number, mostKg: number, endS: number): RateHistory =>
  rateKgS > 0 && mostKg > 0
    ? [
        [0, rateKgS],
        [Math.min(endS, mostKg / rateKgS), 0],
      ]
    : [[0, 0]];

const flashingApproximate: Caveat = warning(
  'pipe-flashing-approximate',
  'Boiling liquid in a pipe: the initial rate, reduced for the length of the pipe by a published table, is kept until the contents are gone. In reality it falls.',
);

/** ALOHA-compatible: flux of boiling liquid that reaches equilibrium in a pipe, kg/(m² s), slowed by its length. */
const slowedFlux = ({ substance }: Scenario, air: Air, stock: Stock, pipe: Pipe, headM: number): number => {
  const { temperatureK, pressurePa, saturatedPa } = stock;
  const density = propertyAt(substance, 'liquidDensity', temperatureK);
  const flux = twoPhaseFlux({
    latentHeat: propertyAt(substance, 'heatOfVaporisation', temperatureK),
    heatCapacity: propertyAt(substance, 'liquidHeatCapacity', temperatureK),
    temperatureK,
    vapourVolume: 1 / idealGasDensity(saturatedPa, substance.molarMass, temperatureK),
    liquidVolume: 1 / density,
    overPressurePa: pressurePa + density * gravity * headM - air.pressurePa,
    dischargeCoefficient: 1,
    pipeLengthM: 0.1,
  });
  return flux * flashingSlowed(pipe.pipeLengthM / pipe.diameterM);
};

/** A pipe of liquid that is about to flow: what is asked for at each of its ends. */
interface Filled {
  readonly scenario: Scenario;
  readonly air: Air;
  readonly stock: Stock;
  readonly pipe: Pipe;
  readonly density: number;
  readonly headM: number;
}

/** Speed of liquid through a stretch, m/s, under an overpressure, Pa, and the height of liquid. */
const liquidSpeed = ({ pipe, density, headM }: Filled, lengthM: number, overPressurePa: number): number =>
  liquidPipeVelocity(overPressurePa + density * gravity * headM, density, computeFriction(pipe), lengthM, pipe.diameterM);

/** Boiling liquid out of all ends in the best estimate: wave, then friction. */
const wavesOut = (filled: Filled): RateHistory => {
  const { scenario, stock, pipe, density, headM } = filled;
  const { quantityKg, substance } = scenario;
  const boreM2 = computeBore(pipe.diameterM);
  const friction = computeFriction(pipe);
  const expansion = expand(substance, stock);
  const aheadPa = Math.max(0, stock.pressurePa - stock.saturatedPa) + density * gravity * headM;
  const flowOf = ({ lengthM, fedUntilS }: Stretch): RateHistory => {
    const resistance = (friction * lengthM) / (2 * pipe.diameterM) + inletLoss;
    const feed = fedUntilS > 0 ? { flux: stretchFlow(expansion, 0, resistance, density * aheadPa).flux, untilS: fedUntilS } : null;
    const leastFlux = density * liquidSpeed(filled, lengthM, 0);
    const limits = { mostKg: quantityKg, endS: Number.POSITIVE_INFINITY };
    return flashingPipeFlow({ boreM2, diameterM: pipe.diameterM, lengthM, friction, expansion, leastFlux }, feed, limits);
  };
  return ofAllEnds(filledStretches(scenario, findStretches(scenario, pipe), boreM2 * density), quantityKg, flowOf);
};

const boilingPipeOutflow = (filled: Filled, caveats: readonly Caveat[], endS: number): Outflow => {
  const { scenario, air, stock, pipe, density, headM } = filled;
  const { quantityKg, substance } = scenario;
  if (scenario.mode === 'aloha-compatible') {
    const boreM2 = computeBore(pipe.diameterM);
    const flux = slowedFlux(scenario, air, stock, pipe, headM);
    const heldKg = pipe.pipeSupply === 'reservoir' ? Number.POSITIVE_INFINITY : boreM2 * pipe.pipeLengthM * density;
    const flow = steadyFlow(boreM2 * flux, Math.min(quantityKg, heldKg), endS);
    const outflow = flashingFlow(scenario, air, stock, flow, boreM2, flux / density);
    const leftKg = quantityKg - releasedMass(flow);
    return { ...outflow, regime: 'pipeline', leftKg, caveats: [flashingApproximate, ...caveats, ...outflow.caveats] };
  }
  const areaM2 = openArea(findStretches(scenario, pipe), pipe);
  const flow = wavesOut(filled);
  const minuteS = Math.min(instantS, flow.at(-1)?.[0] ?? instantS);
  const flux = massUntil(flow)(minuteS) / (minuteS * areaM2);
  const outflow = flashingFlow(scenario, air, stock, flow, areaM2, equilibriumExitVelocity(substance, stock, air.pressurePa, flux));
  return { ...outflow, regime: 'pipeline', leftKg: quantityKg - releasedMass(flow), caveats: [...caveats, ...outflow.caveats] };
};

/** Liquid below its boiling point out of all ends: fed at one speed, then by its height alone, if it has any. */
const coldPipeOutflow = (filled: Filled, caveats: readonly Caveat[], endS: number): Outflow => {
  const { scenario, air, stock, pipe, density } = filled;
  const { quantityKg, mode } = scenario;
  const boreM2 = computeBore(pipe.diameterM);
  const flowOf = ({ lengthM, fedUntilS }: Stretch): RateHistory => {
    const rate = (overPressurePa: number): number => boreM2 * density * liquidSpeed(filled, lengthM, overPressurePa);
    const fed = fedUntilS > 0 ? steadyFlow(rate(stock.pressurePa - air.pressurePa), quantityKg, Math.min(fedUntilS, endS)) : null;
    const emptied = steadyFlow(rate(0), boreM2 * lengthM * density, mode === 'aloha-compatible' ? endS : Number.POSITIVE_INFINITY);
    return fed === null ? emptied : fedUntilS === Number.POSITIVE_INFINITY ? fed : followedBy(fed, emptied);
  };
  const inflow = ofAllEnds(findStretches(scenario, pipe), quantityKg, flowOf);
  if (releasedMass(inflow) === 0) throw undriven(scenario);
  const outflow = spilled(scenario, air, stock, { inflow, startKg: 0, leftKg: quantityKg - releasedMass(inflow), feedKgS: null });
  return { ...outflow, regime: 'pipeline', caveats: [...caveats, ...outflow.caveats] };
};

/** A broken pipe of liquid: it runs out by pressure and height against friction, or flashes on its way. */
export const liquidPipeOutflow = (scenario: Scenario, air: Air, stock: Stock, pipe: Pipe, endS: number): Outflow => {
  const density = propertyAt(scenario.substance, 'liquidDensity', stock.temperatureK);
  const filled: Filled = { scenario, air, stock, pipe, density, headM: scenario.storage.liquidHeadM ?? 0 };
  const caveats = endCaveats(scenario, pipe, findStretches(scenario, pipe), computeBore(pipe.diameterM) * density);
  return stock.state === 'boiling-liquid' ? boilingPipeOutflow(filled, caveats, endS) : coldPipeOutflow(filled, caveats, endS);
};
