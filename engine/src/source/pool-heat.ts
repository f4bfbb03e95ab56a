import type { Air, Scenario } from '../types/pipeline.ts';

const stefanBoltzmann = 5.670374e-8;
const poolEmissivity = 0.97;

/** Height of the sun that a stability class speaks of when no time was given, degrees. */
const sunOfClass = { A: 60, B: 45, C: 30, D: 0, E: 0, F: 0 } as const;

/** Pressure of water vapour in the air, Pa: 99.89 RH exp(21.66 - 5431.3/T). Source aloha-td. */
const waterVapour = (air: Air): number => 99.89 * air.relativeHumidity * Math.exp(21.66 - 5431.3 / air.temperatureK);

/** Heat of sun and sky on the ground, W/m²: 1111 (1 - 0.0071 C²)(sin h - 0.1), C in tenths; and (a + b e) σ Ta⁴. Source aloha-td. */
export const skyHeat = (scenario: Pick<Scenario, 'weather'>, air: Air): number => {
  const { cloudFraction, solarElevationDeg, stability } = scenario.weather;
  const height = solarElevationDeg ?? sunOfClass[stability];
  const sun = Math.max(0, 1111 * (1 - 0.0071 * (10 * cloudFraction) ** 2) * (Math.sin((height * Math.PI) / 180) - 0.1));
  const emissivity = 0.74 + 0.13 * cloudFraction + (44.3e-6 - 17.7e-6 * cloudFraction) * waterVapour(air);
  return sun + emissivity * stefanBoltzmann * air.temperatureK ** 4;
};

/** Heat that a pool radiates away, W/m²: 0.97 σ T⁴. */
export const poolRadiation = (temperatureK: number): number => poolEmissivity * stefanBoltzmann * temperatureK ** 4;

/** Heat from the air, W/m²: ρ cp u* j (Ta - Tp) with ρ 1.2 kg/m³ and cp 1004 J/(kg K); j for Prandtl's number. Source aloha-td. */
export const airHeat = (airK: number, poolK: number, frictionVelocityMs: number, coefficient: number): number =>
  1.2 * 1004 * frictionVelocityMs * coefficient * (airK - poolK);
