/** Calls that may be sent later: the contract marks them `queued`. A call that is not listed is refused while the server cannot be reached. */
export const queuedCalls = [
  'POST /api/alerts',
  'POST /api/alerts/by-hand',
  'POST /api/alerts/from-incident',
  'PUT /api/alerts/{id}',
  'POST /api/drills',
  'POST /api/drills/{id}/notes',
  'POST /api/drills/{id}/record',
  'POST /api/duties/entries',
  'POST /api/incidents',
  'PUT /api/incidents/{id}',
  'POST /api/incidents/{id}/attachments',
  'POST /api/incidents/{id}/attachments/{attachment}/withdrawal',
  'PUT /api/incidents/{id}/checklists/{hazard}',
  'POST /api/incidents/{id}/links',
  'DELETE /api/incidents/{id}/links/{kind}/{linkId}',
  'POST /api/incidents/{id}/notes',
  'PUT /api/incidents/{id}/own-tasks/{task}',
  'POST /api/incidents/{id}/radio',
  'POST /api/incidents/{id}/phone-calls',
  'PUT /api/incidents/{id}/roles/{role}',
  'POST /api/incidents/{id}/roll-call',
  'PUT /api/incidents/{id}/roll-call',
  'POST /api/incidents/{id}/tasks',
  'PUT /api/incidents/{id}/tasks/{task}',
  'POST /api/industries',
  'DELETE /api/industries/{id}',
  'PUT /api/industries/{id}',
  'POST /api/industries/{id}/changed-conditions',
  'POST /api/industries/{id}/inventory',
  'DELETE /api/inventory/{id}',
  'PUT /api/inventory/{id}',
  'POST /api/receptors/register',
  'DELETE /api/receptors/register/{id}',
  'PUT /api/receptors/register/{id}',
  'POST /api/runs',
  'DELETE /api/stakeholder-members/{id}',
  'PUT /api/stakeholder-members/{id}',
  'POST /api/stakeholders/{group}/members',
  'POST /api/training/attempts',
  'POST /api/weather',
] as const;

const names: ReadonlySet<string> = new Set(queuedCalls);

export const isQueued = (method: string, template: string): boolean => names.has(`${method} ${template}`);

/** Calls whose answer has an id that later changes refer to. */
export const makesIncident = (method: string, template: string): boolean => method === 'POST' && template === '/api/incidents';

const digits = '0123456789ABCDEF';

/** An id for an incident that has no number yet, such as INC-7F20A3. */
export const newGivenId = (): string =>
  `INC-${Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => digits[byte % 16]).join('')}`;
