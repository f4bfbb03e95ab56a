import type { NoteCode } from '@hazardguard/contract/geo-file/opened-file';
import { ActionIcon, Checkbox, Group, Text } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import { IconFocusCentered, IconTrash } from '../../ui/screen-icons.tsx';
import type { KmlLayer } from './use-kml-layers.ts';

interface LayerListProps {
  readonly layers: readonly KmlLayer[];
  readonly onShow: (id: number, shown: boolean) => void;
  readonly onZoom: (layer: KmlLayer) => void;
  readonly onRemove: (id: number) => void;
}

const Notes = ({ layer }: { readonly layer: KmlLayer }) => {
  const { t } = useTranslation('kml-map');
  const notes = Object.entries(layer.file.notes) as [NoteCode, number][];
  return notes.map(([code, count]) => (
    <Text key={code} size="xs" c="dimmed">
      {t(`note.${code}`, { count })}
    </Text>
  ));
};

/** The open files: on and off, go there, take away; what is not shown of each. */
export const LayerList = ({ layers, onShow, onZoom, onRemove }: LayerListProps) => {
  const { t } = useTranslation('kml-map');
  const format = useFormat();
  return (
    <ul className="hg-stack hg-gap-3" aria-label={t('layers.label')}>
      {layers.map((layer) => (
        <li key={layer.id}>
          <Group gap="xs" wrap="nowrap" justify="space-between">
            <Checkbox
              label={layer.name}
              description={t('layers.holds', {
                format: layer.file.format,
                count: layer.file.features.length,
                number: format.exact(layer.file.features.length),
              })}
              checked={layer.shown}
              onChange={(event) => onShow(layer.id, event.currentTarget.checked)}
            />
            <Group gap={4} wrap="nowrap">
              <ActionIcon variant="default" size="lg" aria-label={t('layers.zoom', { file: layer.name })} onClick={() => onZoom(layer)}>
                <IconFocusCentered size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon
                variant="default"
                size="lg"
                aria-label={t('layers.remove', { file: layer.name })}
                onClick={() => onRemove(layer.id)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </Group>
          </Group>
          <Notes layer={layer} />
        </li>
      ))}
    </ul>
  );
};
