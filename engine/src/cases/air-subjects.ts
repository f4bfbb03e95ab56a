import { airOf, windAt } from '../atmosphere/air.ts';
import { classIn, stabilityFrom } from '../atmosphere/stability.ts';
import { elevationFrom } from '../atmosphere/sun.ts';
import type { StabilityClass } from '../model.ts';
import type { Air } from '../pipeline.ts';

export interface AirCase {
  readonly u10: number;
  readonly cls: StabilityClass;
  readonly z0?: number;
  readonly T_C?: number;
}

/** Air as the cases give it, counted as ALOHA counts. */
export const caseAir = ({ u10, cls, z0 = 0.03, T_C = 15 }: AirCase): Air =>
  airOf({
    mode: 'aloha-compatible',
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
    },
    site: { latitude: 0, longitude: 0, roughnessM: z0 },
  });

interface SkyRow {
  readonly u10: number;
  readonly sun?: 'strong' | 'moderate' | 'slight';
  readonly night_cloud?: string;
}

/** A height of the sun within each of the table's columns, degrees. */
const sunHeights = { strong: 70, moderate: 45, slight: 20 };

export const stabilityClasses = ({ rows }: { readonly rows: readonly SkyRow[] }) => ({
  classes: rows.map(({ u10, sun, night_cloud }) =>
    sun === undefined
      ? classIn(u10, night_cloud?.startsWith('clear') === true ? 'clearNight' : 'cloudyNight')
      : stabilityFrom({ windSpeedMs: u10, solarElevationDeg: sunHeights[sun], cloudPercent: 0 }),
  ),
});

export const windAtThree = (inputs: AirCase) => ({ u3_m_s: windAt(caseAir(inputs), 3) });

export const surfaceLayer = (inputs: AirCase) => {
  const air = caseAir(inputs);
  return { L_m: 1 / air.inverseObukhov, ustar_m_s: air.frictionVelocityMs };
};

export const sunHeightsOf = ({ rows }: { readonly rows: readonly { lat: number; decl: number; hour_angle: number }[] }) => ({
  elevation_deg: rows.map(({ lat, decl, hour_angle }) => elevationFrom(lat, decl, hour_angle)),
});
