import type { Account, Alert, AlertInput } from '@hazardguard/contract';
import type { AlertRow } from './store.ts';

export const presentAlert = (row: AlertRow): Alert => ({
  id: row.id,
  runId: row.run_id,
  industryId: row.industry_id,
  industryName: row.industry_name,
  incidentId: row.incident_id,
  state: row.state,
  status: row.status,
  incidentSeverity: row.incident_severity,
  incidentDescription: row.incident_description,
  source: row.source,
  hazardText: row.hazard_text,
  placeText: row.place_text,
  actionText: row.action_text,
  timeText: row.time_text,
  expiresAt: row.expires_at.toISOString(),
  createdAt: row.created_at.toISOString(),
  createdBy: row.created_by,
  updatedAt: row.saved_at.toISOString(),
  version: row.version,
  caveats: row.caveats,
  area: row.area,
  peopleInside: row.people_inside,
});

/** What a person has written, as the next version. */
export const versionOf = (input: AlertInput, version: number, person: Account) => ({
  version,
  state: 'draft' as const,
  status: input.status,
  incident_severity: input.incidentSeverity,
  incident_description: input.incidentDescription,
  source: input.source,
  hazard_text: input.hazardText,
  place_text: input.placeText,
  action_text: input.actionText,
  time_text: input.timeText,
  expires_at: new Date(input.expiresAt),
  saved_by: person.name,
  saved_by_id: person.id,
});
