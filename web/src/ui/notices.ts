import { successNoticeMs } from '@hazardguard/contract';
import { showNotification } from '@mantine/notifications';
import i18next from 'i18next';
import { useSyncExternalStore } from 'react';

export type NoticeKind = 'success' | 'information' | 'failure';

export interface Notice {
  readonly kind: NoticeKind;
  readonly text: string;
  readonly at: Date;
  readonly requestId: string | undefined;
}

const longest = 100;
let log: readonly Notice[] = [];
const listeners = new Set<() => void>();

const record = (notice: Notice): void => {
  log = [notice, ...log].slice(0, longest);
  for (const listener of listeners) listener();
};

const notify = (kind: NoticeKind, text: string, requestId?: string): void => {
  record({ kind, text, at: new Date(), requestId });
  showNotification({
    message: requestId === undefined ? text : `${text} (${requestId})`,
    className: `hg-notice hg-notice-${kind}`,
    closeButtonProps: { 'aria-label': i18next.t('close', { ns: 'shell' }) },
    role: kind === 'failure' ? 'alert' : 'status',
    // A failure stays until it is closed; the specification gives a success 3 s.
    autoClose: kind === 'failure' ? false : successNoticeMs,
  });
};

/** 'Industry details saved successfully!': shown for 3 s, kept in the log. */
export const notifySuccess = (text: string): void => notify('success', text);
export const notifyInformation = (text: string): void => notify('information', text);
/** Stays until closed. Where the failure belongs to a form or a list, show an ErrorPanel there instead. */
export const notifyFailure = (text: string, requestId?: string): void => notify('failure', text, requestId);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Every notice since the tab was opened, newest first. */
export const useNoticeLog = (): readonly Notice[] => useSyncExternalStore(subscribe, () => log);
