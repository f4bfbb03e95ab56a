import { exportNames, type Industry, type InventoryItem, inventoryColumns } from '@hazardguard/contract';
import { Button, Text } from '@mantine/core';
import { IconDownload, IconPencil, IconTrash, IconUpload } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../parts/action-button.tsx';
import { LazyBulkUpload } from '../../parts/bulk/lazy-bulk-upload.ts';
import { ConfirmDialog } from '../../parts/confirm/confirm-dialog.tsx';
import { useDeletion } from '../../parts/confirm/use-deletion.ts';
import { FormPlace } from '../../parts/form/form-place.tsx';
import { ReadOnlyNote } from '../../parts/form/read-only-note.tsx';
import { Register } from '../../parts/register/register.tsx';
import { useRegisterView } from '../../parts/register/register-view.ts';
import { useReason } from '../../parts/use-reason.ts';
import { useItemBulk } from './item-bulk.ts';
import { useItemColumns } from './item-columns.tsx';
import { deleteItem, inventoryFile, refreshInventory, useItems } from './item-data.ts';
import { ItemForm } from './item-form.tsx';
import { useItemForm } from './use-item-form.ts';

/** Form and table of one industry's inventory. */
export const InventoryOf = ({ industry }: { readonly industry: Industry }) => {
  const { t } = useTranslation('inventory');
  const [view, changeView] = useRegisterView(inventoryColumns);
  const [formOpened, setFormOpened] = useState(false);
  const [uploading, setUploading] = useState(false);
  const state = useItemForm(industry.id, () => setFormOpened(false));
  const columns = useItemColumns();
  const bulk = useItemBulk(industry.id, industry.industryName);
  const items = useItems(industry.id, view);
  const noWrite = useReason('inventory.write');
  const noDelete = useReason('inventory.delete');
  const noBulk = useReason('inventory.bulk');
  const deletion = useDeletion<InventoryItem>({
    remove: deleteItem,
    done: t('deleted'),
    after: ({ id }) => {
      state.forget(id);
      void refreshInventory();
    },
  });
  const { editing } = state.form;
  return (
    <>
      {noWrite === undefined ? (
        <FormPlace
          title={t(editing === null ? 'formNew' : 'formEdit')}
          openLabel={t('formNew')}
          opened={formOpened}
          onOpen={() => setFormOpened(true)}
          onClose={() => setFormOpened(false)}
        >
          <ItemForm state={state} />
        </FormPlace>
      ) : (
        <ReadOnlyNote permission="inventory.write" />
      )}
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
        tools={
          <>
            <Button
              component="a"
              href={inventoryFile(industry.id)}
              download={exportNames.inventory}
              variant="default"
              leftSection={<IconDownload size={16} aria-hidden />}
            >
              {t('downloadCsv')}
            </Button>
            <ActionButton
              variant="default"
              leftSection={<IconUpload size={16} aria-hidden />}
              reason={noBulk}
              onClick={() => setUploading(true)}
            >
              {t('bulkUpload')}
            </ActionButton>
          </>
        }
        actions={(item) => (
          <>
            <ActionButton
              variant="default"
              size="xs"
              leftSection={<IconPencil size={14} aria-hidden />}
              aria-label={t('editRow', { name: item.productName })}
              reason={noWrite}
              onClick={() => {
                state.edit(item);
                setFormOpened(true);
              }}
            >
              {t('edit')}
            </ActionButton>
            <ActionButton
              variant="default"
              size="xs"
              leftSection={<IconTrash size={14} aria-hidden />}
              aria-label={t('deleteRow', { name: item.productName })}
              reason={noDelete}
              onClick={() => deletion.ask(item)}
            >
              {t('delete')}
            </ActionButton>
          </>
        )}
      />
      <ConfirmDialog {...deletion.dialog} question={t('deleteConfirm')} action={t('delete')} failure={t('deleteFailed')}>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {deletion.row?.itemNo} · {deletion.row?.productName}
        </Text>
        <Text size="sm">{t('deleteAlso')}</Text>
      </ConfirmDialog>
      <Suspense fallback={null}>
        {uploading ? <LazyBulkUpload subject={bulk} onWritten={() => void refreshInventory()} onClose={() => setUploading(false)} /> : null}
      </Suspense>
    </>
  );
};
