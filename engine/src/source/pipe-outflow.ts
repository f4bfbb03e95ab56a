import type { Caveat } from '../common-types.ts';
import type { Rupture } from '../document-types.ts';
import type { Air, Scenario } from '../pipeline.ts';
import { Refusal } from '../refusal.ts';
import { propertyAt } from '../substance/property.ts';
import { findGamma } from '../substance/vapour-pressure.ts';
import { gravity } from '../units/constants.ts';
import { idealGasDensity } from '../units/convert.ts';
import { shortFigure } from '../units/short-figure.ts';
import { equilibriumExitVelocity } from './flash-expansion.ts';
import { flashingFlow } from './flashing-outflow.ts';
import { gasRate } from './gas.ts';
import { type RateHistory, releasedMass } from './history.ts';
import { gasJetVelocity, makeJet } from './jet.ts';
import { gasInAir, type Outflow } from './outflow.ts';
import { openingPart } from './parts.ts';
import { computeBore, flashingSlowed, frictionFactor, type GasPipe, liquidPipeVelocity, pipeBlowDown, steadyPipeRate } from './pipe.ts';
import { spilled } from './pool-outflow.ts';
import type { Stock } from './stock.ts';
import { twoPhaseFlux } from './two-phase.ts';

type Pipe = Extract<Rupture, { readonly type: 'pipe' }>;

/** Roughness of commercial steel, mm (perry-8 table 6-1). */
const steelMm = 0.046;

/** Length over diameter from which the double exponential holds (aloha-td). */
const longEnough = 200;

const computeFriction = ({ diameterM, pipeRoughnessMm }: Pipe): number => frictionFactor(diameterM, (pipeRoughnessMm ?? steelMm) / 1000);

const holdsLess = (scenario: Scenario, heldKg: number): readonly Caveat[] =>
  scenario.quantityKg <= heldKg
    ? []
    : [
        {
          code: 'pipe-holds-less',
          severity: 'note',
          message: `The closed pipe holds ${shortFigure(heldKg, 3)} kg, so no more than that of the ${shortFigure(scenario.quantityKg, 3)} kg given can flow out.`,
          quantity: 'heldKg',
          value: heldKg,
          unit: 'kg',
          params: { givenKg: scenario.quantityKg },
        },
      ];

const short = ({ pipeLengthM, diameterM }: Pipe): readonly Caveat[] =>
  pipeLengthM / diameterM >= longEnough
    ? []
    : [
        {
          code: 'pipe-short',
          severity: 'warning',
          message: `The length of the pipe is ${(pipeLengthM / diameterM).toFixed(0)} times its diameter; the pipe model applies from ${longEnough} times. A vessel with a hole may describe it better.`,
          quantity: 'lengthOverDiameter',
          value: pipeLengthM / diameterM,
          range: [longEnough, 1e6],
        },
      ];

const undriven = (scenario: Scenario): Refusal =>
  new Refusal({
    field: 'rupture.pipeSupply',
    value: 'closed',
    allowed: "'reservoir', or a height of liquid above the break",
    message: `Nothing drives ${scenario.substance.name} out of the closed pipe: give the height of liquid above the break, or a reservoir.`,
  });

const gasPipeOutflow = (scenario: Scenario, air: Air, stock: Stock, pipe: Pipe, endS: number): Outflow => {
  const { substance, quantityKg } = scenario;
  const { temperatureK } = stock;
  const pressurePa = stock.state === 'gas' ? stock.pressurePa : stock.saturatedPa;
  const gamma = findGamma(substance, temperatureK);
  const density = idealGasDensity(pressurePa, substance.molarMass, temperatureK);
  const bore = computeBore(pipe.diameterM);
  const heldKg = bore * pipe.pipeLengthM * density;
  const gas: GasPipe = {
    diameterM: pipe.diameterM,
    lengthM: pipe.pipeLengthM,
    friction: computeFriction(pipe),
    molarMass: substance.molarMass,
    gamma,
    pressurePa,
    temperatureK,
    outsidePa: air.pressurePa,
  };
  const closed = pipe.pipeSupply !== 'reservoir';
  const first = gasRate(1, bore, gamma, density, pressurePa, air.pressurePa);
  const history: RateHistory = first > 0 ? pipeBlowDown(gas, density, closed ? 0 : steadyPipeRate(gas), quantityKg, endS) : [[0, 0]];
  const densityKgM3 = gasInAir(scenario, air, temperatureK);
  const velocity = first > 0 ? gasJetVelocity(1, gamma, substance.molarMass, pressurePa, air.pressurePa, temperatureK, first / bore) : 0;
  const entry = { densityKgM3, temperatureK, liquidFraction: 0 };
  const jet = first > 0 ? makeJet(first, bore, velocity, densityKgM3) : null;
  return {
    regime: 'pipeline',
    history,
    parts: openingPart(history, entry, jet),
    flow: undefined,
    ownS: undefined,
    instantaneous: false,
    ...entry,
    jet,
    flash: null,
    poolRadiusM: 0,
    pool: null,
    leftKg: Math.max(0, quantityKg - releasedMass(history)),
    pooledKg: 0,
    rainOut: null,
    caveats: [...short(pipe), ...(closed ? holdsLess(scenario, heldKg) : [])],
  };
};

