import { expect, test } from 'vitest';
import { isReportable, listQuestions, readAnswers } from './answers.ts';
import { findNearest } from './nearest-sites.ts';
import { toIncidentHazard } from './to-incident-hazard.ts';

test('the checklist of the incident is that of what a caller says', () => {
  expect(toIncidentHazard('burning', 'leak')).toBe('fire');
  expect(toIncidentHazard('smell', undefined)).toBe('toxic-leak');
});

test('without a model neither size nor wind is asked, after an explosion no size', () => {
  expect(listQuestions('leaking', false)).toEqual(['where', 'what']);
  expect(isReportable(readAnswers({ site: 1, what: 'unknown' }), false)).toBe(true);
  expect(isReportable(readAnswers({ site: 1, what: 7 }), true)).toBe(false);
  expect(isReportable(readAnswers({ site: 1, what: 7, size: 'small' }), true)).toBe(true);
  expect(isReportable(readAnswers({ site: 1, what: 7, happening: 'exploded' }), true)).toBe(true);
  expect(isReportable(readAnswers({ what: 7, size: 'small' }), true)).toBe(false);
});

test('answers of an address that mean nothing are not answers', () => {
  expect(readAnswers({ site: -1, at: '95 200', what: '<b>', size: 'huge', incident: 'INC1', happening: 'x' })).toEqual({
    happening: 'leaking',
    site: undefined,
    at: undefined,
    what: undefined,
    assessAsPure: false,
    size: undefined,
    whole: undefined,
    incident: undefined,
  });
});

test('sites come nearest first, with their distance', () => {
  const sites = [
    { id: 1, industryName: 'Far', latitude: 22, longitude: 73 },
    { id: 2, industryName: 'Near', latitude: 21.01, longitude: 73 },
  ];
  const [first, second] = findNearest(sites, { latitude: 21, longitude: 73 });
  expect([first?.id, second?.id]).toEqual([2, 1]);
  // One hundredth of a degree of latitude is 1.11 km.
  expect(first?.distanceM).toBeCloseTo(1_112, -1);
});
