import { textLimits } from '@hazardguard/contract';

/** An alarm with what a person wants to know of its sensor. */
export interface ToldAlarm {
  readonly kind: 'raised' | 'cleared';
  readonly at: Date;
  readonly value: number;
  readonly code: string;
  readonly name: string;
  readonly unit: string;
  readonly high: number | null;
  readonly low: number | null;
}

const number = (value: number): string => String(Number(value.toPrecision(4)));
const measured = (value: number, unit: string): string => (unit === 'on-off' ? (value === 0 ? 'off' : 'on') : `${number(value)} ${unit}`);

/** 'G-01 (North fence) reads 25 ppm at 10:15:03, alarm from 10 ppm'. */
export const alarmSentence = ({ kind, at, value, code, name, unit, high, low }: ToldAlarm): string => {
  const told = `${code} (${name}) reads ${measured(value, unit)} at ${at.toISOString().slice(11, 19)} UTC`;
  if (unit === 'on-off') return told;
  const limit = kind === 'raised' ? high : low;
  return limit === null ? told : `${told}, ${kind === 'raised' ? 'alarm from' : 'cleared below'} ${measured(limit, unit)}`;
};

/** Many alarms in one entry of the log: as many as fit, and how many more there are. */
export const alarmSentences = (alarms: readonly ToldAlarm[], most: number = textLimits.note): string => {
  const room = most - 40;
  const told: string[] = [];
  let length = 0;
  for (const alarm of alarms) {
    const sentence = `${alarm.kind === 'raised' ? 'Alarm' : 'Cleared'}: ${alarmSentence(alarm)}`;
    if (length + sentence.length + 2 > room) break;
    told.push(sentence);
    length += sentence.length + 2;
  }
  const left = alarms.length - told.length;
  return `${told.join('; ')}${left > 0 ? `; and ${left} more` : ''}`;
};
