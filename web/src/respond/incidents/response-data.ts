import { type IncidentHazard, type IncidentRole, idempotencyHeader, type OwnTaskInput, type RollCallStatus } from '@hazardguard/contract';
import { api, ensureOk, postFile, readBody } from '../../data/client.ts';

const params = (id: string) => ({ path: { id } });
const buildKeyHeader = (key: string) => ({ headers: { [idempotencyHeader]: key } });

export const attachChecklist = (request: { readonly id: string; readonly hazard: IncidentHazard; readonly attached: boolean }) =>
  readBody(
    api.PUT('/api/incidents/{id}/checklists/{hazard}', {
      params: { path: { id: request.id, hazard: request.hazard } },
      body: { attached: request.attached },
    }),
  );

export interface TaskRequest {
  readonly id: string;
  /** Null: a new task. */
  readonly task: string | null;
  readonly input: OwnTaskInput;
  readonly key: string;
}

export const setTask = ({ id, task, input, key }: TaskRequest) =>
  task === null
    ? readBody(api.POST('/api/incidents/{id}/tasks', { params: params(id), body: input, ...buildKeyHeader(key) }))
    : readBody(api.PUT('/api/incidents/{id}/own-tasks/{task}', { params: { path: { id, task } }, body: input }));

export interface RoleRequest {
  readonly id: string;
  readonly role: IncidentRole;
  readonly holder: string | null;
  readonly why: string;
}

export const handOver = ({ id, role, holder, why }: RoleRequest) =>
  readBody(api.PUT('/api/incidents/{id}/roles/{role}', { params: { path: { id, role } }, body: { holder, ...(why ? { why } : {}) } }));

export interface RollCallRequest {
  readonly id: string;
  readonly people: readonly string[];
  readonly status: RollCallStatus | 'removed';
}

export const markPeople = ({ id, people, status }: RollCallRequest) =>
  readBody(api.PUT('/api/incidents/{id}/roll-call', { params: params(id), body: { people: [...people], status } }));

/** Address of a file of the incident. */
export const buildFileAddress = (id: string, attachment: number, size: 'whole' | 'small'): string =>
  `/api/incidents/${id}/attachments/${attachment}?size=${size}`;

export interface FileRequest {
  readonly id: string;
  readonly file: File;
  readonly caption: string;
}

export const attachFile = ({ id, file, caption }: FileRequest): Promise<void> => {
  const query = new URLSearchParams({ name: file.name, caption });
  return ensureOk(postFile('/api/incidents/{id}/attachments', `/api/incidents/${id}/attachments?${query}`, file));
};

export const withdrawFile = ({ id, attachment, why }: { readonly id: string; readonly attachment: number; readonly why: string }) =>
  readBody(api.POST('/api/incidents/{id}/attachments/{attachment}/withdrawal', { params: { path: { id, attachment } }, body: { why } }));
