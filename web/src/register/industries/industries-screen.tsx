import { exportNames, type Industry, industryColumns, industryFields } from '@hazardguard/contract';
import { Stack, Text } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { asId, useAddress, useIndustryInFocus } from '../../data/address.ts';
import { pageQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx';
import { useDeletion } from '../../ui/confirm/use-deletion.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { FormContainer } from '../../ui/form/form-container.tsx';
import { ReadOnlyNote } from '../../ui/form/read-only-note.tsx';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { FileTools } from '../../ui/register/file-tools.tsx';
import { Register } from '../../ui/register/register.tsx';
import { toQuery, useRegisterView } from '../../ui/register/register-view.ts';
import { RowActions } from '../../ui/register/row-actions.tsx';
import { useImportEntry } from '../../ui/table-file/use-import-entry.ts';
import { useReason } from '../../ui/use-reason.ts';
import { LazyBulkUpload } from '../data-import/lazy-bulk-upload.ts';
import { readRow } from '../save-row.ts';
import { toFileAddress } from '../to-file-address.ts';
import { useIndustryColumns } from './industry-columns.tsx';
import { IndustryForm } from './industry-form.tsx';
import { refreshIndustries } from './industry-lists.ts';
import { NextStep } from './next-step.tsx';
import { SiteMoves } from './site-moves.tsx';
import { useIndustryForm } from './use-industry-form.ts';

export const IndustriesScreen = () => {
  const { t } = useTranslation(['industries', 'shell']);
  const [view, changeView] = useRegisterView(industryColumns);
  const [focus, setFocus] = useIndustryInFocus();
  const [formOpened, setFormOpened] = useState(false);
  const [uploading, setUploading] = useState(false);
  const [added, setAdded] = useState<Industry>();
  const state = useIndustryForm((saved) => {
    setFormOpened(false);
    setAdded(saved);
  });
  const columns = useIndustryColumns(focus, setFocus);
  const industries = useQuery(pageQuery('/api/industries', { query: toQuery(view) }));
  const importing = useImportEntry('industries');
  const noWrite = useReason('industry.write');
  const noDelete = useReason('industry.delete');
  const noBulk = useReason('industry.bulk');
  const deletion = useDeletion<Industry>('/api/industries/{id}', {
    done: t('deleted'),
    after: ({ id }) => {
      state.forget(id);
      if (focus === id) setFocus(undefined);
      if (added?.id === id) setAdded(undefined);
      void refreshIndustries(id);
    },
  });
  const edit = (industry: Industry): void => {
    setAdded(undefined);
    state.edit(industry);
    setFormOpened(true);
  };
  const { editing } = state.form;
  const [editId, setEditId] = useAddress('edit', asId);
  const opening = useMutation({ mutationFn: readRow('/api/industries/{id}'), onSuccess: edit });
  const { mutate: openById } = opening;
  useEffect(() => {
    if (editId === undefined) return;
    // Another screen needs a value that this site lacks: its row opens here, once.
    setEditId(undefined);
    openById(editId);
  }, [editId, setEditId, openById]);
  return (
    <>
      <PageHeader
        title={t('shell:screens.industries.title')}
        purpose={t('purpose')}
        actions={
          <MoreMenu
            entries={[
              ...importing,
              { text: t('shell:screens.receptors.title'), to: '/PlacesAround', search: {} },
              { text: t('shell:screens.duties.title'), to: '/Duties', search: {} },
            ]}
          />
        }
      />
      <Stack gap="lg">
        {added === undefined ? null : <NextStep industry={added} onEdit={() => edit(added)} onClose={() => setAdded(undefined)} />}
        <SiteMoves />
        {noWrite === undefined ? (
          <FormContainer title={t(editing === null ? 'formNew' : 'formEdit')} opened={formOpened} onClose={() => setFormOpened(false)}>
            {opening.isError ? <ErrorPanel error={opening.error} /> : null}
            <IndustryForm state={state} />
          </FormContainer>
        ) : null}
        <Register
          label={t('register')}
          searchLabel={t('search')}
          columns={columns}
          sortable={industryColumns}
          view={view}
          onView={changeView}
          query={industries}
          rowId={({ id }) => id}
          mark={({ id }) => (id === editing?.id ? 'editing' : id === focus ? 'focus' : undefined)}
          empty={{ title: t('empty.title'), text: t('empty.text') }}
          add={noWrite === undefined ? { text: t('formNew'), act: () => setFormOpened(true) } : undefined}
          tools={
            <FileTools
              download={{
                text: t('downloadCsv'),
                href: toFileAddress('/api/industries.csv', { search: view.search }),
                fileName: exportNames.industries,
              }}
              upload={{ text: t('bulkUpload'), reason: noBulk, act: () => setUploading(true) }}
            />
          }
          actions={(industry) => (
            <RowActions
              edit={{ text: t('edit'), label: t('editRow', { name: industry.industryName }), reason: noWrite, act: () => edit(industry) }}
              remove={{
                text: t('delete'),
                label: t('deleteRow', { name: industry.industryName }),
                reason: noDelete,
                act: () => deletion.ask(industry),
              }}
            />
          )}
        />
        {noWrite === undefined ? null : <ReadOnlyNote permission="industry.write" />}
        <ConfirmDialog {...deletion.dialog} question={t('deleteConfirm')} action={t('delete')} failure={t('deleteFailed')}>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {deletion.row?.industryName}
          </Text>
          <Text size="sm">{t('deleteAlso', { count: deletion.row?.inventoryItems ?? 0 })}</Text>
        </ConfirmDialog>
        <Suspense fallback={null}>
          {uploading ? (
            <LazyBulkUpload
              as="industries"
              register={t('register')}
              fields={industryFields}
              fileName={exportNames.industries}
              site={null}
              constants={{}}
              onClose={() => setUploading(false)}
            />
          ) : null}
        </Suspense>
      </Stack>
    </>
  );
};
