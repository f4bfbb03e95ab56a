import type { ReceptorKind, Zone } from '@hazardguard/engine';
import type { ReactNode } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { explains } from '../../map/map-signs.ts';
import { useEngineText } from '../../ui/engine-text/use-engine-text.ts';
import { findZoneLook } from '../../ui/hazard-colours.ts';
import classes from './legend.module.css';
import { PlaceSigns } from './place-signs.tsx';
import { RingSwatch } from './ring-swatch.tsx';
import { useZoneText } from './use-zone-text.ts';

interface LegendProps {
  readonly zones: readonly Zone[];
  /** Without the meaning of each level, where space is short and it is shown next to the map. */
  readonly brief?: boolean;
  /** The kinds of places on this map; only these are explained. */
  readonly places?: readonly { readonly kind: ReceptorKind }[];
  /** Places inside a zone have a thick edge on this map. */
  readonly isAnyInside?: boolean;
  /** More signs of this map, each a list item. */
  readonly children?: ReactNode;
}

const noPlaces: NonNullable<LegendProps['places']> = [];

/** Every sign on the map with its text, below the map so that it never covers the plume. */
export const Legend = ({ zones, brief = false, places = noPlaces, isAnyInside = false, children }: LegendProps) => {
  const { t } = useTranslation('vulnerability');
  const text = useZoneText();
  const engine = useEngineText();
  return (
    <section
      className={`hg-stack hg-rule hg-pad-2 hg-small hg-surface ${classes.legend}`}
      data-brief={brief || undefined}
      aria-label={t('legend.title')}
    >
      {zones.length === 0 ? <p className="hg-tiny hg-quiet">{t('legend.none')}</p> : null}
      {zones.length > 0 ? (
        <ul className={`hg-cards hg-gap-3 hg-signs ${classes.levels}`}>
          {zones.map((zone) => (
            <li key={zone.level.id} {...explains(zone.polygon.length > 0 ? (`zone-${findZoneLook(zone.level)}` as const) : undefined)}>
              <RingSwatch severity={findZoneLook(zone.level)} />
              <span>
                <strong>{text.ring(zone)}</strong>
                {brief ? null : <span className={`hg-tiny hg-quiet ${classes.meaning}`}>{engine.meaning(zone.level)}</span>}
              </span>
            </li>
          ))}
          {children}
        </ul>
      ) : null}
      <PlaceSigns places={places} isAnyInside={isAnyInside} />
    </section>
  );
};
