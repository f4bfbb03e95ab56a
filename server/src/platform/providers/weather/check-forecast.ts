import { checkPlace, weatherBounds } from './check-observation.ts';
import { type ForecastHourWeather, type HourlyForecast, type Position, ProviderError } from './provider.ts';

const hourMs = 3_600_000;
/** The first is the current hour; a stored forecast still covers two days ahead when it is a day old. */
const keptHours = 72;
/** Shortest acceptable forecast. */
const fewestHours = 24;
/** Solar radiation above the atmosphere, W/m² (1361, ASTM E490), with a small margin. */
const mostShortwave = 1_500;

const bounded = ['temperatureC', 'windSpeedMs', 'windFromDeg', 'humidityPercent', 'cloudPercent', 'precipitationMm'] as const;

const refuse = (title: string, what: string): never => {
  throw new ProviderError('implausible', `${title} ${what}.`);
};

const checkHour = (title: string, hour: ForecastHourWeather): void => {
  for (const key of bounded) {
    const [low, high] = weatherBounds[key];
    if (!(hour[key] >= low && hour[key] <= high)) refuse(title, `forecasts ${key} ${hour[key]}, outside ${low} to ${high}`);
  }
  const { shortwaveWm2 } = hour;
  if (shortwaveWm2 !== null && !(shortwaveWm2 >= 0 && shortwaveWm2 <= mostShortwave)) {
    refuse(title, `forecasts shortwaveWm2 ${shortwaveWm2}, outside 0 to ${mostShortwave}`);
  }
};

/** Refuses a forecast that cannot be for the requested place; removes past hours. */
export const checkForecast = (title: string, asked: Position, now: Date, forecast: HourlyForecast): HourlyForecast => {
  checkPlace(title, asked, forecast);
  const [low, high] = weatherBounds.utcOffsetMin;
  if (!(forecast.utcOffsetMin >= low && forecast.utcOffsetMin <= high)) refuse(title, `reports utcOffsetMin ${forecast.utcOffsetMin}`);
  const hours = forecast.hours.filter(({ time }) => Date.parse(time) > now.getTime() - hourMs).slice(0, keptHours);
  const [first] = hours;
  if (first === undefined || hours.length < fewestHours) return refuse(title, `forecasts only ${hours.length} hours from now`);
  if (Date.parse(first.time) > now.getTime()) refuse(title, `begins its forecast at ${first.time}, later than now`);
  for (const [index, hour] of hours.entries()) {
    if (Date.parse(hour.time) !== Date.parse(first.time) + index * hourMs) refuse(title, `leaves out an hour before ${hour.time}`);
    checkHour(title, hour);
  }
  return { ...forecast, hours };
};
