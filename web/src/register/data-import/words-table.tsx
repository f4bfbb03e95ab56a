import type { ImportPlan } from '@hazardguard/contract';
import { NativeSelect, Stack, Table, Text, Title } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { TableFrame } from '../../ui/table-frame.tsx';
import { useFieldLabel } from './use-field-label.ts';
import { useWordLabel } from './use-word-label.ts';

/** Values of the select for what is no word of ours. */
const unknown = '?';
const leftOut = '-';

interface WordsTableProps {
  readonly plan: ImportPlan;
  /** `ours` is '' where rows with the word are left out. */
  readonly onWord: (field: string, word: string, ours: string) => void;
}

/** Which words of the file become which of ours, field by field; changed in place. */
export const WordsTable = ({ plan, onWord }: WordsTableProps) => {
  const { t } = useTranslation('data-import');
  const format = useFormat();
  const label = useFieldLabel();
  const wordLabel = useWordLabel();
  if (plan.words.length === 0) return null;
  return (
    <Stack gap="xs">
      <Title order={3} size="h3">
        {t('valuesTitle')}
      </Title>
      <Text size="sm" c="dimmed" maw="68ch">
        {t('valuesText')}
      </Text>
      {plan.words.map(({ field, choices, canLeaveOut, words }) => (
        <TableFrame label={`${t('valuesTitle')}: ${label(plan.as, field)}`} key={field} minWidth={320} maxHeight="420px">
          <Table aria-label={`${t('valuesTitle')}: ${label(plan.as, field)}`}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th w="40%">{t('wordHead')}</Table.Th>
                <Table.Th ta="right" w="10%">
                  {t('wordRows')}
                </Table.Th>
                <Table.Th>{label(plan.as, field)}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {words.map(({ word, rows, ours }) => (
                <Table.Tr key={word}>
                  <Table.Th scope="row" style={{ overflowWrap: 'anywhere' }}>
                    {word}
                  </Table.Th>
                  <Table.Td ta="right">{format.exact(rows)}</Table.Td>
                  <Table.Td>
                    <NativeSelect
                      aria-label={t('oursOf', { field: label(plan.as, field), word })}
                      value={ours === null ? unknown : ours === '' ? leftOut : ours}
                      data={[
                        ...(ours === null ? [{ value: unknown, label: t('notMapped') }] : []),
                        ...choices.map((choice) => ({ value: choice, label: wordLabel(field, choice) })),
                        ...(canLeaveOut ? [{ value: leftOut, label: t('leaveOut') }] : []),
                      ]}
                      onChange={({ currentTarget: { value } }) => {
                        if (value !== unknown) onWord(field, word, value === leftOut ? '' : value);
                      }}
                    />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </TableFrame>
      ))}
    </Stack>
  );
};
