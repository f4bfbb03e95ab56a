import type { InventoryItem } from '@hazardguard/contract';
import { Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import type { RegisterColumn } from '../../ui/register/register-column.ts';
import { Tag } from '../../ui/tag.tsx';
import classes from './inventory.module.css';
import type { ItemColumn } from './item-data.ts';
import { isExpired, itemFields, today } from './item-fields.ts';

export type ItemRegisterColumn = RegisterColumn<InventoryItem> & { readonly id: ItemColumn };

const widths: Readonly<Record<ItemColumn, number>> = {
  itemNo: 110,
  productName: 220,
  substanceName: 170,
  concentration: 120,
  casNo: 105,
  quantity: 120,
  unit: 64,
  hazardClass: 120,
  location: 140,
  dateReceived: 120,
  dateExpired: 130,
  supplier: 150,
};
const onPhone: Partial<Record<ItemColumn, RegisterColumn<InventoryItem>['phone']>> = {
  productName: 'title',
  substanceName: 'line',
  quantity: 'line',
  unit: 'line',
  location: 'line',
  dateExpired: 'line',
};

/** The quantity as stored, and its mass where the unit is another. */
const Quantity = ({ item }: { readonly item: InventoryItem }) => {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const { quantity, unit, quantityKg } = item;
  const mass = quantityKg === null ? t('massUnknown') : t('massKg', { mass: format.quantity(quantityKg, 'kg', 4) });
  return (
    <span className={classes.quantity}>
      {format.number(quantity, 15)}
      {unit === 'kg' ? null : (
        <Text size="xs" c="dimmed">
          {mass}
        </Text>
      )}
    </span>
  );
};

const Expiry = ({ item }: { readonly item: InventoryItem }) => {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  return (
    <Group gap={8}>
      {format.date(item.dateExpired)}
      {isExpired(item, today(new Date())) ? <Tag>{t('expired')}</Tag> : null}
    </Group>
  );
};

export const useItemColumns = (): readonly ItemRegisterColumn[] => {
  const { t } = useTranslation(['inventory', 'parts']);
  const format = useFormat();
  return useMemo(() => {
    const cells: Partial<Record<ItemColumn, (item: InventoryItem) => React.ReactNode>> = {
      productName: (item) => (
        <Group gap={8} wrap="nowrap" justify="space-between">
          <span>{item.productName}</span>
          {item.sample ? <Tag>{t('parts:sample.badge')}</Tag> : null}
        </Group>
      ),
      quantity: (item) => <Quantity item={item} />,
      dateReceived: (item) => format.date(item.dateReceived),
      dateExpired: (item) => <Expiry item={item} />,
    };
    return itemFields.map((id) => ({
      id,
      header: t(`field.${id}`),
      value: (item: InventoryItem) => item[id],
      ...(cells[id] ? { cell: cells[id] } : {}),
      sortable: true,
      numeric: id === 'quantity',
      width: widths[id],
      phone: onPhone[id] ?? 'details',
    }));
  }, [t, format]);
};
