import type { PrecomputedFootprint, PrecomputedWarning } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import classes from './precomputed-footprint-part.module.css';
import { useFootprintText } from './use-footprint-text.ts';

/** Warnings about the next hours for a duty officer. */
export const WarningList = ({ footprint }: { readonly footprint: PrecomputedFootprint }) => {
  const { t } = useTranslation('footprint');
  const format = useFormat();
  const text = useFootprintText(footprint);
  const sentence = (warning: PrecomputedWarning): string => {
    if (warning.code === 'school-inside') {
      return t('warning.schoolInside', { school: warning.school, distance: format.distance(warning.distanceM, 2) });
    }
    const span = { from: text.moment(warning.from), to: text.time(warning.to), reach: text.reach(warning) };
    if (warning.code === 'towards-school') return t('warning.towardsSchool', { ...span, school: warning.school });
    const calm = t('warning.calmNight', { ...span, wind: format.quantity(warning.windSpeedMs, 'm/s', 2) });
    // The comparison is useful only when the night is worse.
    const { present } = footprint;
    return present === null || present.reachM >= warning.reachM ? calm : `${calm} ${t('warning.instead', { reach: text.reach(present) })}`;
  };
  if (footprint.warnings.length === 0) return null;
  return (
    <ul className={`hg-stack ${classes.warnings}`} aria-label={t('warnings')}>
      {footprint.warnings.map((warning) => (
        <li key={`${warning.code} ${'from' in warning ? warning.from : ''}`}>{sentence(warning)}</li>
      ))}
    </ul>
  );
};
