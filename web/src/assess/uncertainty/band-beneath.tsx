import type { Zone } from '@hazardguard/engine';
import { useTranslation } from '../../locales/use-translation.ts';
import classes from './doubt.module.css';
import { useBandWords } from './use-band-words.ts';
import type { Doubt } from './use-doubt.ts';

/** The band of a reach, small beneath it; it takes its room before it is known, so that nothing jumps. */
export const BandBeneath = ({ zone, doubt }: { readonly zone: Zone; readonly doubt: Doubt }) => {
  const { t } = useTranslation('doubt');
  const bandOf = useBandWords();
  const level = doubt.levelOf(zone.level.id);
  const band = level && bandOf(level)?.short;
  return (
    <span className={classes.beneath} data-band={zone.level.id}>
      {band ?? (doubt.computing ? '…' : level ? t('hardlyShort') : '')}
    </span>
  );
};
