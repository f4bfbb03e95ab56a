import { ApiError, type FieldProblem, messages, toFieldRule } from '@hazardguard/contract';
import type { z } from 'zod';
import { isNestedDeeper } from './json-depth.ts';

const secret = /password|token/i;
const shownCharacters = 100;

const findValue = (given: unknown, path: readonly PropertyKey[]): unknown => {
  let value = given;
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
};

const isBlank = (value: unknown): boolean => value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

const toShownValue = (field: string, value: unknown): { value?: string } => {
  if (secret.test(field) || value === undefined || isNestedDeeper(value, 8)) return {};
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return { value: text.length > shownCharacters ? `${text.slice(0, shownCharacters)}…` : text };
};

/** The issues of a schema as the contract's error: every field with its reason, empty required fields first. */
export const toInputProblem = (error: z.ZodError, given: unknown): ApiError => {
  const fields = new Map<string, FieldProblem>();
  let blank = false;
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.');
    const value = findValue(given, issue.path);
    // A field's own rule describes what is missing better than the general sentence.
    const missing = issue.code !== 'custom' && issue.path.length > 0 && isBlank(value);
    blank ||= missing;
    if (!fields.has(field)) {
      const rule = toFieldRule(issue, missing);
      const message = missing ? messages.allFieldsMandatory : issue.message;
      fields.set(field, { field, message, ...toShownValue(field, value), ...(rule === undefined ? {} : { rule }) });
    }
  }
  const list = [...fields.values()];
  if (blank) return new ApiError('all-fields-mandatory', messages.allFieldsMandatory, list);
  const [only] = list;
  const message =
    list.length === 1 && only ? only.message : `${list.length} values need correction: ${list.map(({ field }) => field).join(', ')}`;
  return new ApiError('invalid-input', message, list);
};
