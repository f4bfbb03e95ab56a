import { type IncidentCard, incidentForms } from '@hazardguard/contract';
import { Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../../data/route-query.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { FileLink } from '../../../ui/file-link.tsx';
import { useFormat } from '../../../ui/format.ts';
import { IconFileDownload } from '../../../ui/screen-icons.tsx';
import { TextSkeleton } from '../../../ui/skeletons.tsx';
import { TableFrame } from '../../../ui/table-frame.tsx';
import classes from '../record/record.module.css';
import { Section } from '../record/section.tsx';
import { AccidentReportForm } from './accident-report-form.tsx';
import { DebriefPart } from './debrief-part.tsx';
import { useReportLanguage } from './use-report-language.ts';

/** Time of each milestone, and how long after the report. */
const AfterActionPart = ({ card }: { readonly card: IncidentCard }) => {
  const { id } = card.incident;
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const review = useQuery(routeQuery('/api/incidents/{id}/after-action', { path: { id } }));
  const formatAfter = (seconds: number): string => (seconds < 0 ? `−${format.span(-seconds)}` : format.span(seconds));
  return (
    <>
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
      {review.data ? <DebriefPart review={review.data} card={card} /> : null}
    </>
  );
};

/** Reports and forms of the incident, its milestones, and the statutory accident report. */
export const IncidentReports = ({ card }: { readonly card: IncidentCard }) => {
  const { t } = useTranslation('incidents');
  const language = useReportLanguage();
  const { id } = card.incident;
  return (
    <div className="hg-wide-first">
      <AccidentReportForm key={id} id={id} />
      <div className="hg-stack hg-gap-4">
        <Section title={t('reports.title')}>
          <ul className="hg-stack hg-gap-0">
            {incidentForms.map((form) => (
              <li key={form} className={`hg-rule hg-pad-y hg-small ${classes.task}`}>
                <div>
                  <div className="hg-strong">{t(`form.${form}`)}</div>
                  <div className="hg-tiny hg-quiet">{t(`reports.about.${form}`)}</div>
                </div>
                <FileLink
                  href={`/api/incidents/${id}/papers/${form}?language=${language}`}
                  size="xs"
                  leftSection={<IconFileDownload size={14} aria-hidden />}
                  aria-label={t('reports.downloadOf', { form: t(`form.${form}`) })}
                >
                  PDF
                </FileLink>
              </li>
            ))}
          </ul>
        </Section>
        <AfterActionPart card={card} />
      </div>
    </div>
  );
};
