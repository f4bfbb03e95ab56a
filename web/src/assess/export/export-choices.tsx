import { Menu } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { notifyFailure, notifySuccess } from '../../ui/notices.ts';
import { saveBlob } from '../../ui/save-blob.ts';
import { IconFileTypePdf, IconLink } from '../../ui/screen-icons.tsx';
import { ExportButton } from './export-button.tsx';
import type { FileFormat } from './export-file.ts';
import type { ExportMenuProps } from './export-menu.tsx';

/** Tables, as CSV and for Excel. */
const tables = ['zones', 'receptors'] as const;
const listed: readonly FileFormat[] = ['geojson', 'kml', 'shapefile', 'summary', 'metaData'];

/** Tables, map files, texts, link, and for a stored run the report. It opens at once: the button that stood here was pressed. */
export const ExportChoices = ({ subject }: ExportMenuProps) => {
  const { t, i18n } = useTranslation('exports');
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focus returns to the button when the menu closes.
    button.current?.focus();
    setOpened(true);
  }, []);
  const attempt = (what: string, act: () => Promise<void>): void => {
    act().catch((error: unknown) => notifyFailure(t('failed', { what, reason: error instanceof Error ? error.message : String(error) })));
  };
  const saveFile = (format: FileFormat): void =>
    attempt(t(`format.${format}`), async () => {
      const { buildExportFile: exportFile } = await import('./export-file.ts');
      const { name, blob } = exportFile(format, subject, new Date());
      saveBlob(blob, name);
    });
  const saveExcel = (format: (typeof tables)[number]): void =>
    attempt(t(`format.${format}Excel`), async () => {
      const { buildExcelFile } = await import('./export-file.ts');
      const { name, blob } = await buildExcelFile(format, subject, new Date());
      saveBlob(blob, name);
    });
  const copyLink = (): void =>
    attempt(t('format.link'), async () => {
      await navigator.clipboard.writeText(window.location.href);
      notifySuccess(t('copied'));
    });
  return (
    <Menu position="bottom-end" withinPortal opened={opened} onChange={setOpened}>
      <Menu.Target>
        <ExportButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconLink size={16} aria-hidden />} onClick={copyLink}>
          {t('format.link')}
        </Menu.Item>
        {subject.stored ? (
          <Menu.Item
            component="a"
            href={`/api/runs/${subject.stored.id}/report.pdf?language=${i18n.language}`}
            download
            leftSection={<IconFileTypePdf size={16} aria-hidden />}
          >
            {t('format.report')}
          </Menu.Item>
        ) : null}
        <Menu.Divider />
        {tables.flatMap((format) => [
          <Menu.Item key={format} onClick={() => saveFile(format)}>
            {t(`format.${format}`)}
          </Menu.Item>,
          <Menu.Item key={`${format} Excel`} onClick={() => saveExcel(format)}>
            {t(`format.${format}Excel`)}
          </Menu.Item>,
        ])}
        {listed.map((format) => (
          <Menu.Item key={format} onClick={() => saveFile(format)}>
            {t(`format.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