/** A flow that keeps its rate until what there is has run out. */
const steadyFlow = (rateKgS: number, mostKg: number, endS: number): RateHistory => [
  [0, rateKgS],
  [Math.min(endS, mostKg / rateKgS), 0],
];

const flashingApproximate: Caveat = {
  code: 'pipe-flashing-approximate',
  severity: 'warning',
  message:
    'Boiling liquid in a pipe: the initial rate, reduced for the length of the pipe by a published table, is kept until the contents are gone. In reality it falls.',
};

/** Flux of boiling liquid that reaches equilibrium in a pipe, kg/(m² s), slowed by its length. */
const flashingFlux = ({ substance }: Scenario, air: Air, stock: Stock, pipe: Pipe, headM: number): number => {
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

const liquidPipeOutflow = (scenario: Scenario, air: Air, stock: Stock, pipe: Pipe, endS: number): Outflow => {
  const { substance, quantityKg, storage } = scenario;
  const density = propertyAt(substance, 'liquidDensity', stock.temperatureK);
  const bore = computeBore(pipe.diameterM);
  const heldKg = bore * pipe.pipeLengthM * density;
  const closed = pipe.pipeSupply !== 'reservoir';
  const mostKg = closed ? Math.min(quantityKg, heldKg) : quantityKg;
  const headM = storage.liquidHeadM ?? 0;
  const caveats = closed ? holdsLess(scenario, heldKg) : [];
  if (stock.state === 'boiling-liquid') {
    const flux = flashingFlux(scenario, air, stock, pipe, headM);
    const flow = steadyFlow(bore * flux, mostKg, endS);
    const velocityMs =
      scenario.mode === 'aloha-compatible' ? flux / density : equilibriumExitVelocity(substance, stock, air.pressurePa, flux);
    const outflow = flashingFlow(scenario, air, stock, flow, bore, velocityMs);
    const leftKg = quantityKg - releasedMass(flow);
    return { ...outflow, regime: 'pipeline', leftKg, caveats: [flashingApproximate, ...caveats, ...outflow.caveats] };
  }
  const overPressurePa = (closed ? 0 : stock.pressurePa - air.pressurePa) + density * gravity * headM;
  const velocity = liquidPipeVelocity(overPressurePa, density, computeFriction(pipe), pipe.pipeLengthM, pipe.diameterM);
  if (velocity === 0) throw undriven(scenario);
  const inflow = steadyFlow(bore * density * velocity, mostKg, endS);
  const outflow = spilled(scenario, air, stock, { inflow, startKg: 0, leftKg: quantityKg - releasedMass(inflow), feedKgS: null });
  return { ...outflow, regime: 'pipeline', caveats: [...caveats, ...outflow.caveats] };
};

/** One pipe broken across: gas blows down, liquid runs out by pressure and height against friction, boiling liquid flashes on its way. */
export const pipeOutflow = (scenario: Scenario, air: Air, stock: Stock, pipe: Pipe, endS: number): Outflow => {
  const isGas = stock.state === 'gas' || scenario.storage.phase === 'gas';
  return isGas ? gasPipeOutflow(scenario, air, stock, pipe, endS) : liquidPipeOutflow(scenario, air, stock, pipe, endS);
};
