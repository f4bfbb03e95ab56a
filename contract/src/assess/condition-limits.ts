export const ruptureTypes = ['circular', 'rectangular'] as const;

/** Lowest and highest value of each number: m/s, m, °C, percent, kg. */
export const conditionLimits = {
  windSpeed: [0, 100],
  circularDiameter: [0, 100],
  rectangularLength: [0, 100],
  rectangularBreadth: [0, 100],
  temperature: [-90, 70],
  humidity: [0, 100],
  quantity: [0, 1e12],
} as const;

/** The dimensions that each type of rupture needs to be drawn and computed. */
export const ruptureSizes = {
  circular: ['circularDiameter'],
  rectangular: ['rectangularLength', 'rectangularBreadth'],
} as const satisfies Readonly<Record<(typeof ruptureTypes)[number], readonly (keyof typeof conditionLimits)[]>>;
