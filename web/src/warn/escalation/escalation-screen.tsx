import type { EscalationChain } from '@hazardguard/contract';
import { Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx';
import { useDeletion } from '../../ui/confirm/use-deletion.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TableSkeleton } from '../../ui/skeletons.tsx';
import { useReason } from '../../ui/use-reason.ts';
import { ChainForm } from './chain-form.tsx';
import { ChainList } from './chain-list.tsx';
import { type ChainEdit, newChain, toEdit } from './chain-values.ts';
import { DistrictPart } from './district-part.tsx';
import { DryRunPart } from './dry-run-part.tsx';
import { ReadinessPart } from './readiness-part.tsx';

interface Editing {
  readonly stored: EscalationChain | null;
  readonly edit: ChainEdit;
}

/** The escalation chains, and a dry run of the one that is chosen or edited. */
export const EscalationScreen = () => {
  const { t } = useTranslation(['escalation', 'shell']);
  const chains = useQuery(routeQuery('/api/escalation-chains'));
  const list = chains.data?.chains;
  const [editing, setEditing] = useState<Editing>();
  const [chosenId, setChosenId] = useState<number>();
  const lacking = useReason('escalation.write');
  const deletion = useDeletion<EscalationChain>('/api/escalation-chains/{id}', {
    done: t('deleted'),
    after: undefined,
    refreshes: ['/api/escalation-chains'],
  });
  const chosen = list?.find(({ id }) => id === chosenId) ?? list?.[0];
  const visible = editing?.edit ?? chosen;
  return (
    <>
      <PageHeader
        title={t('shell:screens.escalation.title')}
        purpose={t('purpose')}
        actions={
          <>
            {editing === undefined ? (
              <ActionButton reason={lacking} onClick={() => setEditing({ stored: null, edit: newChain })}>
                {t('new')}
              </ActionButton>
            ) : null}
            <MoreMenu entries={[{ text: t('shell:screens.alerts.title'), to: '/Alerts', search: {} }]} />
          </>
        }
      />
      <ReadinessPart />
      <DistrictPart />
      <div className="hg-split hg-gap-6">
        <div className="hg-stack hg-gap-4">
          {chains.isError ? <ErrorPanel error={chains.error} title={t('listFailed')} onRetry={() => void chains.refetch()} /> : null}
          {chains.isPending ? <TableSkeleton /> : null}
          {editing === undefined ? (
            <>
              {list?.length === 0 ? <EmptyState title={t('noChains.title')} text={t('noChains.text')} /> : null}
              <ChainList
                chains={list ?? []}
                chosen={chosen?.id}
                onChoose={({ id }) => setChosenId(id)}
                onEdit={(stored) => setEditing({ stored, edit: toEdit(stored) })}
                onDelete={deletion.ask}
              />
            </>
          ) : (
            <Paper withBorder p="lg">
              <ChainForm
                stored={editing.stored}
                edit={editing.edit}
                onEdit={(edit) => setEditing({ ...editing, edit })}
                onClose={() => setEditing(undefined)}
              />
            </Paper>
          )}
        </div>
        {visible === undefined ? null : <DryRunPart tiers={visible.tiers} name={visible.name} />}
      </div>
      <ConfirmDialog {...deletion.dialog} question={t('deleteQuestion')} action={t('delete')} failure={t('deleteFailed')}>
        <Text fw={600}>{deletion.row?.name}</Text>
        <Text size="sm">{t('deleteMeaning')}</Text>
      </ConfirmDialog>
    </>
  );
};
