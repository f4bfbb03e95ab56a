import { type Stakeholder, type StakeholderGroup, stakeholderColumns, stakeholderFields } from '@hazardguard/contract';
import { Checkbox, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { pageQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx';
import { useDeletion } from '../../ui/confirm/use-deletion.ts';
import { FormContainer } from '../../ui/form/form-container.tsx';
import { ReadOnlyNote } from '../../ui/form/read-only-note.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { FileTools } from '../../ui/register/file-tools.tsx';
import { Register } from '../../ui/register/register.tsx';
import { toQuery, useRegisterView } from '../../ui/register/register-view.ts';
import { RowActions } from '../../ui/register/row-actions.tsx';
import { useReason } from '../../ui/use-reason.ts';
import { LazyBulkUpload } from '../data-import/lazy-bulk-upload.ts';
import { toFileAddress } from '../to-file-address.ts';
import { useProofFilter } from './groups.ts';
import { useStakeholderColumns } from './stakeholder-columns.tsx';
import { StakeholderForm } from './stakeholder-form.tsx';
import { stakeholderRoutes, useStakeholderForm } from './use-stakeholder-form.ts';

const PersonCard = lazyPart(() => import('./card/person-card.tsx').then((m) => m.PersonCard));

/** The directory of one group: form, table, files. */
export const Directory = ({ group }: { readonly group: StakeholderGroup }) => {
  const { t } = useTranslation('stakeholders');
  const [view, changeView] = useRegisterView(stakeholderColumns);
  const [proof, setProof] = useProofFilter();
  const [formOpened, setFormOpened] = useState(false);
  const [uploading, setUploading] = useState(false);
  const [personId, setPersonId] = useState<number>();
  const state = useStakeholderForm(group, () => setFormOpened(false));
  const columns = useStakeholderColumns(group, setPersonId);
  const directory = useQuery(pageQuery('/api/stakeholders/{group}/members', { path: { group }, query: { ...toQuery(view), proof } }));
  const noWrite = useReason('stakeholder.write');
  const deletion = useDeletion<Stakeholder>('/api/stakeholder-members/{id}', {
    done: t('deleted'),
    after: ({ id }) => state.forget(id),
    refreshes: stakeholderRoutes,
  });
  const edit = (row: Stakeholder): void => {
    state.edit(row);
    setFormOpened(true);
  };
  const { editing } = state.form;
  const title = t(editing === null ? 'formNew' : 'formEdit');
  return (
    <Stack gap="lg">
      {noWrite === undefined ? (
        <FormContainer title={title} opened={formOpened} onClose={() => setFormOpened(false)}>
          <StakeholderForm state={state} />
        </FormContainer>
      ) : null}
      <Register
        label={t('register', { group: t(`group.${group}`) })}
        searchLabel={t('search')}
        columns={columns}
        sortable={stakeholderColumns}
        view={view}
        onView={changeView}
        query={directory}
        rowId={({ id }) => id}
        mark={({ id }) => (id === editing?.id ? 'editing' : undefined)}
        empty={
          proof === 'open' ? { title: t('allProved.title'), text: t('allProved.text') } : { title: t('empty.title'), text: t('empty.text') }
        }
        filtered={proof === 'open'}
        add={noWrite === undefined ? { text: t('formNew'), act: () => setFormOpened(true) } : undefined}
        tools={
          <>
            <Checkbox
              label={t('onlyToProve')}
              checked={proof === 'open'}
              onChange={(event) => setProof(event.currentTarget.checked ? 'open' : 'any')}
              styles={{ root: { alignSelf: 'center' } }}
            />
            <FileTools
              download={{
                text: t('downloadCsv'),
                href: toFileAddress(`/api/stakeholders/${group}/members.csv`, {
                  search: view.search,
                  proof: proof === 'open' ? proof : '',
                }),
                fileName: `${group}.csv`,
              }}
              upload={{ text: t('bulkUpload'), reason: noWrite, act: () => setUploading(true) }}
            />
          </>
        }
        actions={(row) => (
          <RowActions
            edit={{ text: t('edit'), label: t('editRow', { name: row.name }), reason: noWrite, act: () => edit(row) }}
            remove={{ text: t('delete'), label: t('deleteRow', { name: row.name }), reason: noWrite, act: () => deletion.ask(row) }}
          />
        )}
      />
      {noWrite === undefined ? null : <ReadOnlyNote permission="stakeholder.write" />}
      <ConfirmDialog {...deletion.dialog} question={t('deleteConfirm')} action={t('delete')} failure={t('deleteFailed')}>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {deletion.row?.name}
        </Text>
        <Text size="sm">{t((deletion.row?.groups.length ?? 1) > 1 ? 'deleteHere' : 'deleteLast')}</Text>
      </ConfirmDialog>
      <Suspense fallback={null}>
        {personId === undefined ? null : <PersonCard personId={personId} onClose={() => setPersonId(undefined)} />}
        {uploading ? (
          <LazyBulkUpload
            as="contacts"
            register={t(`group.${group}`)}
            fields={stakeholderFields}
            fileName={`${group}.csv`}
            site={null}
            constants={{ group }}
            onClose={() => setUploading(false)}
          />
        ) : null}
      </Suspense>
    </Stack>
  );
};
