import type { LayerSpecification, SourceSpecification } from 'maplibre-gl';
import type { MapPalette } from '../palette.ts';
import { areaLayers, areaName, areaSource } from './areas.ts';
import { arrowLayers, arrowSource } from './arrows.ts';
import { contourLayers, contourSource } from './contours.ts';
import { fireLayers, fireSource } from './fires.ts';
import { likelyPlaceLayers, likelyPlaceSource } from './likely-place.ts';
import type { MapOverlay } from './overlay.ts';
import { pointLayers, pointSource } from './points.ts';
import { shapeLayers, shapeSource } from './shapes.ts';
import { volumeLayers, volumeSource } from './volume.ts';

export interface OverlayStyle {
  readonly sources: Readonly<Record<string, SourceSpecification>>;
  /** Between the base layer and its lines and names. */
  readonly aboveBase: readonly LayerSpecification[];
  /** Over the names, under the hazard. */
  readonly over: readonly LayerSpecification[];
  /** Over everything. */
  readonly top: readonly LayerSpecification[];
}

/** The source of an overlay; its layers' ids begin with this too. */
export const overlaySource = (id: string): string => `overlay-${id}`;

/** The overlay that a layer or source belongs to; undefined for those of the map itself. */
export const findOverlayId = (source: string): string | undefined =>
  source.startsWith('overlay-') ? source.slice('overlay-'.length) : undefined;

const picture = (overlay: MapOverlay & { kind: 'picture' }): { source: SourceSpecification; layer: LayerSpecification } => {
  const source = overlaySource(overlay.id);
  const [a, b, c, d] = overlay.corners;
  return {
    source: { type: 'image', url: overlay.url, coordinates: [[...a], [...b], [...c], [...d]] },
    layer: { id: source, type: 'raster', source, paint: { 'raster-opacity': overlay.opacity, 'raster-fade-duration': 0 } },
  };
};

/** Overlays as MapLibre layers, in the given order: the first at the bottom. */
export const overlayStyle = (overlays: readonly MapOverlay[], palette: MapPalette): OverlayStyle => {
  const sources: Record<string, SourceSpecification> = {};
  const aboveBase: LayerSpecification[] = [];
  const over: LayerSpecification[] = [];
  const top: LayerSpecification[] = [];
  for (const overlay of overlays) {
    // What is drawn by its own code is no part of the style.
    if (overlay.kind === 'surface' || overlay.kind === 'drawn') continue;
    const source = overlaySource(overlay.id);
    if (overlay.kind === 'picture') {
      const made = picture(overlay);
      sources[source] = made.source;
      aboveBase.push(made.layer);
    } else if (overlay.kind === 'points') {
      sources[source] = pointSource(overlay.points, overlay.clustered);
      (overlay.onTop ? top : over).push(...pointLayers(source, palette));
    } else if (overlay.kind === 'volume') {
      sources[source] = volumeSource(overlay);
      over.push(...volumeLayers(source, overlay.opacity));
    } else if (overlay.kind === 'likely-place') {
      sources[source] = likelyPlaceSource(overlay.places);
      top.push(...likelyPlaceLayers(source, palette));
    } else if (overlay.kind === 'fires') {
      sources[source] = fireSource(overlay.fires);
      over.push(...fireLayers(source, palette));
    } else if (overlay.kind === 'arrows') {
      sources[source] = arrowSource(overlay.arrows);
      top.push(...arrowLayers(source, palette));
    } else if (overlay.kind === 'area') {
      sources[source] = areaSource(overlay.area);
      over.push(...areaLayers(source, overlay.look, palette));
      // The name of a line alone gives way to those of the areas and of villages.
      (overlay.look.fill === 0 ? over : top).push(areaName(source, overlay.name, palette));
    } else if (overlay.kind === 'contours') {
      sources[source] = contourSource(overlay.contours);
      over.push(...contourLayers(source, palette));
    } else {
      sources[source] = shapeSource(overlay.shapes);
      over.push(...shapeLayers(source, palette));
    }
  }
  return { sources, aboveBase, over, top };
};
