import { Button, Table, Title } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { ExcelButton } from '../../ui/bulk/excel-button.tsx';
import { saveAsFile, writeCsv } from '../../ui/bulk/write-csv.ts';
import { IconDownload } from '../../ui/screen-icons.tsx';
import { TableFrame } from '../../ui/table-frame.tsx';

interface ValuesProps {
  readonly title: string;
  readonly placeLabel: string;
  readonly places: readonly number[];
  readonly formatPlace: (place: number) => string;
  readonly columns: readonly { readonly label: string; readonly values: readonly number[] }[];
  readonly formatValue: (value: number) => string;
  /** Which positions the table shows; the file has all of them. */
  readonly shown: (place: number, index: number) => boolean;
  readonly file: { readonly name: string; readonly placeColumn: string; readonly columns: readonly string[] };
}

/** The values of a chart: round positions as a table, everything as a file. */
export const Values = ({ title, placeLabel, places, formatPlace, columns, formatValue, shown, file }: ValuesProps) => {
  const { t } = useTranslation('gaussian');
  const listRows = (): readonly (readonly string[])[] => {
    const rows = places.map((place, index) =>
      [place, ...columns.map(({ values }) => values[index] ?? 0)].map((value) => value.toPrecision(6)),
    );
    return [[file.placeColumn, ...file.columns], ...rows.map((row) => row.map((cell) => String(Number(cell))))];
  };
  return (
    <div className="hg-stack">
      <div className="hg-row hg-spread">
        <Title order={3} size="h5">
          {title}
        </Title>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={() => saveAsFile(writeCsv(listRows()), file.name)}
          aria-label={`${t('csv')}: ${title}`}
        >
          {t('csv')}
        </Button>
        <ExcelButton title={title} size="xs" fileName={file.name} rows={listRows} />
      </div>
      <TableFrame label={title} minWidth={64 + 72 * columns.length}>
        <Table aria-label={title} fz="sm" verticalSpacing={4} horizontalSpacing={6}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{placeLabel}</Table.Th>
              {columns.map(({ label }) => (
                <Table.Th key={label} ta="right">
                  {label}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {places.map((place, index) =>
              shown(place, index) ? (
                <Table.Tr key={place}>
                  <Table.Th scope="row" fw={400} className="hg-together">
                    {formatPlace(place)}
                  </Table.Th>
                  {columns.map(({ label, values }) => (
                    <Table.Td key={label} ta="right">
                      {formatValue(values[index] ?? 0)}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ) : null,
            )}
          </Table.Tbody>
        </Table>
      </TableFrame>
    </div>
  );
};
