import { z } from 'zod';

const isTimeZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
};

/** IANA name of a time zone, such as Asia/Kolkata. */
export const timeZone = z.string().max(60).refine(isTimeZone, { error: 'The name of a time zone, such as Asia/Kolkata' });
