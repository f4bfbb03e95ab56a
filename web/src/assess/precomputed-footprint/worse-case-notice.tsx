import type { OvertakingCase, PrecomputedFootprint } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import classes from './precomputed-footprint-part.module.css';
import { useFootprintText } from './use-footprint-text.ts';

/** The worst case is chosen in the reference air. In other weather another case may reach farther; this notice names it. */
export const WorseCaseNotice = ({ footprint }: { readonly footprint: PrecomputedFootprint }) => {
  const { t } = useTranslation('footprint');
  const format = useFormat();
  const text = useFootprintText(footprint);
  const { overtakenBy } = footprint;
  if (overtakenBy.length === 0) return null;
  const sentence = ({ chemical, hazard, level, quantityKg, present, hours, farthest }: OvertakingCase): string =>
    [
      t('overtaken.what', { chemical, mass: format.mass(quantityKg, 2), hazard: t(`hazard.${hazard}`), level }),
      ...(present === null ? [] : [t('overtaken.now', { reach: text.reach(present) })]),
      ...(farthest === null
        ? []
        : [t('overtaken.ahead', { count: hours, reach: text.reach(farthest), moment: text.moment(farthest.time) })]),
    ].join(' ');
  return (
    <div className={`hg-pad-2 hg-small ${classes.blind}`}>
      <strong>{t('overtaken.title')}</strong>
      <ul className="hg-above-1 hg-bullets">
        {overtakenBy.map((one) => (
          <li key={`${one.casNo} ${one.hazard}`}>{sentence(one)}</li>
        ))}
      </ul>
    </div>
  );
};
