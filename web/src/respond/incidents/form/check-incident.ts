import { type IncidentInput, incidentInput } from '@hazardguard/contract';
import { readDegrees } from '../../../map/position/position-text.ts';
import type { Problem, Reason } from '../../../ui/form/field-problems.ts';
import { type IncidentField, type IncidentValues, incidentFormFields } from './incident-fields.ts';

export type Checked =
  | { readonly ok: true; readonly input: IncidentInput }
  | { readonly ok: false; readonly problems: readonly Problem<IncidentField>[] };

const toKnownText = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Checks the form and returns the input or the problems. No field is required, but latitude and longitude belong together. */
export const checkIncident = (values: IncidentValues): Checked => {
  const { latitude, longitude, state, priority, assignName: _, submitterName: __, ...texts } = values;
  const read = incidentInput.safeParse({
    ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, toKnownText(text)])),
    priority: priority === '' ? null : Number(priority),
    ...(state === '' ? {} : { state }),
    latitude: toKnownText(latitude) === null ? null : readDegrees(latitude),
    longitude: toKnownText(longitude) === null ? null : readDegrees(longitude),
  });
  const issues = read.success ? [] : read.error.issues;
  const problems = incidentFormFields.flatMap((field): readonly Problem<IncidentField>[] => {
    const issue = issues.find(({ path }) => path[0] === field);
    const other = field === 'latitude' ? longitude : latitude;
    const isHalfPosition =
      (field === 'latitude' || field === 'longitude') && toKnownText(values[field]) === null && toKnownText(other) !== null;
    if (isHalfPosition) return [{ field, reason: { kind: 'required' } }];
    if (issue === undefined) return [];
    const reason: Reason =
      issue.code === 'too_big' && issue.origin === 'string' ? { kind: 'too-long', max: Number(issue.maximum) } : { kind: 'invalid' };
    return [{ field, reason }];
  });
  return read.success && problems.length === 0 ? { ok: true, input: read.data } : { ok: false, problems };
};
