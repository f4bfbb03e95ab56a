/** Numbers as people read them: three significant digits, in the unit that keeps them short. */

export const figure = (value: number): string => {
  if (value === 0) return '0';
  const size = Math.abs(value);
  if (size >= 1e7 || size < 1e-4) return value.toExponential(2);
  const decimals = Math.max(0, 2 - Math.floor(Math.log10(size)));
  // Trailing zeros would claim a precision that was not measured: 20, not 20.0.
  return String(Number(value.toFixed(decimals)));
};

export const distance = (metres: number): string =>
  metres >= 1000 ? `${figure(Number((metres / 1000).toPrecision(2)))} km` : `${figure(Number(metres.toPrecision(2)))} m`;

export const area = (squareMetres: number): string =>
  squareMetres >= 1e5
    ? `${figure(squareMetres / 1e6)} km²`
    : squareMetres >= 1e4
      ? `${figure(squareMetres / 1e4)} ha`
      : `${figure(squareMetres)} m²`;

export const duration = (seconds: number): string => {
  if (seconds < 120) return `${figure(seconds)} s`;
  return seconds < 7200 ? `${figure(seconds / 60)} min` : `${figure(seconds / 3600)} h`;
};
