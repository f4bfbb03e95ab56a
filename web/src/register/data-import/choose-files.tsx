import '@mantine/dropzone/styles.layer.css';
import { importFileBytes } from '@hazardguard/contract';
import { Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconFileSpreadsheet } from '../../ui/screen-icons.tsx';

const megabytes = importFileBytes / 1024 / 1024;

/** One or more files; what each is the server finds out by its content. */
export const ChooseFiles = ({ several, onFiles }: { readonly several: boolean; readonly onFiles: (files: readonly File[]) => void }) => {
  const { t } = useTranslation('data-import');
  const [tooLarge, setTooLarge] = useState(false);
  const take = (files: readonly File[]): void => {
    const large = files.some(({ size }) => size > importFileBytes);
    setTooLarge(large);
    if (!large && files.length > 0) onFiles(files);
  };
  return (
    <Stack gap="xs">
      <Dropzone
        onDropAny={(files, rejected) => take([...files, ...rejected.map(({ file }) => file)])}
        onDrop={() => undefined}
        multiple={several}
        aria-label={t('choose')}
        inputProps={{ 'aria-label': t('choose') }}
      >
        <Stack align="center" gap="xs" mih={140} justify="center" style={{ pointerEvents: 'none' }}>
          <IconFileSpreadsheet size={32} aria-hidden />
          <Text fw={600} ta="center">
            {t('choose')}
          </Text>
          <Text size="sm" c="dimmed" ta="center">
            {t('limits', { size: megabytes })}
          </Text>
        </Stack>
      </Dropzone>
      {tooLarge ? (
        <Text role="alert" c="var(--hg-fault)">
          {t('problem.tooLarge', { size: megabytes })}
        </Text>
      ) : null}
    </Stack>
  );
};
