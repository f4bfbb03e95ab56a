import { ringOnGround } from '../geo/ring.ts';
import type { WindFrame } from '../geo/wind-frame.ts';
import type { Zone } from '../types/result-types.ts';
import type { ZoneOnPlane } from './zone.ts';

/** Lays zones on the ground around a source. */
export const onGround =
  (frame: WindFrame) =>
  ({ strip: _strip, isPath: _isPath, ...zone }: ZoneOnPlane): Zone => ({
    ...zone,
    polygon: zone.outlineM.length === 0 ? [] : [ringOnGround(frame, zone.outlineM)],
  });
