import { ActionIcon } from '@mantine/core';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { useRef } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { IconWind } from '../../ui/icons.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import classes from '../map.module.css';
import { useWindStreaks } from './use-wind-streaks.ts';

interface WindStreaksProps {
  readonly map: MapLibreMap | undefined;
  /** Direction the wind blows from, degrees. */
  readonly fromDeg: number;
}

/** Short lines that move with the wind, over the map. The arrow at the source says the same without motion. */
export const WindStreaks = ({ map, fromDeg }: WindStreaksProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useWindStreaks(canvas, map, fromDeg);
  return <canvas ref={canvas} className={classes.streaks} aria-hidden />;
};

export const StreaksButton = ({ isOn, onPress }: { readonly isOn: boolean; readonly onPress: () => void }) => {
  const { t } = useTranslation('map');
  const size = usePhone() ? 44 : 30;
  return (
    <ActionIcon
      variant={isOn ? 'filled' : 'default'}
      size={size}
      aria-label={t('streaks')}
      title={t('streaks')}
      aria-pressed={isOn}
      onClick={onPress}
    >
      <IconWind size={18} aria-hidden />
    </ActionIcon>
  );
};
