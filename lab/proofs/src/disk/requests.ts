import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { People } from '../crashes/clients.ts';

const longestMs = 90_000;

export interface Answer {
  readonly status: number;
  readonly text: string;
}

export const callServer = async (origin: string, path: string, init: RequestInit): Promise<Answer> => {
  const answer = await fetch(origin + path, { ...init, signal: AbortSignal.timeout(60_000) }).catch(() => null);
  return answer === null ? { status: 0, text: 'no answer' } : { status: answer.status, text: await answer.text() };
};

export const reportIncident = (origin: string, { imt }: People, number: number): Promise<Answer> =>
  callServer(origin, '/api/incidents', {
    method: 'POST',
    headers: { ...imt, 'content-type': 'application/json' },
    body: JSON.stringify({ shortDescription: `Incident ${number}`, detailedDescription: 'x'.repeat(4_000) }),
  });

export const attachFile = (origin: string, { imt }: People, id: string): Promise<Answer> =>
  callServer(origin, `/api/incidents/${id}/attachments?name=plan.pdf`, {
    method: 'POST',
    headers: { ...imt, 'content-type': 'application/pdf' },
    body: Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(4_000_000), Buffer.from('\n%%EOF')]),
  });

export const waitUntil = async (isSo: () => Promise<boolean>): Promise<number> => {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > longestMs) return Number.POSITIVE_INFINITY;
    await pause(200);
  }
  return (performance.now() - began) / 1000;
};

/** Whether the answer explains the failure to the person who must act. */
export const explainsFailure = ({ status, text }: Answer): boolean => status === 503 && /disk|reached just now/.test(text);

/** The same for a database that its disk keeps from running. */
export const mentionsDisk = ({ status, text }: Answer): boolean => status === 503 && text.includes('The disk of the database');
