import { useState } from 'react';
import { asText, oneOf, useAddress } from '../../data/address.ts';
import type { ImageryLayer, ImageryService } from './layer.ts';
import { asDay, within } from './time-axis.ts';
import { type LayerTimes, useTimes } from './use-service.ts';

const asYear = (raw: unknown): string | undefined => (/^\d{4}$/.test(asText(raw) ?? '') ? asText(raw) : undefined);
const asFlag = (raw: unknown): 1 | undefined => (raw === 1 ? 1 : undefined);

export interface ImageryState {
  readonly layer: ImageryLayer;
  readonly times: LayerTimes;
  readonly time: string;
  /** The time to compare with; undefined: no comparison. */
  readonly other: string | undefined;
  /** Which of the two times is visible. */
  readonly showsOther: boolean;
  readonly opacity: number;
  readonly setLayer: (id: string) => void;
  readonly setTime: (time: string) => void;
  readonly setOther: (time: string | undefined) => void;
  readonly show: (other: boolean) => void;
  readonly setOpacity: (opacity: number) => void;
}

/** What is shown, stored in the address so that a link shows the same picture. */
export const useImageryState = (service: ImageryService, address: string): ImageryState => {
  const [layerId, setLayer] = useAddress('layer', oneOf(service.layers.map(({ id }) => id)));
  const layer = service.layers.find(({ id }) => id === layerId) ?? service.layers[0];
  const times = useTimes(address, layer);
  const parse = layer.time === 'day' ? asDay : asYear;
  const [requested, setTime] = useAddress('date', parse);
  const [compared, setOther] = useAddress('with', parse);
  const [shown, setShown] = useAddress('second', asFlag);
  const [opacity, setOpacity] = useState(0.8);
  const fixed = layer.time === 'fixed';
  const other = compared === undefined || fixed ? undefined : within(compared, times.range);
  return {
    layer,
    times,
    time: fixed ? times.latest : within(requested ?? times.latest, times.range),
    other,
    showsOther: other !== undefined && shown === 1,
    opacity,
    setLayer: (id) => setLayer(oneOf(service.layers.map((each) => each.id))(id), 'push'),
    setTime,
    setOther,
    show: (second) => setShown(second ? 1 : undefined),
    setOpacity,
  };
};
