import { type AlertReach, type PublicArea, toCompassPoint } from '@hazardguard/contract';
import { useTranslation } from '../../locales/use-translation.ts';
import { explains } from '../../map/map-signs.ts';
import { useFormat } from '../../ui/format.ts';
import classes from './alerts.module.css';
import { listAreaSigns } from './area-signs.ts';
import { AreaSwatch } from './area-swatch.tsx';

/** The text of the wind arrow at the source; undefined: there is none. */
export const useWindText = (origin: AlertReach['origin']): string | undefined => {
  const { t } = useTranslation('map');
  const format = useFormat();
  if (origin === null || origin.wind === null) return undefined;
  const { fromDeg, speedMs } = origin.wind;
  return t('wind', {
    point: toCompassPoint(fromDeg),
    degrees: format.number(fromDeg, 4),
    speed: format.quantity(speedMs, 'm/s', 2),
  });
};

const PlaceSign = ({ isSource }: { readonly isSource: boolean }) => (
  <svg width={44} height={18} aria-hidden style={{ flex: 'none' }}>
    <circle cx={22} cy={9} r={isSource ? 6 : 4} fill={isSource ? 'var(--hg-text)' : 'none'} stroke="var(--hg-text)" strokeWidth={2} />
  </svg>
);

interface AreaLegendProps {
  readonly area: PublicArea;
  readonly origin: AlertReach['origin'];
  readonly hasVillages: boolean;
}

/** Every sign on the map of an alert, below it. */
export const AreaLegend = ({ area, origin, hasVillages }: AreaLegendProps) => {
  const { t } = useTranslation('alerts');
  const windText = useWindText(origin);
  return (
    <ul className={classes.legend} aria-label={t('zone.legend')}>
      {listAreaSigns(area).map(({ sign }) => (
        <li key={sign} {...explains(`overlay-${sign}`)}>
          <AreaSwatch sign={sign} /> {t(`areaSign.${sign}`)}
        </li>
      ))}
      {origin === null ? null : (
        <li {...explains('overlay-source')}>
          <PlaceSign isSource /> {t('areaSign.source')}
        </li>
      )}
      {hasVillages ? (
        <li {...explains('overlay-villages')}>
          <PlaceSign isSource={false} /> {t('areaSign.villages')}
        </li>
      ) : null}
      {windText === undefined ? null : (
        <li>
          <svg width={44} height={18} viewBox="0 0 44 18" aria-hidden style={{ flex: 'none' }}>
            <path d="M6 9 H34 M28 4 L36 9 L28 14" fill="none" stroke="var(--hg-text)" strokeWidth={2.5} />
          </svg>{' '}
          {windText}
        </li>
      )}
    </ul>
  );
};
