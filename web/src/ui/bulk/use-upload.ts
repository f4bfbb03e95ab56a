import type { BulkReport } from '@hazardguard/contract';
import { useEffect, useRef, useState } from 'react';
import { newKey } from '../../data/new-key.ts';
import { sendFile, type Upload } from './send-file.ts';

export type UploadState =
  | { readonly stage: 'idle' }
  /** `sent` from 0 to 1; at 1 the server is at work. */
  | { readonly stage: 'running'; readonly sent: number; readonly dryRun: boolean }
  | { readonly stage: 'cancelled'; readonly dryRun: boolean; readonly sent: number }
  | { readonly stage: 'failed'; readonly error: unknown; readonly dryRun: boolean }
  | { readonly stage: 'reported'; readonly report: BulkReport };

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** One upload at a time, with its progress; leaving the screen cancels it. */
export const useUpload = () => {
  const [state, setState] = useState<UploadState>({ stage: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (upload: Omit<Upload, 'key'>): Promise<BulkReport | undefined> => {
    if (running.current) return undefined;
    const controller = new AbortController();
    running.current = controller;
    let sent = 0;
    const progress = (share: number): void => {
      sent = share;
      setState({ stage: 'running', sent: share, dryRun: upload.dryRun });
    };
    progress(0);
    try {
      const report = await sendFile({ ...upload, key: newKey() }, progress, controller.signal);
      setState({ stage: 'reported', report });
      return report;
    } catch (error) {
      if (isAbort(error)) setState({ stage: 'cancelled', dryRun: upload.dryRun, sent });
      else setState({ stage: 'failed', error, dryRun: upload.dryRun });
      return undefined;
    } finally {
      running.current = undefined;
    }
  };

  return { state, start, cancel: () => running.current?.abort(), reset: () => setState({ stage: 'idle' }) };
};
