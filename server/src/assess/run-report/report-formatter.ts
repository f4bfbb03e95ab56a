import { type EngineNumberFormat, type PeopleInside, roundPeople } from '@hazardguard/contract';
import { type Level, ownPrefix, type Zone } from '@hazardguard/engine';
import { type Language, toFormatLocale } from '@hazardguard/i18n/languages';
import type { ServerText } from '@hazardguard/i18n/namespaces';

/** Formats numbers, levels and times in the language of the report. */
export const makeReportFormatter = (texts: ServerText<'run-report'>, language: Language) => {
  const locale = toFormatLocale(language);
  const number = (value: number, digits = 2): string => new Intl.NumberFormat(locale, { maximumSignificantDigits: digits }).format(value);
  const distance = (metres: number): string => (metres < 995 ? `${number(metres)} m` : `${number(metres / 1000)} km`);
  const time = (seconds: number): string =>
    seconds < 120 ? `${number(seconds)} s` : seconds < 7200 ? `${number(seconds / 60)} min` : `${number(seconds / 3600)} h`;
  return {
    number,
    distance,
    /** Rounded up, for a distance to keep. */
    safeDistance: (metres: number): string => {
      const up = new Intl.NumberFormat(locale, { maximumSignificantDigits: 2, roundingMode: 'ceil' });
      return metres < 990 ? `${up.format(metres)} m` : `${up.format(metres / 1000)} km`;
    },
    mass: (kg: number): string => (kg < 10_000 ? `${number(kg, 4)} kg` : `${number(kg / 1000, 4)} t`),
    count: (value: number): string => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }).format(value),
    time,
    /** 'AEGL-2, 10 min (2.8 ppm)': with the exposure time that the value is for, where the run recorded it. */
    level: ({ id, value, unit, exposureS }: Level): string => {
      if (id.startsWith(ownPrefix)) {
        return [texts.ownLevel(id.slice(ownPrefix.length)), ...(exposureS === undefined ? [] : [time(exposureS)])].join(', ');
      }
      if (unit !== 'ppm') return `${number(value, 3)} ${unit}`;
      return `${exposureS === undefined ? id : `${id}, ${time(exposureS)}`} (${number(value, 3)} ppm)`;
    },
    reach: ({ status, reachM }: Pick<Zone, 'status' | 'reachM'>): string => {
      if (status === 'not-reached') return texts.notReached;
      return status === 'beyond-range' ? texts.beyond : distance(reachM);
    },
    moment: (date: Date): string =>
      `${new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone: 'Asia/Kolkata' }).format(date)} IST`,
  };
};
export type ReportFormatter = ReturnType<typeof makeReportFormatter>;

/** The numbers of a report in the engine's own sentences. */
export const toEngineNumbers = ({ number, distance, mass, time }: ReportFormatter): EngineNumberFormat => ({
  number,
  quantity: (value, unit, digits) => `${number(value, digits)} ${unit}`,
  distance,
  mass,
  area: (m2) => (m2 < 1e5 ? `${number(m2)} m²` : `${number(m2 / 1e6)} km²`),
  time,
});

interface PeopleTexts {
  readonly populationShort: string;
  readonly recordedAtLeast: (people: string) => string;
}

/** '12,000', 'at least 320 (recorded)' or 'not known'. */
export const formatPeopleInside = ({ people, basis }: PeopleInside, texts: PeopleTexts, number: (value: number) => string): string => {
  if (people === null) return texts.populationShort;
  const rounded = number(roundPeople(people));
  return basis === 'receptors' ? texts.recordedAtLeast(rounded) : rounded;
};
