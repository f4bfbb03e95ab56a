import { useIsTileMissing } from '../data/offline/kept-tiles.ts';
import { useTranslation } from '../locales/use-translation.ts';
import classes from './map.module.css';

/** Below the map, while the server cannot be reached: streets are kept around the sites only. */
export const MissingTiles = () => {
  const { t } = useTranslation('map');
  return useIsTileMissing() ? (
    <div className={`hg-line hg-spread hg-rule hg-tiny hg-quiet hg-fixed ${classes.detail}`}>
      <p>{t('tilesNotKept')}</p>
    </div>
  ) : null;
};
