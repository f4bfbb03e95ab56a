import { Checkbox, Group } from '@mantine/core';
import { useTranslation } from '../../locales/use-translation.ts';
import { NoSatellite } from '../../map/no-satellite.tsx';
import classes from './impact.module.css';
import { layers } from './impact-address.ts';
import type { ImpactState } from './use-impact-state.ts';

/** Which layers are on the map, and why a selected one is not visible. */
export const LayerBar = ({ shown }: { readonly shown: ImpactState }) => {
  const { t } = useTranslation('impact');
  return (
    <div className={classes.bar}>
      <Checkbox.Group value={[...shown.layers]} onChange={shown.chooseLayers} aria-label={t('layers')}>
        <Group gap="md">
          {layers.map((layer) => (
            <Checkbox key={layer} value={layer} label={t(`layer.${layer}`)} disabled={layer === 'satellite' && !shown.hasSatellite} />
          ))}
        </Group>
      </Checkbox.Group>
      <output className={classes.said}>
        {shown.layers.includes('response') && shown.result ? t('routes.press') : null}
        <NoSatellite />
      </output>
    </div>
  );
};
