import type { incidentDetails, SensorUnit } from '@hazardguard/contract';
import type { z } from 'zod';

/** An alarm with what a person wants to know of its sensor. */
export interface ToldAlarm {
  readonly kind: 'raised' | 'cleared';
  readonly at: Date;
  readonly value: number;
  readonly code: string;
  readonly name: string;
  readonly unit: SensorUnit;
  readonly high: number | null;
  readonly low: number | null;
  /** By what its time was put right, s. */
  readonly clock_ahead_s?: number;
}

const number = (value: number): string => String(Number(value.toPrecision(4)));
const measured = (value: number, unit: string): string => (unit === 'on-off' ? (value === 0 ? 'off' : 'on') : `${number(value)} ${unit}`);

/** The alarm is by the value; the doubt is told with it. */
const clockSentence = (aheadS: number): string =>
  aheadS === 0 ? '' : `; its clock and the server's differ by ${Math.round(Math.abs(aheadS) / 60)} min: check both`;

/** 'G-01 (North fence) reads 25 ppm at 10:15:03, alarm from 10 ppm'. */
export const alarmSentence = ({ kind, at, value, code, name, unit, high, low, clock_ahead_s = 0 }: ToldAlarm): string => {
  const told = `${code} (${name}) reads ${measured(value, unit)} at ${at.toISOString().slice(11, 19)} UTC`;
  const doubt = clockSentence(clock_ahead_s);
  if (unit === 'on-off') return told + doubt;
  const limit = kind === 'raised' ? high : low;
  const limited = limit === null ? told : `${told}, ${kind === 'raised' ? 'alarm from' : 'cleared below'} ${measured(limit, unit)}`;
  return limited + doubt;
};

/** As many stand in one entry of the log, with how many more there are. */
const toldAtMost = 40;

/** Alarms as the log keeps them, their values as measured: whoever reads them words them. */
export const toldAlarms = (alarms: readonly ToldAlarm[]): z.output<(typeof incidentDetails)['sensor-alarms']> => ({
  alarms: alarms.slice(0, toldAtMost).map(({ kind, at, value, code, name, unit, high, low }) => ({
    kind,
    at: at.toISOString(),
    value,
    code,
    name,
    unit,
    limit: kind === 'raised' ? high : low,
  })),
  more: Math.max(0, alarms.length - toldAtMost),
});
