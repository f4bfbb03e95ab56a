import { z } from 'zod';

const isTimeZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

const error = 'The name of a time zone, such as Asia/Kolkata';

/** IANA name of a time zone, such as Asia/Kolkata. */
export const timeZone = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9_+/-]{0,59}$/, { error, abort: true })
  .refine(isTimeZone, { error });
