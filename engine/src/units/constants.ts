/** Molar gas constant, J/(mol K) (CODATA 2018, exact). */
export const gasConstant = 8.314462618;
/** Standard acceleration of gravity, m/s². */
export const gravity = 9.80665;
/** Standard atmosphere, Pa. */
export const standardAtmosphere = 101_325;
/** 0 °C in K. */
export const zeroCelsius = 273.15;
/** Molar mass of dry air, kg/mol. */
export const airMolarMass = 0.028_964_4;
/** Mean radius of the earth (IUGG R1), m. */
export const earthRadius = 6_371_008.8;
