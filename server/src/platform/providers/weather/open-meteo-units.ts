import { ProviderError } from './provider.ts';

export const openMeteoTitle = 'Open-Meteo';

/** Units as Open-Meteo names them; without `wind_speed_unit=ms` wind comes in km/h. */
export const windUnits: Readonly<Record<string, number>> = { 'm/s': 1, 'km/h': 1 / 3.6, 'mp/h': 0.44704, kn: 1852 / 3600 };
export const lengthUnits: Readonly<Record<string, number>> = { mm: 1, inch: 25.4 };

/** The factor for a value in this unit; an unknown unit is refused, never guessed. */
export const findFactor = (table: Readonly<Record<string, number>>, unit: string, quantity: string): number => {
  const factor = Object.hasOwn(table, unit) ? table[unit] : undefined;
  if (factor === undefined) {
    throw new ProviderError('garbage', `${openMeteoTitle} reports ${quantity} in an unknown unit '${unit.slice(0, 20)}'.`);
  }
  return factor;
};

export const toCelsius = (value: number, unit: '°C' | '°F'): number => (unit === '°F' ? ((value - 32) * 5) / 9 : value);
