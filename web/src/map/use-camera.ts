import { LngLatBounds, type MapLibreEvent, type Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { footprintBounds, sweptBounds } from './footprint-features.ts';
import type { MapFit, MapFootprint, MapView } from './map-data.ts';

interface CameraInput {
  readonly view: MapView;
  readonly footprint: MapFootprint | undefined;
  readonly fit: MapFit | undefined;
  /** Inputs are being changed. */
  readonly moving: boolean;
}

/** Zones smaller than this share of the view are too small to read. */
const smallest = 0.2;

/** Distance to the lower edge of a corner button, CSS pixels. */
const leastTop = 56;
/** On a map this narrow the scale is above the credits (map.module.css), this high from the lower edge. */
const narrow = 480;
const narrowBottom = 76;

/** Margin for the buttons above and for labels at the ends of zones; less on a small map, but never under a button. */
const roomFor = (map: MapLibreMap) => {
  const { clientWidth, clientHeight } = map.getContainer();
  const across = Math.min(1, clientWidth / 640);
  const down = Math.min(1, clientHeight / 520);
  return {
    top: Math.max(leastTop, 96 * down),
    bottom: Math.max(clientWidth <= narrow ? narrowBottom : 0, 64 * down),
    left: 100 * across,
    right: 190 * across,
  };
};

/** True when the bounds fit in the view, with half of their usual margin, and fill enough of it. */
const wellSeen = (map: MapLibreMap, bounds: LngLatBounds): boolean => {
  const { clientWidth, clientHeight } = map.getContainer();
  const room = roomFor(map);
  const [a, b] = [map.project(bounds.getNorthWest()), map.project(bounds.getSouthEast())];
  const fits =
    a.x >= room.left / 2 &&
    a.y >= Math.max(leastTop, room.top / 2) &&
    b.x <= clientWidth - room.right / 2 &&
    b.y <= clientHeight - room.bottom / 2;
  return fits && Math.max((b.x - a.x) / clientWidth, (b.y - a.y) / clientHeight) >= smallest;
};

const nothing: MapFit = { bounds: undefined, result: undefined, asked: 0 };

/**
 * Moves the map only on request: to a view whose numbers are new, and around zones that a new result or a smaller map has moved
 * out of view, unless a person has moved the map since; while the wind is being turned, around all places they may reach. Returns
 * the zoom, rounded down to whole steps.
 */
export const useCamera = (map: MapLibreMap | undefined, { view, footprint, fit = nothing, moving }: CameraInput): number => {
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

  const showAll = useEffectEvent((asked: number) => {
    const box = fit.bounds ?? (footprint ? footprintBounds(footprint) : undefined);
    if (!map || !box) return;
    const askedNow = asked !== answered.current;
    answered.current = asked;
    if (askedNow) movedByHand.current = false;
    if (!askedNow && (movedByHand.current || wellSeen(map, new LngLatBounds([...box])))) return;
    // The map moves once while the wind is being turned, not at every step.
    const swept = moving && !askedNow && footprint && !fit.bounds ? sweptBounds(footprint) : undefined;
    const bounds = new LngLatBounds([...(swept ?? box)]);
    // A new result also changes the size of the map, which would cut an animation short.
    resizing.current = true;
    map.resize();
    resizing.current = false;
    map.fitBounds(bounds, { padding: roomFor(map), maxZoom: 17, duration: 0 });
  });
  const isFitted = fit.result !== undefined;
  useEffect(() => {
    if (map && fit.result !== undefined) showAll(fit.asked);
  }, [map, fit.result, fit.asked]);
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
