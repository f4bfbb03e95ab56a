import { findChemical, substanceOf } from '@hazardguard/chemicals';
import { airOf, checkScenario, type HazardModel, type Mode, type Scenario, type StabilityClass } from '@hazardguard/engine';
import trial from '../data/prairie-grass-1956.json' with { type: 'json' };
import type { Pair } from './metrics.ts';

export interface ArcPair extends Pair {
  readonly run: number;
  readonly distanceM: number;
  readonly stability: StabilityClass;
}

const classes: readonly StabilityClass[] = ['A', 'B', 'C', 'D', 'E', 'F'];

/** Molar gas constant, J/(mol K). */
const gasConstant = 8.314462618;

/** Sampling time, and so the shortest release that the samplers saw whole, s. */
const samplingS = 600;

/** A release of sulfur dioxide in the wind of a run; what the trial did not report is the standard atmosphere. */
const scenarioOf = (mode: Mode, stability: StabilityClass, windSpeedMs: number): Scenario => {
  const chemical = findChemical('sulfur dioxide');
  if (!chemical) throw new Error('Sulfur dioxide, the tracer of the trial, is not in the chemical library');
  const checked = checkScenario(
    {
      chemical: chemical.cas,
      hazard: 'leak',
      mode,
      quantityKg: 100,
      rupture: { type: 'circular', diameterM: 0.02 },
      weather: { windSpeedMs, windHeightM: 2, windFromDeg: 180, temperatureC: 25, stability },
      site: { latitude: 42.49, longitude: -98.57, roughnessM: trial.roughnessM },
    },
    substanceOf(chemical),
  );
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.scenario;
};

/** The class whose Obukhov length is nearest to the measured one, both as 1/L; the class centres are the engine's own. */
const nearestClass = (inverseObukhov: number, mode: Mode, windSpeedMs: number): StabilityClass => {
  const distance = (stability: StabilityClass): number =>
    Math.abs(airOf(scenarioOf(mode, stability, windSpeedMs)).inverseObukhov - inverseObukhov);
  return classes.reduce((best, one) => (distance(one) < distance(best) ? one : best));
};

/** Every usable arc of the trial: measured maximum and the model's value on the axis at the samplers' height, mg/m³. */
export const prairieGrassPairs = (model: HazardModel, mode: Mode): readonly ArcPair[] =>
  trial.runs.flatMap((run) => {
    const stability = nearestClass(1 / run.L_m, mode, run.u2_m_s);
    const scenario = scenarioOf(mode, stability, run.u2_m_s);
    const rateKgS = run.q_g_s / 1000;
    const air = airOf(scenario);
    const { field } = model.compute(scenario, air, {
      regime: 'gas-subsonic',
      steps: [{ fromS: 0, toS: samplingS, rateKgS }],
      instantaneous: false,
      airborneKg: rateKgS * samplingS,
      heightM: run.release_height_m,
      poolRadiusM: 0,
      densityKgM3: air.densityKgM3,
      temperatureK: air.temperatureK,
      liquidFraction: 0,
      jet: null,
      summary: {
        regime: 'gas-subsonic',
        rateKgS,
        durationS: samplingS,
        airborneKg: rateKgS * samplingS,
        openingAreaM2: null,
        flashFraction: null,
        storagePressureKpa: null,
        temperatureC: 25,
        history: [[0, rateKgS]],
      },
      caveats: [],
    });
    if (field.shape !== 'plume') throw new Error(`${model.id} makes no plume`);
    const milligramsPerPpm = (air.pressurePa * scenario.substance.molarMass) / (gasConstant * air.temperatureK);
    return run.arcs
      .filter((arc) => arc.use)
      .map((arc) => ({
        run: run.run,
        distanceM: arc.x_m,
        stability,
        observed: arc.cmax,
        predicted: field.peak(arc.x_m, 0, trial.samplerHeightM) * milligramsPerPpm,
      }));
  });
