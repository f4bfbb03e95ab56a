import { findGamma } from '../substance/vapour-pressure.ts';
import { warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { Air, Scenario } from '../types/pipeline.ts';
import { idealGasDensity } from '../units/convert.ts';
import { gasRate } from './gas.ts';
import { alohasBlowDown, bestBlowDown, type GasPipe, pipeBlowDown, steadyPipeRate } from './gas-pipe.ts';
import { type RateHistory, releasedMass } from './history.ts';
import { gasJetVelocity, makeJet } from './jet.ts';
import { gasInAir, type Outflow } from './outflow.ts';
import { openingPart } from './parts.ts';
import { computeBore } from './pipe.ts';
import { computeFriction, endCaveats, filledStretches, findStretches, ofAllEnds, openArea, type Pipe, type Stretch } from './pipe-ends.ts';
import type { Stock } from './stock.ts';

/** Length over diameter from which the double exponential holds (aloha-td). */
const longEnough = 200;

const short = ({ pipeLengthM, diameterM }: Pipe): readonly Caveat[] =>
  pipeLengthM / diameterM >= longEnough
    ? []
    : [
        warning(
          'pipe-short',
          `The length of the pipe is ${(pipeLengthM / diameterM).toFixed(0)} times its diameter; the pipe model applies from ${longEnough} times. A vessel with a hole may describe it better.`,
          { quantity: 'lengthOverDiameter', value: pipeLengthM / diameterM, range: [longEnough, 1e6] },
        ),
      ];

/** A broken pipe of gas blows down. */
export const gasPipeOutflow = (scenario: Scenario, air: Air, stock: Stock, pipe: Pipe, endS: number): Outflow => {
  const { substance, quantityKg } = scenario;
  const { temperatureK } = stock;
  const pressurePa = stock.state === 'gas' ? stock.pressurePa : stock.saturatedPa;
  const gamma = findGamma(substance, temperatureK);
  const density = idealGasDensity(pressurePa, substance.molarMass, temperatureK);
  const bore = computeBore(pipe.diameterM);
  const gas: Omit<GasPipe, 'lengthM'> = {
    diameterM: pipe.diameterM,
    friction: computeFriction(pipe),
    molarMass: substance.molarMass,
    gamma,
    pressurePa,
    temperatureK,
    outsidePa: air.pressurePa,
  };
  const stretches = findStretches(scenario, pipe);
  const areaM2 = openArea(stretches, pipe);
  const flowOf = ({ lengthM, fedUntilS }: Stretch): RateHistory => {
    const stretch = { ...gas, lengthM };
    const feed = fedUntilS > 0 ? { rateKgS: steadyPipeRate(stretch), untilS: fedUntilS } : null;
    const inAlohasWay = scenario.mode === 'aloha-compatible';
    const limits = { mostKg: quantityKg, endS: inAlohasWay ? endS : Number.POSITIVE_INFINITY };
    return pipeBlowDown(stretch, density, feed, limits, inAlohasWay ? alohasBlowDown : bestBlowDown);
  };
  const first = gasRate(1, bore, gamma, density, pressurePa, air.pressurePa);
  const history: RateHistory = first > 0 ? ofAllEnds(filledStretches(scenario, stretches, bore * density), quantityKg, flowOf) : [[0, 0]];
  const densityKgM3 = gasInAir(scenario, air, temperatureK);
  const velocity = first > 0 ? gasJetVelocity(1, gamma, substance.molarMass, pressurePa, air.pressurePa, temperatureK, first / bore) : 0;
  const entry = { densityKgM3, temperatureK, liquidFraction: 0 };
  const jet = first > 0 ? makeJet((first * areaM2) / bore, areaM2, velocity, densityKgM3) : null;
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
    caveats: [...short(pipe), ...endCaveats(scenario, pipe, stretches, bore * density)],
  };
};
