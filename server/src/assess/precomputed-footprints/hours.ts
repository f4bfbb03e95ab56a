import type { ForecastWeather, PrecomputedCase, PrecomputedHour } from '@hazardguard/contract';
import { firstWeather, type ReachHour, type ScenarioDocument, type Weather } from '@hazardguard/engine';
import { solarElevation } from '../../platform/compute/sun.ts';

/** Weather of a scenario from an hour of a forecast or an observation. The stability class is derived from sun, cloud and wind. */
export const toWeather = (
  hour: Pick<ForecastWeather, 'temperatureC' | 'windSpeedMs' | 'windFromDeg' | 'humidityPercent' | 'cloudPercent'>,
): Weather => ({
  windSpeedMs: hour.windSpeedMs,
  windFromDeg: hour.windFromDeg,
  temperatureC: hour.temperatureC,
  humidityPercent: hour.humidityPercent,
  cloudPercent: hour.cloudPercent,
});

/** The pressure of the air, which no forecast has: that of the site, from its elevation. */
const keepPressure = (scenario: ScenarioDocument): Pick<Weather, 'pressureKpa'> => {
  const { pressureKpa } = firstWeather(scenario);
  return pressureKpa === undefined ? {} : { pressureKpa };
};

/** The case in the weather of a given time. */
export const scenarioInWeather = (scenario: ScenarioDocument, weather: Weather, time: string): ScenarioDocument => ({
  ...scenario,
  weather: { ...keepPressure(scenario), ...weather },
  time,
});

export interface PlaceAround {
  readonly distanceM: number;
  readonly bearingDeg: number;
}

/**
 * Whether the wind carries a release over a place: inside the square downwind that the Emergency Response Guidebook defines, as wide
 * as it is long (ERG 2024, 'protective action zone'), with the reach of the case as its side.
 */
export const isDownwind = (place: PlaceAround, windFromDeg: number, reachM: number): boolean => {
  const turn = ((place.bearingDeg - (windFromDeg + 180)) * Math.PI) / 180;
  const along = place.distanceM * Math.cos(turn);
  const across = Math.abs(place.distanceM * Math.sin(turn));
  return along >= 0 && along <= reachM && across <= reachM / 2;
};

/** Joins the hours of a strip with their weather. */
export const computeHours = (
  { scenario }: PrecomputedCase,
  weather: readonly ForecastWeather[],
  strip: readonly ReachHour[],
  school: PlaceAround | null,
): readonly PrecomputedHour[] =>
  weather.map(({ time, windSpeedMs, windFromDeg }, index) => {
    const row = strip[index];
    const { latitude, longitude } = scenario.site;
    return {
      time,
      reachM: row?.ok ? row.reachM : null,
      beyondRange: row?.ok === true && row.status === 'beyond-range',
      windSpeedMs,
      windFromDeg,
      stability: row?.ok ? row.stability : null,
      // At the middle of the hour.
      night: solarElevation(latitude, longitude, Date.parse(time) + 1_800_000) <= 0,
      overSchool: school !== null && row?.ok === true && isDownwind(school, windFromDeg, row.reachM),
    };
  });

/** The hour with the farthest reach, the earliest of several. */
export const findWorstHour = (hours: readonly PrecomputedHour[]): (PrecomputedHour & { readonly reachM: number }) | null => {
  let worst: (PrecomputedHour & { readonly reachM: number }) | null = null;
  for (const hour of hours) {
    const { reachM } = hour;
    if (reachM !== null && reachM > (worst?.reachM ?? 0)) worst = { ...hour, reachM };
  }
  return worst;
};
