import { ActionIcon, Code, Popover, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { IconHistory } from '../../ui/icons.tsx';
import { useNoticeLog } from '../../ui/notices.ts';
import classes from './notice-log.module.css';

/** Success notices disappear after 3 s; here they can be read again. */
export const NoticeLog = () => {
  const { t } = useTranslation('shell');
  const { time } = useFormat();
  const notices = useNoticeLog();
  return (
    <Popover position="bottom-end" width={320} withinPortal={false} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon aria-label={t('bar.notices')} title={t('bar.notices')}>
          <IconHistory size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('notices.title')}>
        <section className={classes.log} aria-label={t('notices.title')} data-autofocus tabIndex={-1}>
          <Text size="sm" fw={600} mb={4}>
            {t('notices.title')}
          </Text>
          {notices.length === 0 ? (
            <Text size="sm" c="dimmed">
              {t('notices.none')}
            </Text>
          ) : (
            <ol className="hg-stack hg-gap-0">
              {notices.map((notice) => (
                <li key={`${notice.at.getTime()} ${notice.text}`} className={`hg-pad-1 hg-small ${classes.notice}`} data-kind={notice.kind}>
                  <time dateTime={notice.at.toISOString()}>{time(notice.at)}</time>
                  <span>
                    {notice.text} {notice.requestId ? <Code>{notice.requestId}</Code> : null}
                  </span>
                </li>
              ))}
            </ol>
          )}
        </section>
      </Popover.Dropdown>
    </Popover>
  );
};
