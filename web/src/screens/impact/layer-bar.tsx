import { Checkbox, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { useSatellite } from '../../parts/satellite/use-satellite.ts';
import classes from './impact.module.css';
import { layers } from './impact-address.ts';
import type { Shown } from './use-shown.ts';

interface LayerBarProps {
  readonly shown: Shown;
  readonly satellite: ReturnType<typeof useSatellite>;
}

/** Which layers lie on the map, and why one that is wanted cannot be seen. */
export const LayerBar = ({ shown, satellite }: LayerBarProps) => {
  const { t } = useTranslation('impact');
  const said =
    satellite.state === 'not-configured' || satellite.state === 'failing'
      ? t(`satellite.${satellite.state}`)
      : shown.layers.includes('response') && shown.result
        ? t('ways.press')
        : '';
  return (
    <div className={classes.bar}>
      <Checkbox.Group value={[...shown.layers]} onChange={shown.chooseLayers} aria-label={t('layers')}>
        <Group gap="md">
          {layers.map((layer) => (
            <Checkbox key={layer} value={layer} label={t(`layer.${layer}`)} />
          ))}
        </Group>
      </Checkbox.Group>
      <output className={classes.said}>{said}</output>
    </div>
  );
};
