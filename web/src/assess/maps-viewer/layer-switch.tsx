import { Button } from '@mantine/core';
import { oneOf, useAddress } from '../../data/address.ts';
import { useTranslation } from '../../locales/use-translation.ts';

const layers = ['clusters'] as const;

/** Whether the clusters are shown in place of the plain dots, and how to change it. */
export const useClustersLayer = () => {
  const [layer, setLayer] = useAddress('layer', oneOf(layers));
  return [layer === 'clusters', (shown: boolean) => setLayer(shown ? 'clusters' : undefined, 'push')] as const;
};

export const LayerSwitch = () => {
  const { t } = useTranslation('maps-viewer');
  const [shown, show] = useClustersLayer();
  return (
    <div>
      <Button size="xs" variant={shown ? 'filled' : 'default'} aria-pressed={shown} onClick={() => show(!shown)}>
        {t('industries.clusters')}
      </Button>
    </div>
  );
};
