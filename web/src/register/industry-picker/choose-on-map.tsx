import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIndustryInFocus } from '../../data/address.ts';
import { useTranslation } from '../../locales/use-translation.ts';
import { DotSign } from '../../map/dot-sign.tsx';
import { MapWithPanel } from '../../map/map-panel/map-with-panel.tsx';
import { explains } from '../../map/map-signs.ts';
import { SitesMap } from '../industry-points/sites-map.tsx';
import { ChooseIndustry } from './choose-industry.tsx';

interface ChooseOnMapProps {
  /** What the screen shows of a site. */
  readonly text: string;
  /** Above the choices: why the industry in focus is not shown. */
  readonly note?: ReactNode;
  /** A new one makes a new map. */
  readonly mapKey?: number;
  /** What the screen shows without a site. */
  readonly children?: ReactNode;
}

/** What a map screen shows before a site is chosen: all sites on the map and, with their state, in the list. */
export const ChooseOnMap = ({ text, note, mapKey, children }: ChooseOnMapProps) => {
  const { t } = useTranslation(['parts', 'map']);
  const [, setIndustry] = useIndustryInFocus();
  return (
    <MapWithPanel label={t('industryPicker.choices')} map={<SitesMap key={mapKey} onChoose={(id) => setIndustry(id, 'push')} />}>
      {note}
      <ChooseIndustry text={text} />
      <Text size="xs" {...explains('overlay-industries')}>
        <DotSign tone={0} /> {t('map:industries')}
      </Text>
      {children}
    </MapWithPanel>
  );
};
