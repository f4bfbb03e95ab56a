import { Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { routeQuery } from '../../data/route-query.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { UndoButton } from './undo-button.tsx';

/** The latest imports with their counts, each of which can be undone. */
export const LatestImports = () => {
  const { t } = useTranslation('data-import');
  const format = useFormat();
  const imports = useQuery(routeQuery('/api/data-imports'));
  if (imports.isError) return <ErrorPanel error={imports.error} />;
  const batches = imports.data?.batches ?? [];
  return (
    <Stack gap="xs">
      <Title order={2} size="h2">
        {t('latest')}
      </Title>
      {batches.length === 0 ? (
        <Text c="dimmed">{t('noImports')}</Text>
      ) : (
        <TableFrame label={t('latest')} minWidth={720}>
          <Table aria-label={t('latest')}>
            <Table.Thead>
              <Table.Tr>
                {(['file', 'asLabel', 'when', 'who'] as const).map((head) => (
                  <Table.Th key={head}>{t(head)}</Table.Th>
                ))}
                {(['added', 'changed', 'toComplete', 'refused'] as const).map((head) => (
                  <Table.Th key={head}>{t(`counts.${head}`)}</Table.Th>
                ))}
                <Table.Th>{t('undo')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {batches.map((batch) => (
                <Table.Tr key={batch.id}>
                  <Table.Th scope="row" miw={140} style={{ overflowWrap: 'anywhere' }}>
                    {batch.fileName}
                  </Table.Th>
                  <Table.Td>{t(`kind.${batch.as}`)}</Table.Td>
                  <Table.Td>{format.moment(batch.importedAt)}</Table.Td>
                  <Table.Td>{batch.importedBy}</Table.Td>
                  <Table.Td>{format.exact(batch.added)}</Table.Td>
                  <Table.Td>{format.exact(batch.changed)}</Table.Td>
                  <Table.Td>{format.exact(batch.toComplete)}</Table.Td>
                  <Table.Td>{format.exact(batch.refused)}</Table.Td>
                  <Table.Td>
                    <UndoButton id={batch.id} as={batch.as} fileName={batch.fileName} undoneAt={batch.undoneAt} />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </TableFrame>
      )}
    </Stack>
  );
};
