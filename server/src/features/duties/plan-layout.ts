export const number = (value: number, digits = 3): string =>
  new Intl.NumberFormat('en-IN', { maximumSignificantDigits: digits }).format(value);
export const mass = (kg: number): string => (kg >= 10_000 ? `${number(kg / 1000)} t` : `${number(kg, 4)} kg`);
export const distance = (metres: number): string => (metres < 999.5 ? `${number(metres)} m` : `${number(metres / 1000)} km`);
export const moment = (date: Date): string =>
  `${new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone: 'Asia/Kolkata' }).format(date)} IST`;

export const day = (date: Date): string => new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' }).format(date);
