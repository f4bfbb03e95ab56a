import type { DrillMilestone, DrillScore, ScoreState } from '@hazardguard/contract';
import { Table, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { useFormat } from '../../ui/format.ts';
import { IconX } from '../../ui/icons.tsx';
import { IconCheck, IconClock, IconHourglass } from '../../ui/screen-icons.tsx';
import { TableFrame } from '../../ui/table-frame.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { formatStopwatch, useNowEachSecond } from './drill-time-left.tsx';

const icons: Readonly<Record<ScoreState, typeof IconCheck>> = { passed: IconCheck, missed: IconX, open: IconClock, late: IconHourglass };

/** Time since the first alarm. */
const TimeSinceAlarm = ({ from }: { readonly from: string }) => {
  const { t } = useTranslation('drills');
  const now = useNowEachSecond();
  return <p className="hg-large">{t('score.since', { time: formatStopwatch((now - Date.parse(from)) / 1000) })}</p>;
};

interface ScoreProps {
  readonly score: DrillScore;
  readonly running: boolean;
  /** Records that a milestone is reached now; left out: the records of the drill show it. */
  readonly onReach?: ((milestone: DrillMilestone) => void) | undefined;
}

/** Times against targets, with the source of each target. */
export const ScoreTable = ({ score, running, onReach }: ScoreProps) => {
  const { t } = useTranslation('drills');
  const format = useFormat();
  const isNarrow = usePhone();
  const columns = isNarrow ? (['milestone', 'result'] as const) : (['milestone', 'target', 'took', 'result'] as const);
  return (
    <>
      <p className="hg-strong">{t('score.passed', { passed: score.passed, total: score.milestones.length })}</p>
      {running && score.from !== null ? <TimeSinceAlarm from={score.from} /> : null}
      {score.from === null ? <Text size="sm">{t('score.notStarted')}</Text> : null}
      <TableFrame label={t('score.title')} minWidth={isNarrow ? 0 : 520}>
        <Table aria-label={t('score.title')}>
          <Table.Thead>
            <Table.Tr>
              {columns.map((column) => (
                <Table.Th key={column}>{t(`score.${column}`)}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {score.milestones.map(({ milestone, targetS, tookS, at, state, alone }) => {
              const Icon = icons[state];
              return (
                <Table.Tr key={milestone} data-state={state}>
                  <Table.Th scope="row">
                    {t(`milestone.${milestone}`)}
                    <Text size="xs" c="dimmed">
                      {t(`source.${milestone}`)}
                    </Text>
                  </Table.Th>
                  {isNarrow ? null : (
                    <>
                      <Table.Td>{formatStopwatch(targetS)}</Table.Td>
                      <Table.Td title={at === null ? undefined : format.moment(at)}>
                        {tookS === null ? '–' : formatStopwatch(tookS)}
                      </Table.Td>
                    </>
                  )}
                  <Table.Td>
                    <span className="hg-inline hg-together">
                      <Icon size={16} stroke={2} aria-hidden /> {t(`result.${state}`)}
                    </span>
                    {isNarrow ? (
                      <Text size="xs">
                        {t('score.ofTarget', { took: tookS === null ? '–' : formatStopwatch(tookS), target: formatStopwatch(targetS) })}
                      </Text>
                    ) : null}
                    {onReach !== undefined && at === null ? (
                      <ActionButton
                        size="compact-sm"
                        variant="default"
                        aria-label={t('byHand.reachLabel', { milestone: t(`milestone.${milestone}`) })}
                        onClick={() => onReach(milestone)}
                      >
                        {t('byHand.reach')}
                      </ActionButton>
                    ) : null}
                    {alone ? <Text size="xs">{t('score.alone')}</Text> : null}
                  </Table.Td>
                </Table.Tr>
              );
            })}
          </Table.Tbody>
        </Table>
      </TableFrame>
      <Text size="xs" c="dimmed">
        {t('score.note')}
      </Text>
    </>
  );
};
