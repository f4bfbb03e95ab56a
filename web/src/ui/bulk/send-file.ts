import { type BulkReport, bulkReport, idempotencyHeader, xsrfHeader } from '@hazardguard/contract';
import { toApiProblem, unreachable } from '../../data/api-problem.ts';
import { xsrfToken } from '../../data/http.ts';
import { readSession } from '../../data/session.ts';

export interface Upload {
  /** Path of the bulk route, its ids filled in. */
  readonly path: string;
  readonly file: Blob;
  /** Field of each column by position; null skips it. */
  readonly columns: readonly (string | null)[];
  readonly onError: 'skip' | 'refuse';
  readonly dryRun: boolean;
  /** One per attempt to save, so that a repeated attempt saves once. */
  readonly key: string;
}

export const uploadAddress = ({ path, columns, onError, dryRun }: Omit<Upload, 'file' | 'key'>): string =>
  `${path}?${new URLSearchParams({ dryRun: String(dryRun), onError, columns: columns.map((column) => column ?? '').join(',') })}`;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const parseReport = (request: XMLHttpRequest): BulkReport => {
  const body = parse(request.responseText);
  if (request.status >= 200 && request.status < 300) return bulkReport.parse(body);
  const headers = { 'x-request-id': request.getResponseHeader('x-request-id') ?? '' };
  throw toApiProblem(new Response(null, { status: request.status, statusText: request.statusText, headers }), body);
};

/**
 * Streams the file from the disk without parsing it or loading it into memory. XMLHttpRequest, because fetch does not report
 * upload progress. `onSent` gets the share from 0 to 1; aborting ends the request.
 */
export const sendFile = async (upload: Upload, onSent: (share: number) => void, signal: AbortSignal): Promise<BulkReport> => {
  // Reading the session renews the cookie whose token the upload must repeat: cheaper than sending 64 MB twice.
  await readSession();
  return await new Promise<BulkReport>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = (): void => request.abort();
    request.open('POST', uploadAddress(upload));
    request.setRequestHeader('content-type', 'text/csv');
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader(idempotencyHeader, upload.key);
    const token = xsrfToken(document.cookie);
    if (token !== undefined) request.setRequestHeader(xsrfHeader, token);
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.upload.onload = () => onSent(1);
    request.onload = () => {
      try {
        resolve(parseReport(request));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(unreachable(new Error('the connection ended')));
    request.onabort = () => reject(new DOMException('cancelled', 'AbortError'));
    request.onloadend = () => signal.removeEventListener('abort', abort);
    if (signal.aborted) return reject(new DOMException('cancelled', 'AbortError'));
    signal.addEventListener('abort', abort);
    request.send(upload.file);
  });
};
