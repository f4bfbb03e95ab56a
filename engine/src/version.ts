/** Version of the formulas and constants; changes whenever a result may change. */
export const engineVersion = '0.3.0';
