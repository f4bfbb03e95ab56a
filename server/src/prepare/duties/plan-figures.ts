/** Numbers and times of an annex, in the reader's language with Latin digits. */
export interface PlanFigures {
  readonly number: (value: number, digits?: number) => string;
  readonly mass: (kg: number) => string;
  readonly distance: (metres: number) => string;
  readonly moment: (date: Date) => string;
  readonly day: (date: Date) => string;
}

export const makeFigures = (locale: string): PlanFigures => {
  const number = (value: number, digits = 3): string => new Intl.NumberFormat(locale, { maximumSignificantDigits: digits }).format(value);
  const inIndia = { timeZone: 'Asia/Kolkata' } as const;
  const moments = new Intl.DateTimeFormat(locale, { ...inIndia, dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' });
  const days = new Intl.DateTimeFormat(locale, { ...inIndia, dateStyle: 'medium' });
  return {
    number,
    mass: (kg) => (kg >= 10_000 ? `${number(kg / 1000)} t` : `${number(kg, 4)} kg`),
    distance: (metres) => (metres < 999.5 ? `${number(metres)} m` : `${number(metres / 1000)} km`),
    moment: (date) => `${moments.format(date)} IST`,
    day: (date) => days.format(date),
  };
};
