import { type GapKind, gapKinds } from '@hazardguard/contract';
import { NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { routeQuery } from '../../data/route-query.ts';
import { useHasPermission } from '../../data/session.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { StackedTable } from '../../ui/stacked-table.tsx';
import { useFieldLabel } from './use-field-label.ts';

/** Recorded rows that lack something the form demands, register by register. */
export const GapList = ({ first }: { readonly first: GapKind | undefined }) => {
  const { t } = useTranslation('data-import');
  const format = useFormat();
  const label = useFieldLabel();
  const [as, setAs] = useState<GapKind>(first ?? 'inventory');
  const mayList = useHasPermission('stakeholder.write');
  const kinds = gapKinds.filter((kind) => kind !== 'recipients' || mayList);
  const gaps = useQuery(routeQuery('/api/data-imports/gaps', { query: { as, page: 1 } }));
  const rows = gaps.data?.rows ?? [];
  const total = gaps.data?.total ?? 0;
  return (
    <Stack gap="xs">
      <Title order={2} size="h2">
        {t('gaps')}
      </Title>
      <Text size="sm" c="dimmed" maw="68ch">
        {t('gapsText')}
      </Text>
      <NativeSelect
        label={t('register')}
        maw={360}
        value={as}
        data={kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
        onChange={({ currentTarget }) => setAs(gapKinds.find((kind) => kind === currentTarget.value) ?? 'inventory')}
      />
      {gaps.isError ? <ErrorPanel error={gaps.error} /> : null}
      {gaps.data !== undefined && rows.length === 0 ? <Text>{t('noGaps')}</Text> : null}
      {rows.length === 0 ? null : (
        <StackedTable
          label={t('gaps')}
          minWidth={480}
          rows={rows}
          rowId={({ id }) => String(id)}
          columns={[
            { id: 'name', header: t('name'), cell: ({ name }) => (name === '' ? t('unnamed') : name) },
            { id: 'place', header: t('place'), cell: ({ place }) => place },
            { id: 'lacks', header: t('lacks'), cell: ({ missing }) => missing.map((field) => label(as, field)).join(', ') },
          ]}
        />
      )}
      {total > rows.length ? (
        <Text size="sm" c="dimmed">
          {t('more', { rows: format.exact(total - rows.length) })}
        </Text>
      ) : null}
    </Stack>
  );
};
