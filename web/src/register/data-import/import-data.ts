import { type GapKind, type ImportInput, type ImportPlan, type ImportReport, xsrfHeader } from '@hazardguard/contract';
import { useQuery } from '@tanstack/react-query';
import { toApiProblem, unreachable } from '../../data/api-problem.ts';
import { api, readBody } from '../../data/client.ts';
import { xsrfToken } from '../../data/http.ts';
import { queryClient } from '../../data/query.ts';
import { routeQuery } from '../../data/route-query.ts';
import { readSession } from '../../data/session.ts';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Streams a file from the disk to the server; XMLHttpRequest, because fetch does not report progress. `onSent` gets 0 to 1. */
export const sendImportFile = async (file: File, onSent: (share: number) => void, signal: AbortSignal): Promise<string> => {
  // Reading the session renews the cookie whose token the upload must repeat.
  await readSession();
  return await new Promise<string>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/data-imports/files?${new URLSearchParams({ fileName: file.name.slice(0, 200) })}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.setRequestHeader('accept', 'application/json');
    const token = xsrfToken(document.cookie);
    if (token !== undefined) request.setRequestHeader(xsrfHeader, token);
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onSent(1);
    request.onload = () => {
      const body = parse(request.responseText);
      if (request.status === 200 && typeof body === 'object' && body !== null && 'file' in body) return resolve(String(body.file));
      const headers = { 'x-request-id': request.getResponseHeader('x-request-id') ?? '' };
      return reject(toApiProblem(new Response(null, { status: request.status, statusText: request.statusText, headers }), body));
    };
    request.onerror = () => reject(unreachable(new Error('the connection ended')));
    const abort = (): void => request.abort();
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
    request.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort);
    request.send(file);
  });
};

export const planImport = (input: ImportInput): Promise<ImportPlan> => readBody(api.POST('/api/data-imports/plan', { body: input }));

export const previewImport = (input: ImportInput): Promise<ImportReport> =>
  readBody(api.POST('/api/data-imports/preview', { body: input }));

export const runImport = (input: ImportInput): Promise<ImportReport> => readBody(api.POST('/api/data-imports', { body: input }));

export const undoImport = (id: number) => readBody(api.POST('/api/data-imports/{id}/undo', { params: { path: { id } } }));

const pollMs = 1_000;

/** Rows of a sent file that the server has read, while it works on it. */
export const useImportProgress = (file: string | undefined, isBusy: boolean) =>
  useQuery({
    ...routeQuery('/api/data-imports/files/{file}/progress', file === undefined ? null : { path: { file } }),
    select: ({ rows }) => rows,
    enabled: isBusy,
    refetchInterval: pollMs,
    gcTime: 0,
  });

export const useImports = () => useQuery(routeQuery('/api/data-imports'));

export const useGaps = (as: GapKind) => useQuery(routeQuery('/api/data-imports/gaps', { query: { as, page: 1 } }));

/** After an import every register, and what is computed from it, can be different. */
export const refreshAfterImport = (): Promise<void> => queryClient.invalidateQueries();
