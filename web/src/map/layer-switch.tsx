import type { MapLayerId } from '@hazardguard/contract';
import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useTranslation } from '../locales/use-translation.ts';
import { KeyAdvice } from './key-advice.tsx';
import classes from './map.module.css';
import type { Layers } from './use-layers.ts';

const offline = 'offline';

export const LayerSwitch = ({ layers }: { readonly layers: Layers }) => {
  const { t } = useTranslation('map');
  const { configured, chosen } = layers;
  return (
    <SegmentedControl<MapLayerId | typeof offline>
      size="xs"
      aria-label={t('layers')}
      value={chosen?.id ?? offline}
      onChange={(id) => layers.choose(id === offline ? undefined : id)}
      data={[{ value: offline, label: t('offlineLayer') }, ...configured.map(({ id }) => ({ value: id, label: t(`layer.${id}`) }))]}
    />
  );
};

/** Why the tiles of the chosen layer do not load. */
export const LayerFailure = ({ layers }: { readonly layers: Layers }) => {
  const { t } = useTranslation('map');
  const { chosen, failing } = layers;
  if (failing === 'key' && chosen) return <KeyAdvice id={chosen.id} />;
  return failing && chosen ? (
    <div role="status" className={classes.below}>
      {t('tilesFail', { layer: t(`layer.${chosen.id}`) })}
    </div>
  ) : (
    <VisuallyHidden role="status" />
  );
};
