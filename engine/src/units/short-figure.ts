/** A number to so many significant digits, never as 1.48e+3. */
export const shortFigure = (value: number, digits: number): string => String(Number(value.toPrecision(digits)));

/** The same for a limit: rounded down to four digits, so that the printed limit itself is allowed. */
export const upperLimit = (value: number): string => {
  const unit = 10 ** (Math.floor(Math.log10(value)) - 3);
  return shortFigure(Math.floor(value / unit) * unit, 4);
};
