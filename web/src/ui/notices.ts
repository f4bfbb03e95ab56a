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

let show: ((notice: Notice) => void) | undefined;
let waiting: readonly Notice[] = [];

/** The part that shows notices is loaded after the first paint: notices made before wait for it. */
export const showNoticesWith = (part: (notice: Notice) => void): void => {
  show = part;
  for (const notice of waiting) part(notice);
  waiting = [];
};

const notify = (kind: NoticeKind, text: string, requestId?: string): void => {
  const notice = { kind, text, at: new Date(), requestId };
  record(notice);
  if (show === undefined) waiting = [...waiting, notice];
  else show(notice);
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
