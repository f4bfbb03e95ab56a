import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useTranslation } from '../locales/use-translation.ts';
import type { BaseLayerId, ConfiguredLayer } from './base-layer.ts';
import { KeyAdvice } from './key-advice.tsx';
import classes from './map.module.css';
import type { Layers } from './use-layers.ts';

const offline = 'offline';

/** Names of layers of the settings are in the catalogue; others have their own. */
const useLayerNames = () => {
  const { t } = useTranslation('map');
  return ({ id, name }: ConfiguredLayer): string => (id === 'satellite' || id === 'street' ? t(`layer.${id}`) : (name ?? id));
};

export const LayerSwitch = ({ layers }: { readonly layers: Layers }) => {
  const { t } = useTranslation('map');
  const nameLayer = useLayerNames();
  const { configured, chosen } = layers;
  return (
    <SegmentedControl<BaseLayerId | typeof offline>
      size="xs"
      aria-label={t('layers')}
      value={chosen?.id ?? offline}
      onChange={(id) => layers.choose(id === offline ? undefined : id)}
      data={[{ value: offline, label: t('offlineLayer') }, ...configured.map((layer) => ({ value: layer.id, label: nameLayer(layer) }))]}
    />
  );
};

/** Why the tiles of the chosen layer do not load. */
export const LayerFailure = ({ layers }: { readonly layers: Layers }) => {
  const { t } = useTranslation('map');
  const nameLayer = useLayerNames();
  const { chosen, failing } = layers;
  if (failing === 'key' && (chosen?.id === 'satellite' || chosen?.id === 'street')) return <KeyAdvice id={chosen.id} />;
  return failing && chosen ? (
    <div role="status" className={`hg-rule hg-pad-2 hg-tiny hg-fixed hg-scroll ${classes.below}`}>
      {t('tilesFail', { layer: nameLayer(chosen) })}
    </div>
  ) : (
    <VisuallyHidden role="status" />
  );
};
