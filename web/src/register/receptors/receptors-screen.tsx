import { exportNames, type ReceptorRecord, receptorColumns, receptorFields } from '@hazardguard/contract';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { pageQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx';
import { useDeletion } from '../../ui/confirm/use-deletion.ts';
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
import { toFileAddress } from '../to-file-address.ts';
import { useReceptorColumns } from './receptor-columns.tsx';
import { ReceptorForm } from './receptor-form.tsx';
import { receptorRoutes, useReceptorForm } from './use-receptor-form.ts';

/** The register of places near the sites. Footprints count them. */
export const ReceptorsScreen = () => {
  const { t } = useTranslation(['receptors', 'shell']);
  const [view, changeView] = useRegisterView(receptorColumns);
  const [formOpened, setFormOpened] = useState(false);
  const [uploading, setUploading] = useState(false);
  const state = useReceptorForm(() => setFormOpened(false));
  const columns = useReceptorColumns();
  const places = useQuery(pageQuery('/api/receptors/register', { query: toQuery(view) }));
  const noWrite = useReason('receptor.write');
  const noBulk = useReason('receptor.bulk');
  const deletion = useDeletion<ReceptorRecord>('/api/receptors/register/{id}', {
    done: t('deleted'),
    after: ({ id }) => state.forget(id),
    refreshes: receptorRoutes,
  });
  const edit = (place: ReceptorRecord): void => {
    state.edit(place);
    setFormOpened(true);
  };
  const { editing } = state.form;
  return (
    <>
      <PageHeader
        title={t('shell:screens.receptors.title')}
        purpose={t('purpose')}
        actions={<MoreMenu entries={useImportEntry('receptors')} />}
      />
      <Stack gap="lg">
        {noWrite === undefined ? (
          <FormContainer title={t(editing === null ? 'formNew' : 'formEdit')} opened={formOpened} onClose={() => setFormOpened(false)}>
            <ReceptorForm state={state} />
          </FormContainer>
        ) : null}
        <Register
          label={t('register')}
          searchLabel={t('search')}
          columns={columns}
          sortable={receptorColumns}
          view={view}
          onView={changeView}
          query={places}
          rowId={({ id }) => id}
          mark={({ id }) => (id === editing?.id ? 'editing' : undefined)}
          empty={{ title: t('empty.title'), text: t('empty.text') }}
          add={noWrite === undefined ? { text: t('formNew'), act: () => setFormOpened(true) } : undefined}
          tools={
            <FileTools
              download={{
                text: t('downloadCsv'),
                href: toFileAddress('/api/receptors.csv', { search: view.search }),
                fileName: exportNames.receptors,
              }}
              upload={{ text: t('bulkUpload'), reason: noBulk, act: () => setUploading(true) }}
            />
          }
          actions={(place) => (
            <RowActions
              edit={{ text: t('edit'), label: t('editRow', { name: place.name }), reason: noWrite, act: () => edit(place) }}
              remove={{
                text: t('delete'),
                label: t('deleteRow', { name: place.name }),
                reason: noWrite,
                act: () => deletion.ask(place),
              }}
            />
          )}
        />
        {noWrite === undefined ? null : <ReadOnlyNote permission="receptor.write" />}
        <ConfirmDialog {...deletion.dialog} question={t('deleteConfirm')} action={t('delete')} failure={t('deleteFailed')}>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {deletion.row?.name}
          </Text>
          <Text size="sm">{t('deleteAlso')}</Text>
        </ConfirmDialog>
        <Suspense fallback={null}>
          {uploading ? (
            <LazyBulkUpload
              as="receptors"
              register={t('register')}
              fields={receptorFields}
              fileName={exportNames.receptors}
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
