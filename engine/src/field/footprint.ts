import type { Level } from '../model.ts';
import { lastWhere } from '../numerics/bisect.ts';
import type { Field, RadialField } from '../pipeline.ts';
import { groundZone } from './ground-zone.ts';
import { circle } from './outline.ts';
import { plumeZone, scanAxis } from './plume-zone.ts';
import { notReached, type ZoneOnPlane } from './zone.ts';

const radialZone = (field: RadialField, level: Level): ZoneOnPlane => {
  if (field.peak(0) < level.value) return notReached(level);
  const beyond = field.peak(field.rangeM) >= level.value;
  const reachM = beyond ? field.rangeM : lastWhere((r) => field.peak(r) >= level.value, 0, field.rangeM, 1e-3);
  return {
    level,
    status: beyond ? 'beyond-range' : 'reached',
    reachM,
    maxHalfWidthM: reachM,
    areaM2: Math.PI * reachM ** 2,
    arrivalS: null,
    outlineM: circle(reachM),
    strip: null,
  };
};

/** One zone per level, in the order of the levels. */
export const footprint = (field: Field, levels: readonly Level[]): readonly ZoneOnPlane[] => {
  if (field.shape === 'radial') return levels.map((level) => radialZone(field, level));
  if (field.shape === 'ground') return levels.map((level) => groundZone(field, level));
  const scan = scanAxis(field);
  return levels.map((level) => plumeZone(field, scan, level));
};
