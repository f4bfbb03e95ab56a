import { receptorKinds } from '@hazardguard/contract';
import type { ReceptorKind } from '@hazardguard/engine';
import { useRef } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { explains } from '../../map/map-signs.ts';
import classes from './legend.module.css';

interface PlaceSignsProps {
  readonly places: readonly { readonly kind: ReceptorKind }[];
  /** Places inside a zone have a thick edge on this map. */
  readonly isAnyInside?: boolean;
}

/** The letters of the recorded places on a map; only kinds that it has. */
export const PlaceSigns = ({ places, isAnyInside = false }: PlaceSignsProps) => {
  const { t } = useTranslation(['vulnerability', 'map']);
  // Its room stays: a legend that grows and shrinks while the wind is turned would resize the map.
  const hasRoom = useRef(false);
  hasRoom.current ||= isAnyInside;
  const kinds = receptorKinds.filter((kind) => places.some((place) => place.kind === kind));
  if (kinds.length === 0 && !isAnyInside) return null;
  return (
    <p className={`hg-row hg-tiny ${classes.signs}`}>
      <span className="hg-tiny hg-quiet">{t('legend.places')}:</span>
      {kinds.map((kind) => (
        <span key={kind} className="hg-inline" {...explains('places')}>
          <span className={classes.letter} aria-hidden>
            {t(`map:receptorLetter.${kind}`)}
          </span>
          {t(`kind.${kind}`)}
        </span>
      ))}
      {hasRoom.current && (
        <span className={`hg-tiny ${isAnyInside ? 'hg-quiet' : classes.room}`} {...explains(isAnyInside ? 'places-inside' : undefined)}>
          {t('legend.insideMark')}
        </span>
      )}
    </p>
  );
};
