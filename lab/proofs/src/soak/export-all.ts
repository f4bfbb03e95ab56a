import { setTimeout as pause } from 'node:timers/promises';
import { auditRoutes, vulnerabilityIndexRoutes } from '@hazardguard/contract';

type Headers = Readonly<Record<string, string>>;

/** Files of every kind that leave a server, the largest first. */
const paths: readonly string[] = [
  `${auditRoutes.downloadTable.path}?format=csv`,
  auditRoutes.downloadLines.path,
  `${auditRoutes.downloadTable.path}?format=xlsx`,
  '/api/industries.csv?format=csv',
  '/api/industries.csv?format=xlsx',
  '/api/incidents.csv?format=xlsx',
  '/api/receptors.csv?format=csv',
  '/api/chemical-types.csv?format=xlsx',
  vulnerabilityIndexRoutes.list.path,
];

export interface Exported {
  count: number;
  bytes: number;
  failed: number;
}

const download = async (origin: string, headers: Headers, path: string, signal: AbortSignal): Promise<number | null> => {
  const answer = await fetch(origin + path, { headers, signal });
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += (chunk as Uint8Array).byteLength;
  return answer.ok ? bytes : null;
};

/** Downloads one file after the other until the end. `most`: so many and no more. */
export const exportAll = async (
  origin: string,
  headers: Headers,
  { everyMs, most = Number.POSITIVE_INFINITY, signal }: { readonly everyMs: number; readonly most?: number; readonly signal: AbortSignal },
): Promise<Exported> => {
  const exported: Exported = { count: 0, bytes: 0, failed: 0 };
  while (!signal.aborted && exported.count < most) {
    try {
      const bytes = await download(origin, headers, paths[exported.count % paths.length] ?? '/', signal);
      exported.count += 1;
      exported.bytes += bytes ?? 0;
      if (bytes === null) exported.failed += 1;
      await pause(everyMs, undefined, { signal });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
  return exported;
};

export const exportsInTurn = paths.length;
