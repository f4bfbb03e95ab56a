import {
  type Incident,
  incidentContactTypes,
  incidentHazards,
  incidentLevels,
  incidentPriorities,
  incidentStates,
} from '@hazardguard/contract';
import { writePosition } from '../../../map/position/position-text.ts';
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
