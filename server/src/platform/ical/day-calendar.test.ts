import { expect, test } from 'vitest';
import { buildDayCalendar, type DayEvent } from './day-calendar.ts';

const event: DayEvent = {
  uid: 'assessment-7@hazardguard',
  sequence: 2,
  date: '2027-03-28',
  title: 'Assessment: A, B; C\\D',
  details: `Phone 1\nTopics ${'मूल्यांकन '.repeat(20)}`,
  status: 'tentative',
  changedAt: new Date('2026-11-21T03:04:05Z'),
};

/** Content lines after unfolding (RFC 5545 §3.1). */
const unfoldLines = (text: string): readonly string[] => text.replace(/\r\n /g, '').split('\r\n');

test('a day is written as a date, in any time zone of the server', () => {
  const zone = process.env.TZ;
  try {
    for (const TZ of ['UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati']) {
      process.env.TZ = TZ;
      const lines = unfoldLines(buildDayCalendar('Assessments', [event]));
      expect(lines).toContain('DTSTART;VALUE=DATE:20270328');
      expect(lines).toContain('DTEND;VALUE=DATE:20270329');
    }
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});

test('id, version and state are those of the event; commas, semicolons and line breaks are escaped', () => {
  const lines = unfoldLines(buildDayCalendar('Assessments', [event]));
  expect(lines).toEqual(expect.arrayContaining(['UID:assessment-7@hazardguard', 'SEQUENCE:2', 'STATUS:TENTATIVE']));
  expect(lines).toEqual(expect.arrayContaining(['DTSTAMP:20261121T030405Z', 'LAST-MODIFIED:20261121T030405Z']));
  expect(lines).toContain('SUMMARY:Assessment: A\\, B\\; C\\\\D');
  expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain('Phone 1\\nTopics मूल्यांकन');
});

test('no line is longer than 75 octets or broken inside a character', () => {
  const folded = buildDayCalendar('Assessments', [event]).split('\r\n');
  for (const line of folded) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(line).not.toContain('\ufffd');
  }
});

test('an empty calendar is valid', () => {
  expect(unfoldLines(buildDayCalendar('Assessments', [])).at(0)).toBe('BEGIN:VCALENDAR');
});
