import { receptorKinds } from '@hazardguard/contract';
import type { ReceptorKind, Zone } from '@hazardguard/engine';
import type { ReactNode } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { useEngineText } from '../../ui/engine-text/use-engine-text.ts';
import classes from './legend.module.css';
import { RingSwatch } from './ring-swatch.tsx';
import { useZoneText } from './use-zone-text.ts';

interface LegendProps {
  readonly zones: readonly Zone[];
  /** Without the meaning of each level, where space is short and it is shown next to the map. */
  readonly brief?: boolean;
  /** The kinds of places on this map; only these are explained. */
  readonly places?: readonly { readonly kind: ReceptorKind }[];
  /** More signs of this map, each a list item. */
  readonly children?: ReactNode;
}

const noPlaces: NonNullable<LegendProps['places']> = [];

/** Every sign on the map with its text, below the map so that it never covers the plume. */
export const Legend = ({ zones, brief = false, places = noPlaces, children }: LegendProps) => {
  const { t } = useTranslation(['vulnerability', 'map']);
  const text = useZoneText();
  const engine = useEngineText();
  const kinds = receptorKinds.filter((kind) => places.some((place) => place.kind === kind));
  return (
    <section className={classes.legend} data-brief={brief || undefined} aria-label={t('legend.title')}>
      {zones.length === 0 ? <p className={classes.quiet}>{t('legend.none')}</p> : null}
      {zones.length > 0 ? (
        <ul className={classes.levels}>
          {zones.map((zone) => (
            <li key={zone.level.id}>
              <RingSwatch severity={zone.level.severity} />
              <span>
                <strong>{text.ring(zone)}</strong>
                {brief ? null : <span className={classes.meaning}>{engine.meaning(zone.level)}</span>}
              </span>
            </li>
          ))}
          {children}
        </ul>
      ) : null}
      {kinds.length > 0 ? (
        <p className={classes.signs}>
          <span className={classes.quiet}>{t('legend.places')}:</span>
          {kinds.map((kind) => (
            <span key={kind} className={classes.sign}>
              <span className={classes.letter} aria-hidden>
                {t(`map:receptorLetter.${kind}`)}
              </span>
              {t(`kind.${kind}`)}
            </span>
          ))}
          <span className={classes.quiet}>{t('legend.insideMark')}</span>
        </p>
      ) : null}
    </section>
  );
};
