import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { KeyAdvice } from './key-advice.tsx';
import classes from './map.module.css';
import type { Layers } from './use-layers.ts';

const offline = '';

export const LayerSwitch = ({ layers }: { readonly layers: Layers }) => {
  const { t } = useTranslation('map');
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label={t('layers')}
        value={layers.chosen?.id ?? offline}
        onChange={(id) => layers.choose(id === offline ? undefined : id)}
        data={[{ value: offline, label: t('offlineLayer') }, ...layers.configured.map(({ id, title }) => ({ value: id, label: title }))]}
      />
      {layers.failing === 'key' && layers.chosen ? (
        <KeyAdvice layer={layers.chosen.title} id={layers.chosen.id} />
      ) : layers.failing && layers.chosen ? (
        <div role="status" className={classes.plate}>
          {t('tilesFail', { layer: layers.chosen.title })}
        </div>
      ) : (
        <VisuallyHidden role="status" />
      )}
    </>
  );
};
