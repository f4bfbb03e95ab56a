import { exportNames, type Industry, type InventoryItem, inventoryColumns, inventoryFields, vesselFields } from '@hazardguard/contract';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { keepOfSame } from '../../data/route-rows.ts';
import { inventoryQuery } from '../../data/site-queries.ts';
import { withForms } from '../../data/with-forms.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ConfirmDialog } from '../../ui/confirm/confirm-dialog.tsx';
import { useDeletion } from '../../ui/confirm/use-deletion.ts';
import { FormContainer } from '../../ui/form/form-container.tsx';
import { ReadOnlyNote } from '../../ui/form/read-only-note.tsx';
import { FileTools } from '../../ui/register/file-tools.tsx';
import { Register } from '../../ui/register/register.tsx';
import { toQuery, useRegisterView } from '../../ui/register/register-view.ts';
import { RowActions } from '../../ui/register/row-actions.tsx';
import { useReason } from '../../ui/use-reason.ts';
import { LazyBulkUpload } from '../data-import/lazy-bulk-upload.ts';
import { ThresholdStatusPart } from '../threshold-status/threshold-status-part.tsx';
import { useItemColumns } from './item-columns.tsx';
import { ItemForm } from './item-form.tsx';
import { inventoryRoutes, useItemForm } from './use-item-form.ts';

/** Form and table of one industry's inventory. */
export const SiteInventory = ({ industry }: { readonly industry: Industry }) => {
  const { t } = useTranslation('inventory');
  const [view, changeView] = useRegisterView(inventoryColumns);
  const [formOpened, setFormOpened] = useState(false);
  const [uploading, setUploading] = useState(false);
  const state = useItemForm(industry.id, () => setFormOpened(false));
  const columns = useItemColumns();
  const items = useQuery({
    ...inventoryQuery(industry.id, toQuery(view)),
    select: withForms,
    // Another industry's rows are never shown while this one's are loading.
    placeholderData: keepOfSame('id', industry.id),
  });
  const noWrite = useReason('inventory.write');
  const noDelete = useReason('inventory.delete');
  const noBulk = useReason('inventory.bulk');
  const deletion = useDeletion<InventoryItem>('/api/inventory/{id}', {
    done: t('deleted'),
    after: ({ id }) => state.forget(id),
    refreshes: inventoryRoutes,
  });
  const edit = (item: InventoryItem): void => {
    state.edit(item);
    setFormOpened(true);
  };
  const { editing } = state.form;
  return (
    <Stack gap="lg">
      {noWrite === undefined ? (
        <FormContainer title={t(editing === null ? 'formNew' : 'formEdit')} opened={formOpened} onClose={() => setFormOpened(false)}>
          <ItemForm state={state} />
        </FormContainer>
      ) : null}
      <Register
        label={t('registerOf', { name: industry.industryName })}
        searchLabel={t('search')}
        columns={columns}
        sortable={inventoryColumns}
        view={view}
        onView={changeView}
        query={items}
        rowId={({ id }) => id}
        mark={({ id }) => (id === editing?.id ? 'editing' : undefined)}
        empty={{ title: t('empty.title'), text: t('empty.text') }}
        add={noWrite === undefined ? { text: t('formNew'), act: () => setFormOpened(true) } : undefined}
        tools={
          <FileTools
            download={{ text: t('downloadCsv'), href: `/api/industries/${industry.id}/inventory.csv`, fileName: exportNames.inventory }}
            upload={{ text: t('bulkUpload'), reason: noBulk, act: () => setUploading(true) }}
          />
        }
        actions={(item) => (
          <RowActions
            edit={{ text: t('edit'), label: t('editRow', { name: item.productName }), reason: noWrite, act: () => edit(item) }}
            remove={{
              text: t('delete'),
              label: t('deleteRow', { name: item.productName }),
              reason: noDelete,
              act: () => deletion.ask(item),
            }}
          />
        )}
      />
      {noWrite === undefined ? null : <ReadOnlyNote permission="inventory.write" />}
      <ThresholdStatusPart industryId={industry.id} />
      <ConfirmDialog {...deletion.dialog} question={t('deleteConfirm')} action={t('delete')} failure={t('deleteFailed')}>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {deletion.row?.itemNo} · {deletion.row?.productName}
        </Text>
        <Text size="sm">{t('deleteAlso')}</Text>
      </ConfirmDialog>
      <Suspense fallback={null}>
        {uploading ? (
          <LazyBulkUpload
            as="inventory"
            register={t('registerOf', { name: industry.industryName })}
            fields={{ ...inventoryFields, ...vesselFields }}
            fileName={exportNames.inventory}
            site={industry.id}
            constants={{ industryName: industry.industryName }}
            onClose={() => setUploading(false)}
          />
        ) : null}
      </Suspense>
    </Stack>
  );
};
