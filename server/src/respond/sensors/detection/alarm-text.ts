import type { incidentDetails, SensorUnit } from '@hazardguard/contract';
import type { z } from 'zod';
import { formatLocalTime } from '../../../platform/texts/local-time.ts';

/** An alarm with the facts about its sensor. */
export interface ReportedAlarm {
  readonly kind: 'raised' | 'cleared';
  readonly at: Date;
  readonly value: number;
  readonly code: string;
  readonly name: string;
  readonly unit: SensorUnit;
  readonly high: number | null;
  readonly low: number | null;
  /** Correction of its time, s. */
  readonly clock_ahead_s?: number;
}

const formatNumber = (value: number): string => String(Number(value.toPrecision(4)));
const formatMeasured = (value: number, unit: string): string =>
  unit === 'on-off' ? (value === 0 ? 'off' : 'on') : `${formatNumber(value)} ${unit}`;

/** A warning about the sensor's clock; the alarm itself depends on the value only. */
const formatClock = (aheadS: number): string =>
  aheadS === 0 ? '' : `; its clock and the server's differ by ${Math.round(Math.abs(aheadS) / 60)} min: check both`;

/** 'G-01 (North fence) reads 25 ppm at 10:15:03 IST, alarm from 10 ppm'. */
export const formatAlarm = ({ kind, at, value, code, name, unit, high, low, clock_ahead_s = 0 }: ReportedAlarm): string => {
  const sentence = `${code} (${name}) reads ${formatMeasured(value, unit)} at ${formatLocalTime(at)}`;
  const clockWarning = formatClock(clock_ahead_s);
  if (unit === 'on-off') return sentence + clockWarning;
  const limit = kind === 'raised' ? high : low;
  const limited =
    limit === null ? sentence : `${sentence}, ${kind === 'raised' ? 'alarm from' : 'cleared below'} ${formatMeasured(limit, unit)}`;
  return limited + clockWarning;
};

/** Alarms listed in one log entry; the others are counted. */
const maxReportedAlarms = 40;

/** Alarms as structured data for the log; screens and reports turn them into text. */
export const listReportedAlarms = (alarms: readonly ReportedAlarm[]): z.output<(typeof incidentDetails)['sensor-alarms']> => ({
  alarms: alarms.slice(0, maxReportedAlarms).map(({ kind, at, value, code, name, unit, high, low }) => ({
    kind,
    at: at.toISOString(),
    value,
    code,
    name,
    unit,
    limit: kind === 'raised' ? high : low,
  })),
  more: Math.max(0, alarms.length - maxReportedAlarms),
});
