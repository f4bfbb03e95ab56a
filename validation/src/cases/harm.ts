import { indoorSeries, infiltrationPerS, lethalConcentration, levelAt, unitPerPpm, valueAt } from '@hazardguard/engine/models';
import { readAir } from './air.ts';
import type { Calculation } from './case.ts';

const hour = 3600;

/** Indoor concentration, as a share of the one outdoors, of a pulse from one time to another. */
export const indoorPulse: Calculation = (inputs) => {
  const [fromS, toS] = [inputs.needed('time', 'from'), inputs.needed('time', 'to')];
  const perS = inputs.needed('exchange', 'air_changes');
  return {
    concentration_by_h: (at) => {
      const moment = hour * Number(at);
      const endS = Math.min(toS, moment);
      const outdoor = {
        timeS: Float64Array.from([0, fromS, fromS, endS, endS, Math.max(moment, endS)]),
        value: Float64Array.from([0, 0, 1, 1, 0, 0]),
      };
      return valueAt(indoorSeries(outdoor, [{ fromS: 0, perS }], 0), moment);
    },
  };
};

/** Air exchange of ALOHA's house. */
export const airExchange: Calculation = (inputs) => ({
  air_changes_per_h: () => {
    const house = { storeys: inputs.choice('storeys', [1, 2]), sheltered: inputs.choice('sheltered', [true, false]) };
    return hour * infiltrationPerS(house, readAir(inputs, 'aloha-compatible'));
  },
});

/** The steady concentration that kills a share, by a probit of ppm and minutes. */
export const lethality: Calculation = (inputs) => {
  const probit = {
    set: 'LEES-HSE',
    a: inputs.needed('plain', 'probit_a'),
    b: inputs.needed('plain', 'probit_b'),
    n: inputs.needed('plain', 'probit_n'),
    unit: 'ppm',
  } as const;
  const molarMass = 0.029;
  return {
    lethal_ppm_by_percent: (percent) =>
      lethalConcentration(probit, Number(percent) / 100, inputs.needed('time', 'exposure'), molarMass) * unitPerPpm(probit, molarMass),
  };
};

/** Digits for comparing a table; interpolation between equal values leaves rounding errors. */
const digits = 12;

/** Toxic levels by exposure time: `AEGL-2_ppm_by_min`. */
export const toxicLevels: Calculation = (inputs) =>
  Object.fromEntries(
    (inputs.substance().toxicLevels ?? []).map((level) => [
      `${level.id}_ppm_by_min`,
      (minute: string) => Number(levelAt(level, 60 * Number(minute)).toPrecision(digits)),
    ]),
  );
