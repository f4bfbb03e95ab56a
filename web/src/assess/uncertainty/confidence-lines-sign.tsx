import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import classes from './uncertainty.module.css';
import type { Uncertainty } from './use-uncertainty.ts';

/** The confidence lines in the legend: sign and meaning. */
export const ConfidenceLinesSign = ({ confidenceLines: fan }: Pick<Uncertainty, 'confidenceLines'>) => {
  const { t } = useTranslation('uncertainty');
  const format = useFormat();
  if (!fan) return null;
  return (
    <li className={classes.fanRow} data-fan={fan.halfAngleDeg.toFixed(0)}>
      <svg width={44} height={18} aria-hidden className={classes.fanSign}>
        <path d="M2 9 L40 2 A 40 40 0 0 1 40 16 Z" />
      </svg>
      <span>
        <strong>{t('fan.name', { degrees: format.exact(Math.round(fan.halfAngleDeg)) })}</strong>{' '}
        <span className={classes.fanMeaning}>{t('fan.meaning', { level: fan.levelId })}</span>
      </span>
    </li>
  );
};
