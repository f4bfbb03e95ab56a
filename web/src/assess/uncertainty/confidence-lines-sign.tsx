import { useTranslation } from '../../locales/use-translation.ts';
import { explains } from '../../map/map-signs.ts';
import { useFormat } from '../../ui/format.ts';
import classes from './uncertainty.module.css';
import type { Uncertainty } from './use-uncertainty.ts';

/** The confidence lines in the legend: sign and meaning. */
export const ConfidenceLinesSign = ({ confidenceLines }: Pick<Uncertainty, 'confidenceLines'>) => {
  const { t } = useTranslation('uncertainty');
  const format = useFormat();
  if (!confidenceLines) return null;
  return (
    <li className="hg-whole" {...explains('confidence-lines')}>
      <svg width={44} height={18} aria-hidden className={`hg-fixed ${classes.confidenceSign}`}>
        <path d="M2 9 L40 2 A 40 40 0 0 1 40 16 Z" />
      </svg>
      <span>
        <strong>{t('confidenceLines.name', { degrees: format.exact(Math.round(confidenceLines.halfAngleDeg)) })}</strong>{' '}
        <span className="hg-tiny hg-quiet mantine-visible-from-sm">{t('confidenceLines.meaning', { level: confidenceLines.levelId })}</span>
      </span>
    </li>
  );
};
