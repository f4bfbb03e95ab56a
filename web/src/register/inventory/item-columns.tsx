import { type InventoryItem, inventoryFields } from '@hazardguard/contract';
import { Group, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { formatUnit, useFormat } from '../../ui/format.ts';
import { Tag } from '../../ui/tag.tsx';
import { type FieldCells, toFieldColumns } from '../field-columns.ts';
import classes from './inventory.module.css';
import { isExpired, today } from './item-fields.ts';
import { useVesselText } from './vessel-text.ts';

/** The quantity as stored, and its mass where the unit is another. */
const Quantity = ({ item }: { readonly item: InventoryItem }) => {
  const { t } = useTranslation('inventory');
  const format = useFormat();
  const vesselText = useVesselText();
  const { quantity, unit, quantityKg, form } = item;
  const { group, assumed } = vesselText(item);
  const mass = quantityKg === null ? t('massUnknown') : t('massKg', { mass: format.quantity(quantityKg, 'kg', 4) });
  return (
    <span className="hg-together">
      {quantity === null ? '–' : format.number(quantity, 15)}
      {unit === 'kg' || quantity === null ? null : (
        <Text size="xs" c="dimmed">
          {mass}
        </Text>
      )}
      <Text size="xs" c="dimmed" className={classes.group}>
        {group ?? assumed}
      </Text>
      {form.kind === 'pure' ? null : (
        <Text size="xs" c="dimmed">
          {form.kind === 'unclear'
            ? t('form.unclear')
            : form.soluteKg === null
              ? t('form.solution')
              : t('form.solute', { mass: format.quantity(form.soluteKg, 'kg', 4), percent: format.number(form.percent ?? 0, 4) })}
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
      {item.dateExpired === null ? '–' : format.date(item.dateExpired)}
      {isExpired(item, today(new Date())) ? <Tag>{t('expired')}</Tag> : null}
    </Group>
  );
};

export const useItemColumns = () => {
  const { t } = useTranslation(['inventory', 'parts']);
  const format = useFormat();
  return useMemo(() => {
    const cells: FieldCells<typeof inventoryFields, InventoryItem> = {
      productName: (item) => (
        <Group gap={8} wrap="nowrap" justify="space-between">
          <span>{item.productName}</span>
          {item.sample ? <Tag>{t('parts:sample.badge')}</Tag> : null}
        </Group>
      ),
      quantity: (item) => <Quantity item={item} />,
      unit: ({ unit }) => formatUnit(unit),
      dateReceived: (item) => (item.dateReceived === null ? '–' : format.date(item.dateReceived)),
      dateExpired: (item) => <Expiry item={item} />,
    };
    return toFieldColumns(inventoryFields, (field) => t(`field.${field}`), cells);
  }, [t, format]);
};
