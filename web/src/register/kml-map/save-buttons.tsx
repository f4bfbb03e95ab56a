import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconDownload } from '../../ui/screen-icons.tsx';
import { ExcelButton } from '../../ui/table-file/excel-button.tsx';
import { saveAsFile } from '../../ui/table-file/write-csv.ts';
import { listRows, type NamedLayer, writeGeoJson, writeKml, writeTable } from './save/write-layers.ts';

const kinds = [
  { name: 'GeoJSON', file: 'kml-map.geojson', type: 'application/geo+json', write: writeGeoJson },
  { name: 'KML', file: 'kml-map.kml', type: 'application/vnd.google-earth.kml+xml', write: writeKml },
  { name: 'CSV', file: 'kml-map.csv', type: 'text/csv;charset=utf-8', write: writeTable },
] as const;

/** The layers that are switched on, as one file. */
export const SaveButtons = ({ layers }: { readonly layers: readonly NamedLayer[] }) => {
  const { t } = useTranslation('kml-map');
  return (
    <div>
      <Text size="sm" mb={4}>
        {t('save.text')}
      </Text>
      <Group gap="xs">
        {kinds.map(({ name, file, type, write }) => (
          <Button
            key={name}
            variant="default"
            size="xs"
            disabled={layers.length === 0}
            leftSection={<IconDownload size={14} aria-hidden />}
            onClick={() => saveAsFile(write(layers), file, type)}
          >
            {t('save.as', { format: name })}
          </Button>
        ))}
        <ExcelButton size="xs" disabled={layers.length === 0} fileName="kml-map.csv" rows={() => listRows(layers)} />
      </Group>
    </div>
  );
};
