import { LngLatBounds, type MapLibreEvent, type Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fitRoom } from './fit-room.ts';
import { footprintBounds, sweptBounds, withConfidenceLines } from './footprint-features.ts';
import type { MapFit, MapFootprint, MapView } from './map-data.ts';

interface CameraInput {
  readonly view: MapView;
  readonly footprint: MapFootprint | undefined;
  readonly fit: MapFit | undefined;
  /** Where the wind of the arrow at the source blows from, degrees; undefined: there is no arrow. */
  readonly arrowFromDeg: number | undefined;
  /** Inputs are being changed. */
  readonly moving: boolean;
}

/** Zones smaller than this share of the view are too small to read. */
const smallest = 0.2;

/** True when the bounds fit in the view with the least room, and fill enough of it. */
const wellSeen = (map: MapLibreMap, bounds: LngLatBounds, { least }: ReturnType<typeof fitRoom>): boolean => {
  const { clientWidth, clientHeight } = map.getContainer();
  const [a, b] = [map.project(bounds.getNorthWest()), map.project(bounds.getSouthEast())];
  // A fit that needs all the room may end a part of a pixel outside.
  const fits =
    a.x >= least.left - 1 && a.y >= least.top - 1 && b.x <= clientWidth - least.right + 1 && b.y <= clientHeight - least.bottom + 1;
  return fits && Math.max((b.x - a.x) / clientWidth, (b.y - a.y) / clientHeight) >= smallest;
};

const nothing: MapFit = { bounds: undefined, result: undefined, asked: 0 };

/**
 * Moves the map only on request: to a view whose numbers are new, and around zones that a new result or a smaller map has moved
 * out of view, unless a person has moved the map since; while the wind is being turned, around all places they may reach. Returns
 * the zoom, rounded down to whole steps.
 */
export const useCamera = (map: MapLibreMap | undefined, { view, footprint, fit = nothing, arrowFromDeg, moving }: CameraInput): number => {
  const [zoom, setZoom] = useState(Math.floor(view.zoom));
  const seen = useRef(`${view.latitude},${view.longitude},${view.zoom}`);
  const movedByHand = useRef(false);
  const answered = useRef(fit.asked);
  const resizing = useRef(false);
  const { latitude, longitude, zoom: wantedZoom } = view;
  useEffect(() => {
    const wanted = `${latitude},${longitude},${wantedZoom}`;
    if (!map || seen.current === wanted) return;
    seen.current = wanted;
    map.jumpTo({ center: [longitude, latitude], zoom: wantedZoom });
  }, [map, latitude, longitude, wantedZoom]);

  const zonesFromDeg = footprint ? (footprint.windText === undefined ? undefined : footprint.windFromDeg) : null;
  const findRoom = (shown: MapLibreMap) => fitRoom(shown.getContainer(), arrowFromDeg, zonesFromDeg);
  const showAll = useEffectEvent((asked: number) => {
    const zones = fit.bounds ?? (footprint ? footprintBounds(footprint) : undefined);
    if (!map || !zones) return;
    const box = withConfidenceLines(zones, footprint);
    const askedNow = asked !== answered.current;
    answered.current = asked;
    if (askedNow) movedByHand.current = false;
    if (!askedNow && (movedByHand.current || wellSeen(map, new LngLatBounds([...box]), findRoom(map)))) return;
    // The map moves once while the wind is being turned, not at every step.
    const swept = moving && !askedNow && footprint && !fit.bounds ? sweptBounds(footprint) : undefined;
    const bounds = new LngLatBounds([...(swept ?? box)]);
    // A new result also changes the size of the map, which would cut an animation short.
    resizing.current = true;
    map.resize();
    resizing.current = false;
    map.fitBounds(bounds, { padding: findRoom(map).usual, maxZoom: 17, duration: 0 });
  });
  const isFitted = fit.result !== undefined;
  // The confidence lines come after their zones.
  const halfAngleDeg = footprint?.confidenceLines?.halfAngleDeg;
  // biome-ignore lint/correctness/useExhaustiveDependencies: lines that are new may reach out of view
  useEffect(() => {
    if (map && fit.result !== undefined) showAll(fit.asked);
  }, [map, fit.result, fit.asked, halfAngleDeg]);
  // A smaller map must not push its zones out of view.
  useEffect(() => {
    if (!map || !isFitted) return;
    const keep = (): void => {
      if (!resizing.current) showAll(answered.current);
    };
    map.on('resize', keep);
    return () => void map.off('resize', keep);
  }, [map, isFitted]);

  useEffect(() => {
    if (!map) return;
    const read = (): void => setZoom(Math.floor(map.getZoom()));
    const note = (event: MapLibreEvent): void => {
      if (event.originalEvent) movedByHand.current = true;
    };
    read();
    map.on('zoomend', read);
    map.on('movestart', note);
    return () => {
      map.off('zoomend', read);
      map.off('movestart', note);
    };
  }, [map]);
  return zoom;
};
