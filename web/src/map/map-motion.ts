import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import { type MapCamera, type MapPose, steepestPitch, zoomFor } from './camera-pose.ts';

const goTo = (map: MapLibreMap, { latitude, longitude, acrossM, pitch, bearing }: MapPose): void => {
  const { clientWidth, clientHeight } = map.getContainer();
  map.jumpTo({ center: [longitude, latitude], zoom: zoomFor(acrossM, latitude, Math.min(clientWidth, clientHeight)), pitch, bearing });
};

/** A longer time between two frames means a sleeping tab: the view does not jump, s. */
const longestStepS = 0.1;

/**
 * Tilts, rotates and moves the camera only while a screen requests it: the map can tilt only then. Any touch of the map and any
 * key on it is reported immediately, so that the movement stops. Loaded with the first such screen.
 */
export const MapMotion = ({ map, camera }: { readonly map: MapLibreMap | undefined; readonly camera: MapCamera }) => {
  const pose = camera.pose;
  const turnDegS = camera.turnDegS ?? 0;
  const follow = camera.follow;
  const ended = useEffectEvent((bearing: number) => camera.onTurned?.(bearing));
  const touched = useEffectEvent(() => camera.onTouch?.());

  useEffect(() => {
    if (!map) return;
    map.setMaxPitch(steepestPitch);
    return () => {
      map.setPitch(0);
      map.setBearing(0);
      map.setMaxPitch(0);
    };
  }, [map]);

  useEffect(() => {
    if (map && pose) goTo(map, pose);
  }, [map, pose]);

  useEffect(() => {
    if (!map || !follow) return;
    const go = (): void => goTo(map, follow.poseAt(follow.clock.get()));
    go();
    return follow.clock.subscribe(go);
  }, [map, follow]);

  useEffect(() => {
    if (!map || turnDegS === 0) return;
    let before: number | undefined;
    let next = requestAnimationFrame(function turn(now) {
      const passedS = before === undefined ? 0 : Math.min(longestStepS, (now - before) / 1000);
      before = now;
      map.setBearing(map.getBearing() + turnDegS * passedS);
      next = requestAnimationFrame(turn);
    });
    return () => {
      cancelAnimationFrame(next);
      ended(map.getBearing());
    };
  }, [map, turnDegS]);

  useEffect(() => {
    if (!map) return;
    const container = map.getContainer();
    const stop = (): void => touched();
    for (const kind of ['pointerdown', 'wheel', 'keydown'] as const) container.addEventListener(kind, stop, { passive: true });
    return () => {
      for (const kind of ['pointerdown', 'wheel', 'keydown'] as const) container.removeEventListener(kind, stop);
    };
  }, [map]);
  return null;
};
