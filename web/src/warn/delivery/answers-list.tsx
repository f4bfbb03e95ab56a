import { Text, Title } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TextSkeleton } from '../../ui/skeletons.tsx';
import { useAnswers } from './use-delivery.ts';

/** Answers of residents by the link in their message: those who need help first, with the number to call. */
export const AnswersList = ({ alertId }: { readonly alertId: string }) => {
  const { t } = useTranslation('delivery');
  const format = useFormat();
  const report = useAnswers(alertId);
  const { data } = report;
  return (
    <>
      <Title order={3} size="h4">
        {t('answers.title')}
      </Title>
      {report.isError && data === undefined ? (
        <ErrorPanel error={report.error} title={t('failed')} onRetry={() => void report.refetch()} />
      ) : null}
      {report.isPending ? <TextSkeleton lines={2} /> : null}
      {data ? (
        <>
          <Text size="sm" role="status">
            {t('answers.counts', { help: format.exact(data.help), safe: format.exact(data.safe), silent: format.exact(data.silent) })}
          </Text>
          <ul className="hg-stack hg-small">
            {data.answers.map(({ deliveryId, answer, at, corrections, channel, address, latitude, longitude }) => (
              <li key={deliveryId}>
                <b>{t(`answers.${answer}`)}</b> {address ?? t('nobody.follower')}
                <div className="hg-quiet">
                  {t(`channels.${channel}`)} · {format.moment(at)}
                  {corrections > 0 ? ` · ${t('answers.corrected', { count: corrections })}` : null}
                  {latitude === null || longitude === null ? null : ` · ${format.degrees(latitude)}, ${format.degrees(longitude)}`}
                </div>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
};
