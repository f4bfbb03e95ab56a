import '@mantine/dropzone/styles.layer.css';
import { limits } from '@hazardguard/contract/geo-file/limits';
import { Anchor, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { IconFileVector } from '../../ui/icons.tsx';

interface OpenFilesProps {
  readonly opening: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

const megabyte = 1024 * 1024;

/** Opens dropped or chosen files. A file is recognised by its content, not by its name. */
export const OpenFiles = ({ opening, onFiles }: OpenFilesProps) => {
  const { t } = useTranslation('kml-map');
  const format = useFormat();
  return (
    <Stack gap="xs">
      <Dropzone
        onDropAny={(files, rejected) => onFiles([...files, ...rejected.map(({ file }) => file)])}
        onDrop={() => undefined}
        loading={opening}
        p="sm"
        aria-label={t('open.drop')}
        inputProps={{ 'aria-label': t('open.drop'), accept: '.kml,.kmz,.geojson,.json' }}
      >
        <Stack align="center" gap={4} mih={84} justify="center" style={{ pointerEvents: 'none' }}>
          <IconFileVector size={28} aria-hidden />
          <Text fw={600} ta="center">
            {t('open.drop')}
          </Text>
          <Text size="sm" c="dimmed" ta="center">
            {t('open.limits', { size: limits.fileBytes / megabyte, features: format.exact(limits.features) })}
          </Text>
        </Stack>
      </Dropzone>
      <Text size="sm">{t('open.private')}</Text>
      <Anchor size="sm" href="/samples/sample-surroundings.kml" download>
        {t('open.sample')}
      </Anchor>
    </Stack>
  );
};
