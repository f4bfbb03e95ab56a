import { type AreaPercent, type AreaStep, areaPercents } from '@hazardguard/contract';
import { Radio, Table, Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { usePeopleText } from '../../assess/population/use-people-text.ts';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';

interface AreaStepFieldsProps {
  readonly runId: string;
  /** Null: as the server is set. */
  readonly percent: AreaPercent | null;
  readonly busy: boolean;
  readonly onChange: (percent: AreaPercent | null) => void;
}

type StepArea = NonNullable<NonNullable<AreaStep['areas']>['beReady']>;

/** Rarer than this is not counted by the members of a calculation. */
const leastShare = 0.005;

/** The threshold of both areas in five steps, each with its price in people and how often the level reaches farther. */
export const AreaStepFields = ({ runId, percent, busy, onChange }: AreaStepFieldsProps) => {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const peopleText = usePeopleText();
  const [open, setOpen] = useState(percent !== null);
  const steps = useQueries({
    queries: areaPercents.map((one) => ({
      ...routeQuery('/api/runs/{id}/area-step', { path: { id: runId }, query: { percent: one } }),
      enabled: open,
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  const describe = (area: StepArea | null | undefined): string => {
    if (area === undefined) return '…';
    if (area === null) return '–';
    const { areaKm2, people, beyondShare, isModelLimit } = area;
    const facts = { area: format.quantity(areaKm2, 'km²', 2), people: peopleText.inside(people) };
    if (beyondShare === null) return t('areaStep.smoke', facts);
    const beyond =
      beyondShare < leastShare
        ? t('areaTable.rarer', { number: format.exact(1 / leastShare) })
        : t('areaTable.oneIn', { number: format.number(1 / beyondShare, 2) });
    return t(isModelLimit ? 'areaStep.atLimit' : 'areaStep.facts', { ...facts, beyond });
  };
  const failed = steps.find(({ isError }) => isError);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('areaStep.title')}</summary>
      <Text size="sm">{t('areaStep.explain')}</Text>
      {failed === undefined ? null : <ErrorPanel error={failed.error} onRetry={() => void failed.refetch()} />}
      <Radio.Group
        aria-label={t('areaStep.title')}
        value={String(percent ?? steps.find(({ data }) => data?.isUsual)?.data?.percent ?? '')}
        onChange={(value) => {
          const step = steps.find(({ data }) => String(data?.percent) === value)?.data;
          if (step !== undefined) onChange(step.isUsual ? null : step.percent);
        }}
      >
        <TableFrame label={t('areaStep.title')} minWidth={320}>
          <Table verticalSpacing={4} horizontalSpacing={8} fz="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('areaTable.probability')}</Table.Th>
                <Table.Th>{t('areaSign.act-now')}</Table.Th>
                <Table.Th>{t('areaSign.be-ready')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {areaPercents.map((one, index) => {
                const step = steps[index]?.data;
                return (
                  <Table.Tr key={one} data-percent={one}>
                    <Table.Th scope="row">
                      <Radio
                        value={String(one)}
                        disabled={busy || step?.areas == null}
                        label={`${format.quantity(one, '%', 2)}${step?.isUsual ? ` ${t('areaStep.usual')}` : ''}`}
                      />
                    </Table.Th>
                    <Table.Td>{describe(step?.areas?.actNow)}</Table.Td>
                    <Table.Td>{describe(step?.areas?.beReady)}</Table.Td>
                  </Table.Tr>
                );
              })}
            </Table.Tbody>
          </Table>
        </TableFrame>
      </Radio.Group>
    </details>
  );
};
