import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { FileLink } from '../file-link.tsx';
import { notifyFailure } from '../notices.ts';
import { IconDownload } from '../screen-icons.tsx';
import { saveAsFile } from './write-csv.ts';

interface ExcelButtonProps extends Pick<ButtonProps, 'size' | 'disabled'> {
  /** The CSV file of the same table; the Excel file has its name. */
  readonly fileName: string;
  readonly rows: () => readonly (readonly string[])[];
  /** Name of the table, where a screen has several. */
  readonly title?: string;
}

/** Beside a button for CSV: the same table for Excel. */
export const ExcelButton = ({ fileName, rows, title, size, disabled }: ExcelButtonProps) => {
  const { t } = useTranslation('parts');
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      const { writeExcel } = await import('./save-excel.ts');
      const file = await writeExcel(rows());
      saveAsFile(file, fileName.replace(/\.csv$/, '.xlsx'), file.type);
    } catch (error) {
      notifyFailure(t('excel.failed', { reason: error instanceof Error ? error.message : String(error) }));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      {...(size === undefined ? {} : { size })}
      disabled={disabled === true}
      loading={busy}
      leftSection={<IconDownload size={14} aria-hidden />}
      {...(title === undefined ? {} : { 'aria-label': t('excel.of', { table: title }) })}
      onClick={() => void save()}
    >
      {t('excel.button')}
    </Button>
  );
};

/** Address of the Excel file of a table that the server writes, its moments in the reader's time zone. */
const toExcelAddress = (href: string): string => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams({ format: 'xlsx', timeZone })}`;
};

interface ExcelLinkProps extends Pick<ButtonProps, 'size'> {
  /** Address and name of the CSV file. */
  readonly href: string;
  readonly fileName?: string;
}

/** Beside a link to a CSV file of the server: the same table for Excel. */
export const ExcelLink = ({ href, fileName, size }: ExcelLinkProps) => {
  const { t } = useTranslation('parts');
  return (
    <FileLink
      href={toExcelAddress(href)}
      fileName={fileName?.replace(/\.csv$/, '.xlsx')}
      {...(size === undefined ? {} : { size })}
      leftSection={<IconDownload size={16} aria-hidden />}
    >
      {t('excel.button')}
    </FileLink>
  );
};
