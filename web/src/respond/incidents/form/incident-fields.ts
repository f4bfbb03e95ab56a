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

/** Fields with a few values, in the order of the form. */
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

const known = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The form's texts as the contract takes them, or what is wrong with them. No field is required; half a position is no position. */
export const checkIncident = (values: IncidentValues): Checked => {
  const { latitude, longitude, state, priority, assignName: _, submitterName: __, ...texts } = values;
  const read = incidentInput.safeParse({
    ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, known(text)])),
    priority: priority === '' ? null : Number(priority),
    ...(state === '' ? {} : { state }),
    latitude: known(latitude) === null ? null : readDegrees(latitude),
    longitude: known(longitude) === null ? null : readDegrees(longitude),
  });
  const issues = read.success ? [] : read.error.issues;
  const problems = incidentFormFields.flatMap((field): readonly Problem<IncidentField>[] => {
    const issue = issues.find(({ path }) => path[0] === field);
    const other = field === 'latitude' ? longitude : latitude;
    const half = (field === 'latitude' || field === 'longitude') && known(values[field]) === null && known(other) !== null;
    if (half) return [{ field, reason: { kind: 'required' } }];
    if (issue === undefined) return [];
    const reason: Reason =
      issue.code === 'too_big' && issue.origin === 'string' ? { kind: 'too-long', max: Number(issue.maximum) } : { kind: 'invalid' };
    return [{ field, reason }];
  });
  return read.success && problems.length === 0 ? { ok: true, input: read.data } : { ok: false, problems };
};

const written = (value: string | number | null): string => (value === null ? '' : String(value));

/** A stored incident as the form shows it. Its state is changed beside the form, with a reason. */
export const toEntry = (incident: Incident): Entry<IncidentField> => {
  const { latitude, longitude } = incident;
  return {
    editing: { id: incident.internalId, version: incident.version },
    values: {
      industryName: written(incident.industryName),
      contactType: written(incident.contactType),
      urgency: written(incident.urgency),
      impact: written(incident.impact),
      priority: written(incident.priority),
      hazard: written(incident.hazard),
      state: '',
      assign: written(incident.assign),
      assignName: written(incident.assignName ?? incident.assign),
      submitter: written(incident.submitter),
      submitterName: written(incident.submitterName ?? incident.submitter),
      shortDescription: written(incident.shortDescription),
      detailedDescription: written(incident.detailedDescription),
      ...(latitude === null || longitude === null ? { latitude: '', longitude: '' } : writePosition({ latitude, longitude })),
    },
  };
};
