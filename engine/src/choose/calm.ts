import { calmPuffReach } from '../dispersion/calm-puff.ts';
import type { Caveat, Level } from '../model.ts';
import type { Air, SourceTerm } from '../pipeline.ts';
import { idealGasDensity } from '../units/convert.ts';

/** Lowest wind at 10 m that carries a plume in a direction, m/s. */
export const leastWindMs = 1;

/** What a cloud does that no wind carries: the zones bound it, and a puff that spreads evenly says how cautious they are. */
export const calmCaveats = (measured: Air, source: SourceTerm, levels: readonly Level[], molarMass: number): readonly Caveat[] => {
  const rateKgS = Math.max(0, ...source.steps.map((step) => step.rateKgS));
  const windMs = measured.windAt10Ms;
  return levels.slice(0, 1).map(({ id, value }) => {
    const concentration = value * 1e-6 * idealGasDensity(measured.pressurePa, molarMass, measured.temperatureK);
    const evenM = calmPuffReach(rateKgS, concentration, measured);
    return {
      code: 'calm-wind',
      severity: 'warning',
      message: `The wind at 10 m is ${windMs.toFixed(1)} m/s; below ${leastWindMs} m/s a cloud has no steady direction. Zones are drawn all around, as far as ${leastWindMs} m/s carries a narrow cloud whichever way it drifts: the cautious bound. Spread evenly in all directions the gas would reach ${id} to ${evenM.toPrecision(2)} m.`,
      quantity: 'windSpeedMs',
      value: windMs,
      unit: 'm/s',
      range: [leastWindMs, 60],
      params: { level: id, evenM },
    };
  });
};
