import { FileProblem, type ProblemCode, type ProblemValues } from '@hazardguard/contract/geo-file/file-problem';
import { limits } from '@hazardguard/contract/geo-file/limits';
import type { OpenedFile } from '@hazardguard/contract/geo-file/opened-file';
import type { FeatureCollection } from 'geojson';
import { useEffect, useRef, useState } from 'react';
import type { MapOverlay } from '../../map/overlays/overlay.ts';
import { openFile } from '../geo-file/open-file.ts';

export interface KmlLayer {
  readonly id: number;
  /** Of the file. */
  readonly name: string;
  readonly shown: boolean;
  readonly file: OpenedFile;
  /** As the map takes it; the same objects while the layer is there. */
  readonly overlays: readonly MapOverlay[];
}

export interface Refused {
  readonly id: number;
  readonly name: string;
  readonly code: ProblemCode | 'files';
  readonly values: ProblemValues;
}

export const overlayId = (layer: number): string => `layer-${layer}`;

const toShapes = (file: OpenedFile): FeatureCollection => ({
  type: 'FeatureCollection',
  features: file.features.map(({ name, geometry, style }, row) => ({ type: 'Feature', properties: { name, ...style, row }, geometry })),
});

const toOverlays = (id: number, file: OpenedFile): readonly MapOverlay[] => [
  ...file.pictures.map(
    ({ corners, opacity, type, bytes }, index): MapOverlay => ({
      kind: 'picture',
      id: `picture-${id}-${index}`,
      url: URL.createObjectURL(new Blob([bytes], { type })),
      corners,
      opacity,
    }),
  ),
  { kind: 'shapes', id: overlayId(id), shapes: toShapes(file) },
];

const forgetPictures = (layer: KmlLayer): void => {
  for (const overlay of layer.overlays) if (overlay.kind === 'picture') URL.revokeObjectURL(overlay.url);
};

const toRefusal = (error: unknown): Pick<Refused, 'code' | 'values'> =>
  error instanceof FileProblem ? { code: error.code, values: error.values } : { code: 'crashed', values: { reason: String(error) } };

/** The files that are open in this page. They are read in the browser, never sent, and gone with the page. */
export const useKmlLayers = (onOpened: (layer: KmlLayer) => void) => {
  const [layers, setLayers] = useState<readonly KmlLayer[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [opening, setOpening] = useState(0);
  const next = useRef(1);
  const latest = useRef(layers);
  latest.current = layers;
  useEffect(() => () => latest.current.forEach(forgetPictures), []);

  const openOne = async (file: File): Promise<void> => {
    const id = next.current;
    next.current += 1;
    setOpening((count) => count + 1);
    try {
      const opened = await openFile(file);
      const layer: KmlLayer = { id, name: file.name, shown: true, file: opened, overlays: toOverlays(id, opened) };
      setLayers((before) => [...before, layer]);
      onOpened(layer);
    } catch (error) {
      setRefused((before) => [...before, { id, name: file.name, ...toRefusal(error) }]);
    } finally {
      setOpening((count) => count - 1);
    }
  };

  return {
    layers,
    refused,
    opening: opening > 0,
    open: async (files: readonly File[]): Promise<void> => {
      setRefused([]);
      const room = limits.files - layers.length;
      for (const file of files.slice(0, room)) await openOne(file);
      const over = files
        .slice(room)
        .map(({ name }, index) => ({ id: -1 - index, name, code: 'files' as const, values: { limit: limits.files } }));
      if (over.length > 0) setRefused((before) => [...before, ...over]);
    },
    dismiss: (id: number): void => setRefused((before) => before.filter((one) => one.id !== id)),
    show: (id: number, shown: boolean): void =>
      setLayers((before) => before.map((layer) => (layer.id === id ? { ...layer, shown } : layer))),
    remove: (id: number): void => {
      layers.filter((layer) => layer.id === id).forEach(forgetPictures);
      setLayers((before) => before.filter((layer) => layer.id !== id));
    },
  };
};
