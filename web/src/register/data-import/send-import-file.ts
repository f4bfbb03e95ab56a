import { xsrfHeader } from '@hazardguard/contract';
import { toApiProblem, unreachable } from '../../data/api-problem.ts';
import { xsrfToken } from '../../data/http.ts';
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
