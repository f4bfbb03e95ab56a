import type { ImportKind, RegisterFields } from '@hazardguard/contract';
import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { IconDownload } from '../../ui/screen-icons.tsx';
import { saveAsFile, writeCsv } from '../../ui/table-file/write-csv.ts';
import { usePhone } from '../../ui/use-phone.ts';
import { ChooseFiles } from './choose-files.tsx';
import { ImportWizard, type Preset } from './import-wizard.tsx';

interface BulkUploadProps extends Omit<Preset, 'onClose'> {
  readonly as: ImportKind;
  /** 'Industries', 'Inventory of Narmada Chlor-Alkali'. */
  readonly register: string;
  /** Of the template file. */
  readonly fields: RegisterFields;
  readonly fileName: string;
  readonly onClose: () => void;
}

/** The import of files over a register, for this register. */
export const BulkUpload = ({ as, register, fields, fileName, site, constants, onClose }: BulkUploadProps) => {
  const { t } = useTranslation('data-import');
  const [file, setFile] = useState<File>();
  const template = (): void => saveAsFile(writeCsv([Object.keys(fields), Object.values(fields).map(({ example }) => example)]), fileName);
  return (
    <Dialog onClose={onClose} title={t('bulk.title', { register })} size={960} fullScreen={usePhone()} closeOnClickOutside={false}>
      {file === undefined ? (
        <Stack>
          <ChooseFiles several={false} onFiles={([first]) => setFile(first)} />
          <div>
            <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={template}>
              {t('bulk.template')}
            </Button>
          </div>
        </Stack>
      ) : (
        <ImportWizard
          file={file}
          as={as}
          preset={{ site, constants, onClose }}
          onDone={() => setFile(undefined)}
          doneText={t('bulk.again')}
        />
      )}
    </Dialog>
  );
};
