import { useTranslation } from '../../../locales/use-translation.ts';
import { explains } from '../../../map/map-signs.ts';
import { fireFills } from '../../../map/overlays/fires.ts';
import { useFormat } from '../../../ui/format.ts';
import classes from '../early-warning.module.css';
import type { MarkedFire } from './fire-marks.ts';

const steps = ['high', 'nominal', 'low'] as const;

/** Legend of the detections on the map, with the age of the newest; empty without detections. */
export const FiresLegend = ({ fires }: { readonly fires: readonly MarkedFire[] }) => {
  const { t } = useTranslation('early-warning');
  const format = useFormat();
  if (fires.length === 0) return null;
  const newest = Math.max(...fires.map(({ at }) => Date.parse(at)));
  return (
    <section className={`hg-stack hg-gap-1 hg-small ${classes.fireLegend}`} aria-label={t('fires.legend.title')}>
      <strong>{t('fires.legend.title')}</strong>
      <ul>
        {steps.map((step) => (
          <li key={step} {...explains('overlay-fires')}>
            <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden>
              <circle cx={8} cy={8} r={6} fill={fireFills[step] ?? 'none'} />
            </svg>
            {t(`fires.legend.${step}`)}
          </li>
        ))}
      </ul>
      <span>{t('fires.legend.newest', { count: fires.length, span: format.span((Date.now() - newest) / 1_000) })}</span>
    </section>
  );
};
