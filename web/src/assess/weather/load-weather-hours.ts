/** A step of its own: in the panel, the list of the files that the charts need would weigh more than the panel. */
export const loadWeatherHours = () => import('./weather-hours.tsx').then((part) => part.WeatherHours);
