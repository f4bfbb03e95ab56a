const timeZone = 'Asia/Kolkata';
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium', timeZone });
const moment = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });

/** '15:30:00 IST': the time of day in India in a text that people read at night, with the zone named. */
export const formatLocalTime = (at: Date): string => `${time.format(at)} IST`;

/** '2026-11-21 13:35 IST'. */
export const formatLocalMoment = (at: Date): string => `${moment.format(at)} IST`;
