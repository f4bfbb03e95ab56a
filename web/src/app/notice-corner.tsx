import '@mantine/notifications/styles.layer.css';
import { successNoticeMs } from '@hazardguard/contract';
import { Notifications, showNotification } from '@mantine/notifications';
import i18next from 'i18next';
import { useEffect } from 'react';
import { type Notice, showNoticesWith } from '../ui/notices.ts';

const looks = { success: 'hg-notice-success', failure: 'hg-notice-failure', information: 'hg-notice-information' } as const;

const showNotice = ({ kind, text, requestId }: Notice): void => {
  showNotification({
    message: requestId === undefined ? text : `${text} (${requestId})`,
    className: looks[kind],
    closeButtonProps: { 'aria-label': i18next.t('close', { ns: 'shell' }) },
    role: kind === 'failure' ? 'alert' : 'status',
    // A failure stays until it is closed; the specification gives a success 3 s.
    autoClose: kind === 'failure' ? false : successNoticeMs,
  });
};

/** The notices at the bottom right. Loaded after the first paint. */
export const NoticeCorner = () => {
  useEffect(() => showNoticesWith(showNotice), []);
  return <Notifications position="bottom-right" zIndex={400} />;
};
