import { Table, Text } from '@mantine/core';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { useFormat } from '../../../ui/format.ts';
import { TextSkeleton } from '../../../ui/skeletons.tsx';
import { TableFrame } from '../../../ui/table-frame.tsx';
import { Section } from '../record/section.tsx';
import { useAfterAction } from './report-data.ts';

/** Time of each milestone, and how long after the report. */
export const AfterActionPart = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const review = useAfterAction(id);
  const formatAfter = (seconds: number): string => (seconds < 0 ? `−${format.span(-seconds)}` : format.span(seconds));
  return (
    <Section title={t('reports.milestones')}>
      {review.isPending ? <TextSkeleton lines={4} /> : null}
      {review.isError ? <ErrorPanel error={review.error} title={t('reports.readFailed')} onRetry={() => void review.refetch()} /> : null}
      {review.data ? (
        <>
          <TableFrame label={t('reports.milestones')} minWidth={260}>
            <Table aria-label={t('reports.milestones')} fz="sm" verticalSpacing={6}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{t('reports.milestone')}</Table.Th>
                  <Table.Th>{t('reports.when')}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {review.data.milestones.map(({ milestone, at, afterS }) => (
                  <Table.Tr key={milestone}>
                    <Table.Th scope="row" fw={400}>
                      {t(`milestone.${milestone}`)}
                    </Table.Th>
                    <Table.Td>
                      {at === null ? t('reports.notYet') : format.moment(at)}
                      {afterS === null ? null : (
                        <Text size="xs" c="dimmed">
                          {t('reports.afterReport', { span: formatAfter(afterS) })}
                        </Text>
                      )}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </TableFrame>
          {review.data.reopened > 0 ? (
            <Text size="sm" mt="xs">
              {t('reports.reopened', { count: review.data.reopened })}
            </Text>
          ) : null}
        </>
      ) : null}
    </Section>
  );
};
