import { idealGasDensity, ppmPerDensity, toCelsius, toDegrees, toKelvin, toRadians } from '@hazardguard/engine/models';
import type { Evidence } from '../cases/evidence.ts';

/** Round trips through every conversion of the engine: pairs of the returned and the original value. */
export const roundTrips = (): Evidence => ({
  sides: [0.001, 1, 37.7, 1234.5].flatMap((value) => [
    [toCelsius(toKelvin(value + 300)), value + 300],
    [toDegrees(toRadians(value)), value],
    ...[0.002, 0.0709, 0.3].map((molarMass): readonly [number, number] => {
      const kgM3 = value / ppmPerDensity(98_000, molarMass, 301);
      return [kgM3 * ppmPerDensity(98_000, molarMass, 301), value];
    }),
    ...[0.002, 0.0709].map((molarMass): readonly [number, number] => [
      idealGasDensity(101_325, molarMass, 288.15) * ppmPerDensity(101_325, molarMass, 288.15),
      1e6,
    ]),
  ]),
});
