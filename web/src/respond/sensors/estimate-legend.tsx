import { useTranslation } from '../../locales/use-translation.ts';
import classes from './sensors.module.css';

const symbols = [
  ['half', 'M3 3 H19 V13 H3 Z'],
  ['ninety', 'M3 3 H19 V13 H3 Z'],
  ['best', 'M7.5 4.5 L14.5 11.5 M14.5 4.5 L7.5 11.5 M11 1 a7 7 0 1 1 0 14 a7 7 0 1 1 0 -14 Z'],
  ['sees', 'M11 3 a5 5 0 1 1 0 10 a5 5 0 1 1 0 -10 Z'],
  ['clear', 'M11 3 a5 5 0 1 1 0 10 a5 5 0 1 1 0 -10 Z'],
] as const;

/** Legend of the map symbols of an estimate. */
export const EstimateLegend = () => {
  const { t } = useTranslation('sensors');
  return (
    <ul className={`hg-row hg-pad-y hg-small hg-signs ${classes.legend}`} aria-label={t('estimate.legend.title')}>
      {symbols.map(([symbol, path]) => (
        <li key={symbol}>
          <svg viewBox="0 0 22 16" width={22} height={16} aria-hidden data-sign={symbol}>
            <path d={path} />
          </svg>
          {t(`estimate.legend.${symbol}`)}
        </li>
      ))}
    </ul>
  );
};
