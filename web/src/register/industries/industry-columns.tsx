import { type Industry, type industryColumns, industryFields } from '@hazardguard/contract';
import { Anchor, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { formatDegrees } from '../../ui/format.ts';
import type { RegisterColumn } from '../../ui/register/register-column.ts';
import { Tag } from '../../ui/tag.tsx';
import { type FieldCells, toFieldColumns } from '../field-columns.ts';
import classes from './industries.module.css';

/** The form has the name for warnings, the ground around and the elevation; the table has no room for them. */
const { publicName: _publicName, terrain: _terrain, elevationM: _elevationM, ...tableFields } = industryFields;

export type IndustryRegisterColumn = RegisterColumn<Industry> & { readonly id: (typeof industryColumns)[number] | 'items' };

interface NameProps {
  readonly industry: Industry;
  readonly focused: boolean;
  readonly onFocus: (id: number | undefined) => void;
}

/** Pressing the name selects the industry on every screen; pressing it again clears the selection. */
const Name = ({ industry, focused, onFocus }: NameProps) => {
  const { t } = useTranslation(['industries', 'parts']);
  return (
    <Group gap={8} wrap="nowrap" justify="space-between">
      <button
        type="button"
        className={`hg-plain hg-accent ${classes.name}`}
        title={t(focused ? 'focus.leave' : 'focus.take')}
        aria-pressed={focused}
        onClick={() => onFocus(focused ? undefined : industry.id)}
      >
        {industry.industryName}
      </button>
      {industry.sample ? <Tag>{t('parts:sample.badge')}</Tag> : null}
    </Group>
  );
};

export const useIndustryColumns = (
  focus: number | undefined,
  onFocus: (id: number | undefined) => void,
): readonly IndustryRegisterColumn[] => {
  const { t } = useTranslation('industries');
  return useMemo((): readonly IndustryRegisterColumn[] => {
    const formatPosition = (degrees: number | null) =>
      degrees === null ? (
        <Text c="dimmed" size="sm" component="span">
          {t('notSet')}
        </Text>
      ) : (
        formatDegrees(degrees)
      );
    const cells: FieldCells<typeof tableFields, Industry> = {
      industryName: (industry) => <Name industry={industry} focused={industry.id === focus} onFocus={onFocus} />,
      latitude: ({ latitude }) => formatPosition(latitude),
      longitude: ({ longitude }) => formatPosition(longitude),
    };
    return [
      ...toFieldColumns(tableFields, (field) => t(`field.${field}`), cells),
      {
        id: 'items',
        header: t('field.items'),
        value: (industry) => industry.inventoryItems,
        cell: (industry) => (
          <Anchor
            size="sm"
            className={classes.items ?? ''}
            renderRoot={(props) => <Link {...props} to="/CollectChemicalInventory" search={{ industry: industry.id }} />}
            aria-label={t('openInventory', { name: industry.industryName, count: industry.inventoryItems })}
          >
            {industry.inventoryItems}
          </Anchor>
        ),
        numeric: true,
        width: 80,
        phone: 'line',
      },
    ];
  }, [t, focus, onFocus]);
};
