import {
  type Incident,
  type IncidentInput,
  incidentContactTypes,
  incidentHazards,
  incidentInput,
  incidentLevels,
  incidentPriorities,
  incidentStates,
} from '@hazardguard/contract';
import { readDegrees, writePosition } from '../../../map/position/position-text.ts';
import type { Problem, Reason } from '../../../ui/form/field-problems.ts';
import type { Entry } from '../../../ui/form/use-entry-form.ts';

export const incidentFormFields = [
  'industryName',
  'contactType',
  'urgency',
  'impact',
  'priority',
  'hazard',
  'state',
  'assign',
  'assignName',
  'submitter',
  'submitterName',
  'shortDescription',
  'detailedDescription',
  'latitude',
  'longitude',
] as const;
export type IncidentField = (typeof incidentFormFields)[number];
export type IncidentValues = Readonly<Record<IncidentField, string>>;

/** Choice fields, in the order of the form. */
export const choiceFields = {
  contactType: incidentContactTypes,
  urgency: incidentLevels,
  impact: incidentLevels,
  priority: incidentPriorities.map(String),
  hazard: incidentHazards,
  state: incidentStates,
} as const satisfies Partial<Record<IncidentField, readonly string[]>>;
export type ChoiceField = keyof typeof choiceFields;

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

const toText = (value: string | number | null): string => (value === null ? '' : String(value));

/** Form values of a stored incident. The state is changed outside the form, with a reason. */
export const toEntry = (incident: Incident): Entry<IncidentField> => {
  const { latitude, longitude } = incident;
  return {
    editing: { id: incident.internalId, version: incident.version },
    values: {
      industryName: toText(incident.industryName),
      contactType: toText(incident.contactType),
      urgency: toText(incident.urgency),
      impact: toText(incident.impact),
      priority: toText(incident.priority),
      hazard: toText(incident.hazard),
      state: '',
      assign: toText(incident.assign),
      assignName: toText(incident.assignName ?? incident.assign),
      submitter: toText(incident.submitter),
      submitterName: toText(incident.submitterName ?? incident.submitter),
      shortDescription: toText(incident.shortDescription),
      detailedDescription: toText(incident.detailedDescription),
      ...(latitude === null || longitude === null ? { latitude: '', longitude: '' } : writePosition({ latitude, longitude })),
    },
  };
};
