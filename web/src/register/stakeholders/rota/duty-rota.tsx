import { type Shift, type StakeholderGroup, shiftLimits } from '@hazardguard/contract';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageQuery } from '../../../data/route-query.ts';
import { useTranslation } from '../../../locales/use-translation.ts';
import { ConfirmDialog } from '../../../ui/confirm/confirm-dialog.tsx';
import { useDeletion } from '../../../ui/confirm/use-deletion.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { ReadOnlyNote } from '../../../ui/form/read-only-note.tsx';
import { useFormat } from '../../../ui/format.ts';
import { TableSkeleton } from '../../../ui/skeletons.tsx';
import { useReason } from '../../../ui/use-reason.ts';
import { stakeholderRoutes } from '../use-stakeholder-form.ts';
import { OnDutyNow } from './on-duty-now.tsx';
import { RotaTable } from './rota-table.tsx';
import { RotaTimeline } from './rota-timeline.tsx';
import { ShiftForm } from './shift-form.tsx';
import { useShiftForm } from './use-shift-form.ts';

const stepMs = shiftLimits.usualView * 24 * 60 * 60_000;

/** The duty rota of one group: now, the form of a shift, and a fortnight at a time. */
export const DutyRota = ({ group }: { readonly group: StakeholderGroup }) => {
  const { t } = useTranslation('stakeholders');
  const format = useFormat();
  const [from, setFrom] = useState<string | null>(null);
  const rota = useQuery({
    ...pageQuery('/api/stakeholders/{group}/rota', {
      path: { group },
      query: { days: shiftLimits.usualView, ...(from === null ? {} : { from }) },
    }),
    // Who is on duty changes by itself.
    refetchInterval: 60_000,
  });
  const state = useShiftForm(group);
  const noWrite = useReason('stakeholder.write');
  const deletion = useDeletion<Shift>('/api/duty-shifts/{id}', {
    done: t('rota.deleted'),
    after: ({ id }) => state.forget(id),
    refreshes: stakeholderRoutes,
  });
  if (rota.isPending) return <TableSkeleton />;
  if (rota.data === undefined) return <ErrorPanel error={rota.error} onRetry={() => void rota.refetch()} />;
  const shown = rota.data;
  const move = (steps: number): void => setFrom(new Date(Date.parse(shown.from) + steps * stepMs).toISOString());
  const { row } = deletion;
  return (
    <Stack gap="lg">
      {rota.isError ? <ErrorPanel error={rota.error} title={t('rota.readFailed')} onRetry={() => void rota.refetch()} /> : null}
      <OnDutyNow rota={shown} />
      {noWrite === undefined ? (
        <Paper withBorder p="lg">
          <Title order={3} size="h3" mb="md">
            {t(state.form.editing === null ? 'rota.formNew' : 'rota.formEdit')}
          </Title>
          <ShiftForm group={group} state={state} />
        </Paper>
      ) : (
        <ReadOnlyNote permission="stakeholder.write" />
      )}
      <section aria-label={t('rota.table')} tabIndex={-1} data-register style={{ outline: 'none' }}>
        <Group justify="space-between" mb="sm">
          <Text fw={600}>{t('rota.period', { from: format.moment(shown.from), to: format.moment(shown.to) })}</Text>
          <Group gap="xs">
            <Button variant="default" size="xs" onClick={() => move(-1)}>
              {t('rota.earlier')}
            </Button>
            <Button variant="default" size="xs" onClick={() => setFrom(null)} disabled={from === null}>
              {t('rota.today')}
            </Button>
            <Button variant="default" size="xs" onClick={() => move(1)}>
              {t('rota.later')}
            </Button>
          </Group>
        </Group>
        {shown.shifts.length === 0 && shown.gaps.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('rota.empty')}
          </Text>
        ) : (
          <>
            <RotaTimeline rota={shown} />
            <RotaTable rota={shown} onEdit={state.edit} onDelete={deletion.ask} />
          </>
        )}
      </section>
      <ConfirmDialog {...deletion.dialog} question={t('rota.deleteConfirm')} action={t('delete')} failure={t('rota.deleteFailed')}>
        <Text fw={600}>{row?.name}</Text>
        <Text size="sm">{row ? t('rota.period', { from: format.moment(row.startsAt), to: format.moment(row.endsAt) }) : null}</Text>
      </ConfirmDialog>
    </Stack>
  );
};
