export const incidentStates = ['New', 'In-progress', 'Assigned', 'Resolved', 'Closed'] as const;
export type IncidentState = (typeof incidentStates)[number];
export const incidentContactTypes = ['Email', 'Phone'] as const;
export const incidentLevels = ['High', 'Medium', 'Low'] as const;
/** Reported by a person, or detected by a sensor. */
export const incidentOrigins = ['reported', 'detected'] as const;

/** The lists of the specification, section 4; null: every state. */
export const incidentViews = {
  open: 'New',
  assigned: 'Assigned',
  resolved: 'Resolved',
  closed: 'Closed',
  all: null,
} as const satisfies Readonly<Record<string, IncidentState | null>>;
export type IncidentViewId = keyof typeof incidentViews;
export const incidentViewIds = Object.keys(incidentViews) as [IncidentViewId, ...IncidentViewId[]];

export const incidentColumns = [
  'id',
  'industryName',
  'shortDescription',
  'urgency',
  'impact',
  'priority',
  'state',
  'assign',
  'createdAt',
] as const;

export const noteKinds = ['note', 'observation', 'decision', 'message'] as const;
export type NoteKind = (typeof noteKinds)[number];

export const incidentLinkKinds = ['run', 'alert'] as const;

/** Reports and forms of an incident: situation report, two ICS forms, after-action report, and the statutory accident report. */
export const incidentForms = ['sitrep', 'ics-201', 'ics-214', 'after-action', 'accident-report'] as const;
export type IncidentFormId = (typeof incidentForms)[number];
