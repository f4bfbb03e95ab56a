/**
 * Units of a quantity in stock: kilograms of the masses, cubic metres of the volumes. Pound and short ton (2,000 lb) by the international pound
 * of 1959, US gallon 231 cubic inches, barrel of oil 42 US gallons (NIST SP 811, appendix B.8), imperial gallon 4.54609 L (UK Units of
 * Measurement Regulations 1995); all exact.
 */
const massesKg = { kg: 1, g: 1e-3, t: 1000, lb: 0.45359237, 'short ton': 907.18474 } as const;
const volumesM3 = { L: 1e-3, m3: 1, 'US gal': 3.785411784e-3, 'imp gal': 4.54609e-3, bbl: 0.158987294928 } as const;

export type QuantityUnit = keyof typeof massesKg | keyof typeof volumesM3;

/** Every unit that a quantity can be stored in. */
export const quantityUnits = [...Object.keys(massesKg), ...Object.keys(volumesM3)] as readonly QuantityUnit[] as readonly [
  QuantityUnit,
  ...QuantityUnit[],
];

export const isQuantityUnit = (unit: string): unit is QuantityUnit => (quantityUnits as readonly string[]).includes(unit);

/** What a unit of mass weighs, kg; undefined: it is no mass. */
export const findMassKg = (unit: string): number | undefined =>
  Object.hasOwn(massesKg, unit) ? massesKg[unit as keyof typeof massesKg] : undefined;

/** What a unit of volume holds, m³; undefined: it is no volume. */
export const findVolumeM3 = (unit: string): number | undefined =>
  Object.hasOwn(volumesM3, unit) ? volumesM3[unit as keyof typeof volumesM3] : undefined;
