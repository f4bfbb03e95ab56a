import { computeAir } from '../atmosphere/air.ts';
import type { Mode, StabilityClass } from '../types/common-types.ts';
import type { Air } from '../types/pipeline.ts';

interface TestAir {
  readonly u10: number;
  readonly cls: StabilityClass;
  readonly z0?: number;
  readonly T_C?: number;
  readonly mode?: Mode;
}

/** Air for tests: a wind at 10 m and a class, over open country at 15 °C unless given otherwise. */
export const testAir = ({ u10, cls, z0 = 0.03, T_C = 15, mode = 'aloha-compatible' }: TestAir): Air =>
  computeAir({
    mode,
    weather: {
      windSpeedMs: u10,
      windHeightM: 10,
      windFromDeg: 0,
      temperatureK: T_C + 273.15,
      relativeHumidity: 0.5,
      cloudFraction: 0.5,
      pressurePa: 101_325,
      stability: cls,
      solarElevationDeg: null,
      inverseObukhov: null,
      sigmaThetaRad: null,
      mixingHeightM: null,
    },
    site: { latitude: 0, longitude: 0, roughnessM: z0 },
  });
