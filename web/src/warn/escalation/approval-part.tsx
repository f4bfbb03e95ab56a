import { Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import classes from './escalation-part.module.css';
import { computeClockOffsetMs, TimeLeft } from './time-left.tsx';
import { useApprovalCall } from './use-escalation.ts';

/** Who was called to decide about the version that waits, and when they are called again. Updates automatically. */
export const ApprovalPart = ({ alertId }: { readonly alertId: string }) => {
  const { t } = useTranslation('escalation');
  const format = useFormat();
  const read = useApprovalCall(alertId);
  if (read.isError && read.data === undefined) return <ErrorPanel error={read.error} onRetry={() => void read.refetch()} />;
  if (read.data === undefined || read.data.call === null) return null;
  const { call, release, now } = read.data;
  const { version, calls, people, alone, startedAt, nextAt } = call;
  const canNobody = release?.able.length === 0 && release.alone.length === 0;
  return (
    <section className="hg-stack hg-gap-3" aria-label={t('approval.title')}>
      <p role="status">
        {t('approval.waits', { version: format.exact(version), time: format.moment(startedAt) })}{' '}
        {people.length === 0 ? null : (
          <>
            {t('approval.again', { count: calls })}{' '}
            <TimeLeft until={nextAt} offsetMs={computeClockOffsetMs(now, read.dataUpdatedAt)} label={t('approval.nextIn')} />
          </>
        )}
      </p>
      {people.length === 0 ? (
        canNobody ? (
          <p className="hg-card hg-alarm hg-pad-3 hg-fault hg-strong" role="alert">
            {t('approval.nobody')}
          </p>
        ) : (
          <Text size="sm">{t('approval.nobodyCalled')}</Text>
        )
      ) : (
        <ul className={`hg-stack hg-small hg-above-2 ${classes.people}`}>
          {people.map(({ name, called }, index) => (
            // Two people may have the same name.
            // biome-ignore lint/suspicious/noArrayIndexKey: the list has no other key
            <li key={`${name} ${index}`}>
              <Text size="sm">
                {name} · {t(`called.${called}`)}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {alone && people.length > 0 ? <Text size="sm">{t('approval.alone')}</Text> : null}
    </section>
  );
};
