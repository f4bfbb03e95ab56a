import { calmPuffReach } from '../dispersion/calm-puff.ts';
import { warning } from '../types/caveat.ts';
import type { Caveat, Level } from '../types/common-types.ts';
import type { Air, SourceTerm } from '../types/pipeline.ts';
import { idealGasDensity } from '../units/convert.ts';
import { shortFigure } from '../units/short-figure.ts';

/** Lowest wind at 10 m with a defined plume direction, m/s. */
export const leastWindMs = 1;

/** Caveats about calm air: the zones are an upper bound; an evenly spreading puff shows how cautious they are. */
export const calmCaveats = (measured: Air, source: SourceTerm, levels: readonly Level[], molarMass: number): readonly Caveat[] => {
  const rateKgS = Math.max(0, ...source.steps.map((step) => step.rateKgS));
  const windMs = measured.windAt10Ms;
  return levels.slice(0, 1).map(({ id, value }) => {
    const concentration = value * 1e-6 * idealGasDensity(measured.pressurePa, molarMass, measured.temperatureK);
    const evenM = calmPuffReach(rateKgS, concentration, measured);
    return warning(
      'calm-wind',
      `The wind at 10 m is ${windMs.toFixed(1)} m/s; below ${leastWindMs} m/s a cloud has no steady direction. Zones are drawn all around, as far as a wind of ${leastWindMs} m/s carries a cloud whose direction wavers as much as in this calm. A cloud that such a wind carries straight reaches farther. If the gas spread evenly in all directions, it would reach ${id} to ${shortFigure(evenM, 2)} m.`,
      { quantity: 'windSpeedMs', value: windMs, unit: 'm/s', range: [leastWindMs, 60], params: { level: id, evenM } },
    );
  });
};
