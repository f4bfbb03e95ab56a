import { CloseButton } from '@mantine/core';
import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '../../locales/use-translation.ts';
import { useFormat } from '../../ui/format.ts';
import type { Position } from '../graticule.ts';
import type { MapReceptor } from '../map-data.ts';
import type { MapOverlay } from '../overlays/overlay.ts';
import { usePopup } from '../use-popup.ts';
import { findStep, type StepAreas } from './find-step.ts';
import { PlaceFacts } from './place-facts.tsx';

/** A finger may miss a dot by this, CSS pixels. */
const reachPx = 10;

const placeLayers = ['receptors', 'receptors-inside'];
/** Overlays of shaded villages, and what each says. */
const villageSigns = { 'village-act-now': 'act-now', 'village-be-ready': 'be-ready', 'village-inside': 'warned-area' } as const;

interface Village extends Position {
  readonly name: string;
  readonly people: number;
  readonly source: string;
  readonly sign: (typeof villageSigns)[keyof typeof villageSigns];
}

type Pressed = { readonly place: MapReceptor } | { readonly village: Village };

const listAreas = (overlays: readonly MapOverlay[]): StepAreas => {
  const find = (id: string) =>
    overlays.flatMap((one) =>
      one.kind === 'area' && one.id === id
        ? one.area.features.flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : []))
        : [],
    );
  return { 'act-now': find('act-now'), 'be-ready': find('be-ready') };
};

interface NoteProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const Note = ({ title, onClose, children }: NoteProps) => {
  const { t } = useTranslation('receptors');
  return (
    <section className="hg-stack hg-gap-1 hg-start hg-small" aria-label={title} data-place-note>
      <div className="hg-line hg-start hg-spread hg-full">
        <strong>{title}</strong>
        <CloseButton size="sm" aria-label={t('note.close')} onClick={onClose} />
      </div>
      {children}
    </section>
  );
};

interface PlacePressProps {
  readonly map: MapLibreMap;
  readonly places: readonly MapReceptor[];
  readonly overlays: readonly MapOverlay[];
}

/** A press on a recorded place, or on a shaded village, shows what it is, its people, what they do, and the source. Lists beside the map say the same. */
export const PlacePress = ({ map, places, overlays }: PlacePressProps) => {
  const { t } = useTranslation(['receptors', 'vulnerability', 'population', 'alerts']);
  const format = useFormat();
  const [pressed, setPressed] = useState<Pressed>();
  const find = useEffectEvent(({ point: { x, y }, lngLat }: MapMouseEvent): Pressed | undefined => {
    const listDrawn = (layers: readonly string[]) => layers.filter((id) => map.getLayer(id) !== undefined);
    const box: [[number, number], [number, number]] = [
      [x - reachPx, y - reachPx],
      [x + reachPx, y + reachPx],
    ];
    const away = ({ longitude, latitude }: Position): number => {
      const at = map.project([longitude, latitude]);
      return Math.hypot(at.x - x, at.y - y);
    };
    // Positions of drawn features are rounded to the tile.
    if (map.queryRenderedFeatures(box, { layers: listDrawn(placeLayers) }).some(({ properties }) => !properties.cluster)) {
      const nearest = places.reduce<MapReceptor | undefined>(
        (best, one) => (best !== undefined && away(best) <= away(one) ? best : one),
        undefined,
      );
      if (nearest !== undefined) return { place: nearest };
    }
    const layers = listDrawn(Object.keys(villageSigns).map((sign) => `overlay-${sign}-areas`));
    const [village] = map.queryRenderedFeatures([x, y], { layers });
    const sign = Object.entries(villageSigns).find(([one]) => village?.source === `overlay-${one}`)?.[1];
    if (village === undefined || sign === undefined) return undefined;
    const { name, people, source } = village.properties;
    return { village: { name, people, source, sign, latitude: lngLat.lat, longitude: lngLat.lng } };
  });
  useEffect(() => {
    const press = (event: MapMouseEvent): void => setPressed(find(event));
    map.on('click', press);
    return () => {
      map.off('click', press);
    };
  }, [map]);
  const close = (): void => setPressed(undefined);
  const toContent = (): ReactNode => {
    if (pressed === undefined) return null;
    if ('village' in pressed) {
      const { name, people, source, sign } = pressed.village;
      return (
        <Note title={name} onClose={close}>
          {t('alerts:villageTable.inside', { people: format.exact(people) })}
          <strong data-step={sign}>{t(`alerts:areaSign.${sign}`)}</strong>
          {source === '' ? null : (
            <span className="hg-tiny">
              {t('note.source')}: {source}
            </span>
          )}
        </Note>
      );
    }
    const { id, name, kind, people } = pressed.place;
    return (
      <Note title={name} onClose={close}>
        {t(`vulnerability:kind.${kind}`)}
        {' · '}
        {people === null ? t('population:peopleUnknown') : t('note.capacity', { people: format.exact(people) })}
        <PlaceFacts key={id} id={id} step={findStep(pressed.place, listAreas(overlays))} />
      </Note>
    );
  };
  const at = pressed && ('village' in pressed ? pressed.village : pressed.place);
  return usePopup(map, at && { latitude: at.latitude, longitude: at.longitude, content: toContent() });
};
