import { type AfterAction, type IncidentCard, releaseTargetS } from '@hazardguard/contract';
import { Anchor, Table, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../../locales/use-translation.ts';
import { useFormat } from '../../../ui/format.ts';
import { TableFrame } from '../../../ui/table-frame.tsx';
import { formatStopwatch } from '../../../warn/alerts/alert-steps.ts';
import { Section } from '../record/section.tsx';
import { LessonsPart } from './lessons-part.tsx';

type Warning = AfterAction['warnings'][number];

const secondsSince = (from: string, to: string | null): number | null =>
  to === null ? null : Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1_000));

/** The steps of each released warning against the target, and what was not sent. */
const WarningTimes = ({ warnings }: { readonly warnings: readonly Warning[] }) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  const formatStep = (warning: Warning, at: string | null): string => {
    const seconds = secondsSince(warning.times.first.at, at);
    return seconds === null ? '–' : formatStopwatch(seconds);
  };
  const formatReleased = (warning: Warning): string => {
    const seconds = secondsSince(warning.times.first.at, warning.times.releasedAt);
    if (seconds === null || seconds <= releaseTargetS) return formatStep(warning, warning.times.releasedAt);
    return t('reports.debrief.late', { span: formatStopwatch(seconds) });
  };
  return (
    <Section title={t('reports.debrief.warnings')}>
      <Text size="sm" c="dimmed" mb="xs">
        {warnings.length === 0 ? t('reports.debrief.noWarning') : t('reports.debrief.target', { target: formatStopwatch(releaseTargetS) })}
      </Text>
      {warnings.length === 0 ? null : (
        <TableFrame label={t('reports.debrief.warnings')} minWidth={460}>
          <Table aria-label={t('reports.debrief.warnings')} fz="sm" verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                {(['warning', 'drafted', 'handedIn', 'released', 'receipt', 'missed'] as const).map((column) => (
                  <Table.Th key={column}>{t(`reports.debrief.${column}`)}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {warnings.map((warning) => (
                <Table.Tr key={warning.id}>
                  <Table.Th scope="row" fw={400}>
                    <Anchor size="sm" renderRoot={(props) => <Link {...props} to={`/Alerts/${warning.id}` as never} />}>
                      {warning.times.releasedAt === null ? '–' : format.moment(warning.times.releasedAt)}
                    </Anchor>
                  </Table.Th>
                  <Table.Td>{formatStep(warning, warning.times.draftedAt)}</Table.Td>
                  <Table.Td>{formatStep(warning, warning.times.handedInAt)}</Table.Td>
                  <Table.Td>{formatReleased(warning)}</Table.Td>
                  <Table.Td>{formatStep(warning, warning.times.firstReceiptAt)}</Table.Td>
                  <Table.Td>{format.exact(warning.missed)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </TableFrame>
      )}
    </Section>
  );
};

/** The highest reading of each gas sensor beside the run's value at its place. */
const ReadingsCompared = ({ readings }: { readonly readings: NonNullable<AfterAction['readings']> }) => {
  const { t } = useTranslation('incidents');
  const format = useFormat();
  return (
    <Section title={t('reports.debrief.readings')}>
      <Text size="sm" c="dimmed" mb="xs">
        {t('reports.debrief.readingsAbout', { chemical: readings.chemical })}
      </Text>
      <TableFrame label={t('reports.debrief.readings')} minWidth={400}>
        <Table aria-label={t('reports.debrief.readings')} fz="sm" verticalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              {(['sensor', 'distance', 'measured', 'modelled', 'ratio'] as const).map((column) => (
                <Table.Th key={column}>{t(`reports.debrief.${column}`)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {readings.sensors.map(({ sensor, distanceM, measuredPpm, modelledPpm }) => (
              <Table.Tr key={sensor}>
                <Table.Th scope="row" fw={400}>
                  {sensor}
                </Table.Th>
                <Table.Td>{format.distance(distanceM)}</Table.Td>
                <Table.Td>{format.number(measuredPpm)} ppm</Table.Td>
                <Table.Td>{format.number(modelledPpm)} ppm</Table.Td>
                <Table.Td>{measuredPpm > 0 ? format.number(modelledPpm / measuredPpm) : '–'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </TableFrame>
    </Section>
  );
};

/** What to talk about afterwards: each warning against the target, the model against the sensors, and the lessons. */
export const DebriefPart = ({ review: { warnings, readings }, card }: { readonly review: AfterAction; readonly card: IncidentCard }) => (
  <>
    <WarningTimes warnings={warnings} />
    {readings === null ? null : <ReadingsCompared readings={readings} />}
    <LessonsPart card={card} />
  </>
);
