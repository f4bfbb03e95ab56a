import type { ChemicalFact } from '@hazardguard/contract';
import { formatQuantity } from '../../ui/format.ts';

const celsius = (kelvin: number): number => kelvin - 273.15;

/** Units of the library as people read them: value, unit. */
const readable: Readonly<Record<string, (value: number) => readonly [number, string]>> = {
  K: (value) => [celsius(value), '°C'],
  Pa: (value) => (value >= 1e6 ? [value / 1e6, 'MPa'] : [value / 1e3, 'kPa']),
  'J/kg': (value) => (value >= 1e6 ? [value / 1e6, 'MJ/kg'] : [value / 1e3, 'kJ/kg']),
  'J/(kg K)': (value) => [value / 1e3, 'kJ/(kg·K)'],
  'kg/m3': (value) => [value, 'kg/m³'],
  'vol%': (value) => [value, '% vol'],
};

export const formatTemperature = (kelvin: number, language: string): string => formatQuantity(celsius(kelvin), '°C', language, 3);

/** '−34.0 °C', '7.99 MPa'; plain numbers without a unit. */
export const formatFact = ({ value, unit }: Pick<ChemicalFact, 'value' | 'unit'>, language: string): string => {
  const [shown, sign] = readable[unit]?.(value) ?? [value, unit];
  return formatQuantity(shown, sign, language, 4).trim();
};

/** 'Cl₂' of the library's 'Cl2': a number after an atom or a bracket counts it. */
export const formatFormula = (formula: string): string =>
  formula.replace(/(?<=[A-Za-z)\]])\d+/g, (count) => count.replace(/\d/g, (digit) => String.fromCodePoint(0x2080 + Number(digit))));
