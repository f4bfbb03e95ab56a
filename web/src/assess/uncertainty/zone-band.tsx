import type { Zone } from '@hazardguard/engine';
import { useTranslation } from '../../locales/use-translation.ts';
import classes from './uncertainty.module.css';
import { useBandText } from './use-band-text.ts';
import type { Uncertainty } from './use-uncertainty.ts';

/** The band of a reach, in small text below it; its space is reserved so that the layout does not jump. */
export const ZoneBand = ({ zone, uncertainty }: { readonly zone: Zone; readonly uncertainty: Uncertainty }) => {
  const { t } = useTranslation('uncertainty');
  const formatBand = useBandText();
  const level = uncertainty.findLevel(zone.level.id);
  const band = level && formatBand(level)?.short;
  return (
    <span className={`hg-tiny hg-quiet ${classes.band}`} data-band={zone.level.id}>
      {band ?? (uncertainty.computing ? '…' : level ? t('hardlyShort') : '')}
    </span>
  );
};
