import type { FieldRule } from './field-rule.ts';

/** The part of a schema issue that a rule is derived from. */
export interface RuleIssue {
  readonly code?: string | undefined;
  readonly expected?: string | undefined;
  readonly format?: string | undefined;
  readonly origin?: string | undefined;
  readonly minimum?: number | bigint | undefined;
  readonly maximum?: number | bigint | undefined;
  readonly keys?: readonly string[] | undefined;
  readonly values?: readonly unknown[] | undefined;
}

const isLength = (origin: string | undefined): 'Characters' | 'Entries' | '' =>
  origin === 'string' ? 'Characters' : origin === 'array' || origin === 'set' || origin === 'file' ? 'Entries' : '';

const formats: Readonly<Record<string, 'date' | 'moment' | 'email'>> = { date: 'date', datetime: 'moment', email: 'email' };
const types: Readonly<Record<string, 'number' | 'whole' | 'text'>> = { number: 'number', int: 'whole', string: 'text' };

/** Undefined: a custom rule, described only by its own sentence. */
export const toFieldRule = (issue: RuleIssue, isMissing: boolean): FieldRule | undefined => {
  if (issue.code === 'custom') return undefined;
  if (isMissing) return { kind: 'required' };
  switch (issue.code) {
    case 'too_big':
      return { kind: `most${isLength(issue.origin)}`, limit: Number(issue.maximum) };
    case 'too_small':
      return { kind: `least${isLength(issue.origin)}`, limit: Number(issue.minimum) };
    case 'invalid_type':
      return { kind: types[issue.expected ?? ''] ?? 'wrong' };
    case 'invalid_format': {
      const kind = formats[issue.format ?? ''];
      return kind && { kind };
    }
    case 'invalid_value':
      return { kind: 'choice', names: (issue.values ?? []).map(String).join(', ') };
    case 'unrecognized_keys':
      return { kind: 'unknown', names: (issue.keys ?? []).join(', ') };
    default:
      return undefined;
  }
};

const sentences: Readonly<Record<FieldRule['kind'], string>> = {
  required: 'This is required',
  text: 'Must be text',
  number: 'Must be a number',
  whole: 'Must be a whole number',
  date: 'Must be a date as YYYY-MM-DD',
  moment: 'Must be a date and time with its offset, such as 2026-01-15T14:30:00+05:30',
  email: 'Must be an e-mail address',
  wrong: 'This value has the wrong type',
  most: 'At most {limit}',
  least: 'At least {limit}',
  mostCharacters: 'At most {limit} characters',
  leastCharacters: 'At least {limit} characters',
  mostEntries: 'At most {limit} entries',
  leastEntries: 'At least {limit} entries',
  choice: 'One of {names}',
  unknown: 'Not found: {names}',
  district: 'Not a known district. Nearest known names: {names}',
  vessels: 'Contradicts how the stock is said to be kept',
  publicWarning: 'Warnings in force: {names}. End them, or wait until they expire',
  pendingWarning: 'Alerts not released yet: {names}. They end when they expire',
  openIncident: 'Open incidents: {names}. Resolve or close them',
  otherSubstance: 'Name and CAS number are two substances: {names}. Correct one of the two',
  openDrill: 'Drills planned or running: {names}. End or abandon them',
};

/** The rule in plain English, for callers of the API. */
export const formatRule = (rule: FieldRule): string =>
  sentences[rule.kind].replace('{limit}', 'limit' in rule ? String(rule.limit) : '').replace('{names}', 'names' in rule ? rule.names : '');

/** An issue of a schema in plain English. */
export const formatIssue = (issue: RuleIssue & { readonly input?: unknown }): string =>
  formatRule(toFieldRule(issue, issue.input === undefined) ?? { kind: 'wrong' });
