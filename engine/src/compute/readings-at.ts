import { toPoint } from '../geo/wind-frame.ts';
import type { Scenario } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';
import { computeField } from './compute-field.ts';

/** Position of a sensor. */
export interface SensorPlace {
  readonly latitude: number;
  readonly longitude: number;
  /** Above the ground, m. */
  readonly heightM: number;
}

/**
 * What ideal sensors would read in the cloud of a release: the field itself at each place and moment, without noise or delay.
 *
 *   reading[i][k] = field(place i, moment k)
 *
 * Moments in s from the start of the release, before which there is nothing; readings in ppm, one row for each place. In calm air,
 * where the cloud may drift anywhere, each place is taken as if the cloud drifted to it, as `threatAt` does. Heat and blast are no
 * cloud: their models are refused. Source: the model that `run` chooses for the same scenario. Pure and deterministic.
 */
export const readingsAt = (scenario: Scenario, places: readonly SensorPlace[], momentsS: readonly number[]): readonly Float64Array[] => {
  const { prepared, field } = computeField(scenario);
  const { isCalm } = prepared;
  if (field.shape !== 'plume' && field.shape !== 'path') {
    throw new Refusal({
      field: 'hazard',
      value: scenario.hazard,
      allowed: 'leak, flammable',
      message: 'Gas sensors read a cloud; heat and blast have none.',
    });
  }
  const frame = { ...scenario.site, windFromDeg: scenario.weather.windFromDeg };
  return places.map(({ latitude, longitude, heightM }) => {
    const [xM, yM] = toPoint(frame, latitude, longitude);
    const [alongM, asideM] = isCalm ? [Math.hypot(xM, yM), 0] : [xM, yM];
    return Float64Array.from(momentsS, (momentS) => (momentS < 0 ? 0 : field.at(alongM, asideM, heightM, momentS)));
  });
};
