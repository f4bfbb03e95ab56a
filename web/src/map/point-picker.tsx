import { mapCentre, mapZoom } from '@hazardguard/contract';
import { useMemo, useRef } from 'react';
import { useTranslation } from '../locales/use-translation.ts';
import type { Position } from './graticule.ts';
import type { MapView } from './map-data.ts';
import { SiteMap } from './site-map.tsx';

interface PointPickerProps {
  readonly label: string;
  /** Null: nothing chosen yet; the map shows the country. */
  readonly value: Position | null;
  readonly onChange: (position: Position) => void;
}

const country: MapView = { ...mapCentre, zoom: mapZoom.country };
const same = (a: Position | null, b: Position | null): boolean => a?.latitude === b?.latitude && a?.longitude === b?.longitude;

/**
 * A place chosen on the map, by click, by dragging the pin, or by the arrow keys. A value from outside (a search, a row being
 * edited) moves the map; one chosen on the map does not.
 */
export const PointPicker = ({ label, value, onChange }: PointPickerProps) => {
  const { t } = useTranslation('map');
  const picked = useRef<Position | null>(null);
  const view = useRef<MapView>(country);
  const shown = useMemo(() => {
    if (value === null) view.current = country;
    else if (!same(value, picked.current)) view.current = { ...value, zoom: mapZoom.industry };
    return view.current;
  }, [value]);
  return (
    <SiteMap
      label={`${label}. ${t('pickHint')}`}
      view={shown}
      site={value ?? undefined}
      onPick={(position) => {
        picked.current = position;
        onChange(position);
      }}
    />
  );
};
