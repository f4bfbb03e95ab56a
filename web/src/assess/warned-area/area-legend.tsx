import { useTranslation } from '../../locales/use-translation.ts';
import { explains } from '../../map/map-signs.ts';
import { useFormat } from '../../ui/format.ts';
import { usePeopleText } from '../population/use-people-text.ts';
import { findCounted, listAreaSigns } from './area-signs.ts';
import { AreaSwatch } from './area-swatch.tsx';
import { listVillagePoints } from './place-overlays.ts';
import type { AreaMap } from './use-area-map.ts';
import classes from './warned-area.module.css';

const PlaceSign = ({ isSource }: { readonly isSource: boolean }) => (
  <svg width={44} height={18} viewBox="0 0 44 18" aria-hidden style={{ flex: 'none' }}>
    <circle cx={22} cy={9} r={isSource ? 6 : 4} fill={isSource ? 'var(--hg-text)' : 'none'} stroke="var(--hg-text)" strokeWidth={2} />
  </svg>
);

interface AreaLegendProps {
  readonly map: AreaMap;
  /** Sizes and people, where there is no table beside the map. */
  readonly withNumbers?: boolean;
  /** Directly below a map that fills its part of the screen. */
  readonly isBelowMap?: boolean;
}

/** Every sign of warned areas on a map. */
export const AreaLegend = ({ map: { area, shown, overlays, wind }, withNumbers = false, isBelowMap = false }: AreaLegendProps) => {
  const { t } = useTranslation('alerts');
  const format = useFormat();
  const peopleText = usePeopleText();
  const isDrawn = (id: string): boolean => overlays.some((overlay) => overlay.id === id);
  return (
    <ul
      className={`hg-row hg-small hg-above-2 hg-signs ${classes.legend}`}
      aria-label={t('zone.legend')}
      data-below-map={isBelowMap || undefined}
    >
      {listAreaSigns(area, shown).map(({ sign }) => {
        const counted = withNumbers && shown !== undefined ? findCounted(sign, shown, area) : undefined;
        return (
          <li key={sign} {...explains(`overlay-${sign}`)}>
            <AreaSwatch sign={sign} />
            <span>
              {t(`areaSign.${sign}`)}
              {counted?.areaKm2 == null || counted.people === null ? null : (
                <>
                  {' · '}
                  {format.quantity(counted.areaKm2, 'km²', 2)} · {t('areaLegend.people', { people: peopleText.inside(counted.people) })}
                </>
              )}
            </span>
          </li>
        );
      })}
      {isDrawn('source') ? (
        <li {...explains('overlay-source')}>
          <PlaceSign isSource /> {t('areaSign.source')}
        </li>
      ) : null}
      {shown !== undefined && listVillagePoints(shown).length > 0 ? (
        <li {...explains('overlay-villages')}>
          <PlaceSign isSource={false} /> {t('areaSign.villages')}
        </li>
      ) : null}
      {wind === undefined ? null : (
        <li>
          <svg width={44} height={18} viewBox="0 0 44 18" aria-hidden style={{ flex: 'none' }}>
            <path d="M6 9 H34 M28 4 L36 9 L28 14" fill="none" stroke="var(--hg-text)" strokeWidth={2.5} />
          </svg>{' '}
          {wind.text}
        </li>
      )}
    </ul>
  );
};
