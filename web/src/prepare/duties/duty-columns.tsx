import { type Duty, type dutyColumns, findDutyRule } from '@hazardguard/contract';
import { Group, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import type { RegisterColumn } from '../../ui/register/register-column.ts';
import { Tag } from '../../ui/tag.tsx';
import { DutyStateTag } from './duty-state.tsx';

export type DutyRegisterColumn = RegisterColumn<Duty> & { readonly id: (typeof dutyColumns)[number] };

/** The name of the site or district; the State has a general label. */
export const useDutyName = (): ((duty: Pick<Duty, 'name'>) => string) => {
  const { t } = useTranslation('duties');
  return ({ name }) => (name === '' ? t('theState') : name);
};

const Rule = ({ duty }: { readonly duty: Duty }) => {
  const { t } = useTranslation('duties');
  const { law, unverified } = findDutyRule(duty.rule);
  return (
    <Stack gap={2}>
      <span>{t(`rule.${duty.rule}`)}</span>
      <Text size="xs" c="dimmed">
        {law}
      </Text>
      {unverified ? (
        <div>
          <Tag>{t('unverified')}</Tag>
        </div>
      ) : null}
    </Stack>
  );
};

const Due = ({ duty }: { readonly duty: Duty }) => {
  const { t } = useTranslation('duties');
  const format = useFormat();
  const { after } = findDutyRule(duty.rule);
  return (
    <Stack gap={2}>
      <DutyStateTag state={duty.state} />
      {duty.dueOn === null ? null : <span>{format.date(duty.dueOn)}</span>}
      {duty.eventOn === null || after === undefined ? null : (
        <Text size="xs" c="dimmed">
          {t(`event.${after.event}`, { date: format.date(duty.eventOn) })}
        </Text>
      )}
    </Stack>
  );
};

/** What the stock on record says about the duty of this site; nothing if the duty applies to every site. */
const StockHint = ({ duty }: { readonly duty: Duty }) => {
  const { t } = useTranslation('duties');
  const { from } = findDutyRule(duty.rule);
  if (from === undefined || duty.stockTier === null) return null;
  const reached = duty.stockTier === 'upper' || duty.stockTier === from;
  return (
    <Text size="xs" c="dimmed">
      {t(`stock.${reached || duty.stockTier === 'not-classified' ? duty.stockTier : 'below'}`)}
    </Text>
  );
};

export const useDutyColumns = (): readonly DutyRegisterColumn[] => {
  const { t } = useTranslation(['duties', 'parts']);
  const format = useFormat();
  const formatDuty = useDutyName();
  return useMemo(
    (): readonly DutyRegisterColumn[] => [
      {
        id: 'rule',
        header: t('column.rule'),
        value: ({ rule }) => t(`rule.${rule}`),
        cell: (duty) => <Rule duty={duty} />,
        sortable: true,
        width: 320,
        phone: 'title',
      },
      {
        id: 'name',
        header: t('column.name'),
        value: formatDuty,
        cell: (duty) => (
          <Stack gap={2}>
            <Group gap={8}>
              <span>{formatDuty(duty)}</span>
              {duty.sample ? <Tag>{t('parts:sample.badge')}</Tag> : null}
            </Group>
            <StockHint duty={duty} />
          </Stack>
        ),
        sortable: true,
        width: 220,
        phone: 'line',
      },
      { id: 'district', header: t('column.district'), value: ({ district }) => district || '–', sortable: true, width: 110, phone: 'line' },
      {
        id: 'dueOn',
        header: t('column.dueOn'),
        value: ({ dueOn }) => dueOn,
        cell: (duty) => <Due duty={duty} />,
        sortable: true,
        width: 180,
        phone: 'line',
      },
      {
        id: 'lastDoneOn',
        header: t('column.lastDoneOn'),
        value: ({ lastDoneOn }) => (lastDoneOn === null ? t('never') : format.date(lastDoneOn)),
        sortable: true,
        width: 120,
        phone: 'line',
      },
    ],
    [t, format, formatDuty],
  );
};
