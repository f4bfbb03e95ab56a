import { levelAt } from '../effect/toxic-levels.ts';
import { blastField } from '../explosion/tnt.ts';
import { criticalRatio, gasRate, throatOf } from '../source/gas.ts';
import { liquidRate } from '../source/liquid.ts';
import { gasConstant, standardAtmosphere } from '../units/constants.ts';
import { chlorine } from './substances.ts';

interface HoleCase {
  readonly density: number;
  readonly pressure_abs_Pa: number;
  readonly ambient_Pa: number;
  readonly cd: number;
  readonly diameter_m?: number;
  readonly area_m2?: number;
}

const areaOf = (c: { readonly diameter_m?: number; readonly area_m2?: number }): number =>
  c.area_m2 ?? (Math.PI * (c.diameter_m ?? 0) ** 2) / 4;

export const liquidHole = (c: HoleCase) => {
  const rate_kg_s = liquidRate(c.cd, areaOf(c), c.density, c.pressure_abs_Pa, c.ambient_Pa);
  return { rate_kg_s, velocity_m_s: rate_kg_s / (areaOf(c) * c.density) };
};

export const gasHole = (c: HoleCase & { readonly T_K: number; readonly gamma: number }) => {
  const molarMass = (c.density * gasConstant * c.T_K) / c.pressure_abs_Pa;
  const throat = throatOf(c.cd, c.gamma, molarMass, c.pressure_abs_Pa, c.T_K);
  return {
    rate_kg_s: gasRate(c.cd, areaOf(c), c.gamma, c.density, c.pressure_abs_Pa, c.ambient_Pa),
    throat_pressure_Pa: throat.pressurePa,
    throat_T_K: throat.temperatureK,
    throat_velocity_m_s: throat.velocityMs,
  };
};

export const criticalRatioOf = ({ gamma }: { readonly gamma: number }) => ({ ratio: criticalRatio(gamma) });

const toxicAt = (id: string, minutes: number): number => {
  const level = chlorine.toxicLevels?.find((candidate) => candidate.id === id);
  return level === undefined ? Number.NaN : Number(levelAt(level, 60 * minutes).toPrecision(12));
};

export const chlorineLevels = ({ durations_min }: { readonly durations_min: readonly number[] }) => ({
  AEGL1: durations_min.map((minutes) => toxicAt('AEGL-1', minutes)),
  AEGL2: durations_min.map((minutes) => toxicAt('AEGL-2', minutes)),
  AEGL3: durations_min.map((minutes) => toxicAt('AEGL-3', minutes)),
  IDLH: toxicAt('IDLH', 30),
});

export const tntOverpressure = ({ Z }: { readonly Z: readonly number[] }) => {
  const field = blastField(1);
  return { dP_over_P0: Z.map((distance) => (1000 * field.peak(distance)) / standardAtmosphere) };
};
