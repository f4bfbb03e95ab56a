import type { Range } from './time-axis.ts';

/** The available days as a service reports them: whole days; gaps lie between two ranges. */
export type TimeDomain = readonly Range[];

const period = /^(\d{4}-\d\d-\d\d)(?:T[\d:.]+Z?)?(?:\/(\d{4}-\d\d-\d\d)(?:T[\d:.]+Z?)?(?:\/P[\dA-Z]+)?)?$/;

/**
 * The `time` dimension of a WMTS DescribeDomains answer, `2018-05-26/2018-11-03/P1D,2019-08-23/2021-09-03/P1D`
 * (OGC 16-042r1; GIBS API documentation, Time Dimension). Undefined when none can be parsed.
 */
export const readTimeDomain = (xml: string): TimeDomain | undefined => {
  const text = /<(?:\w+:)?Identifier>\s*time\s*<\/[\s\S]*?<(?:\w+:)?Domain>([^<]*)<\//i.exec(xml)?.[1];
  if (text === undefined) return undefined;
  const ranges = text.split(',').map((part) => {
    const [, first, last = first] = period.exec(part.trim()) ?? [];
    return first === undefined || last === undefined || last < first ? undefined : { first, last };
  });
  if (ranges.length === 0 || ranges.some((range) => range === undefined)) return undefined;
  return ranges.filter((range) => range !== undefined).toSorted((a, b) => (a.first < b.first ? -1 : 1));
};

export const findSpan = (domain: TimeDomain): Range | undefined => {
  const [first] = domain;
  return first && { first: first.first, last: domain.reduce((last, range) => (range.last > last ? range.last : last), first.last) };
};

export const isCovered = (day: string, domain: TimeDomain): boolean => domain.some(({ first, last }) => first <= day && day <= last);
