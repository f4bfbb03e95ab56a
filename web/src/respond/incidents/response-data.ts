import { idempotencyHeader, type OwnTaskInput } from '@hazardguard/contract';
import { api, ensureOk, postFile, readBody } from '../../data/client.ts';

const params = (id: string) => ({ path: { id } });
const buildKeyHeader = (key: string) => ({ headers: { [idempotencyHeader]: key } });

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
