import { equivalentField, equivalentShare } from '../dose/equivalent-field.ts';
import { passageOver } from '../dose/history.ts';
import { lastWhere } from '../numerics/bisect.ts';
import type { Level, LevelDose } from '../types/common-types.ts';
import type { PathField, RadialField, ThreatField } from '../types/pipeline.ts';
import { inAnyDirection } from './any-direction.ts';
import { groundReach, groundZone } from './ground-zone.ts';
import { circle } from './outline.ts';
import { sweptReach, sweptZone } from './path-zone.ts';
import { plumeReachAlone, plumeZone, scanAxis } from './plume-zone.ts';
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
    isPath: false,
  };
};

/** Zones of levels that are compared with one field. */
const drawZones = (field: ThreatField, levels: readonly Level[]): readonly ZoneOnPlane[] => {
  if (field.shape === 'radial') return levels.map((level) => radialZone(field, level));
  if (field.shape === 'ground') return levels.map((level) => groundZone(field, level));
  if (field.shape === 'path') return levels.map((level) => sweptZone(field, level));
  const scan = scanAxis(field);
  return levels.map((level) => plumeZone(field, scan, level));
};

/** A cloud on its paths by toxic load: its highest value at a place times the share of it that the load of the passage there is worth. */
const pathByDose = (field: PathField, dose: LevelDose): PathField => {
  const shareAt = (x: number, y: number): number => equivalentShare(passageOver(field, x, y), dose);
  return { ...field, peak: (x, y, z) => field.peak(x, y, z) * shareAt(x, y), swept: (level) => field.swept(level, shareAt) };
};

/** The field of equivalent concentration that a dose level is compared with; null where the field has no time. */
const fieldByDose = (field: ThreatField, dose: LevelDose): ThreatField | null => {
  if (field.shape === 'path') return pathByDose(field, dose);
  if (field.shape === 'plume') return equivalentField(field, dose);
  return field.shape === 'radial' && field.plume !== undefined ? inAnyDirection(equivalentField(field.plume, dose)) : null;
};

const sameStays = ({ shorter: some = [] }: LevelDose, { shorter: others = [] }: LevelDose): boolean =>
  some.length === others.length && some.every(({ stayS, levelS }, i) => stayS === others[i]?.stayS && levelS === others[i]?.levelS);

const sameDose = (one: LevelDose, other: LevelDose | undefined): boolean =>
  one.exponent === other?.exponent && one.exposureS === other.exposureS && one.levelS === other.levelS && sameStays(one, other);

/** One zone per level, in the order of the levels; a dose level is compared with the load of the passage, the others with the highest value. */
export const footprint = (field: ThreatField, levels: readonly Level[]): readonly ZoneOnPlane[] => {
  const doses = levels.flatMap(({ dose }) => (dose === undefined ? [] : [dose]));
  const kinds = doses.filter((dose, i) => doses.findIndex((other) => sameDose(dose, other)) === i);
  if (kinds.length === 0) return drawZones(field, levels);
  const byLevel = new Map<Level, ZoneOnPlane>();
  const draw = (on: ThreatField, some: readonly Level[]): void => {
    for (const zone of drawZones(on, some)) byLevel.set(zone.level, zone);
  };
  draw(
    field,
    levels.filter(({ dose }) => dose === undefined),
  );
  for (const kind of kinds) {
    draw(
      fieldByDose(field, kind) ?? field,
      levels.filter(({ dose }) => dose !== undefined && sameDose(kind, dose)),
    );
  }
  return levels.map((level) => byLevel.get(level) ?? notReached(level));
};

/**
 * How far one level reaches, m: the reach of its zone without the widths and areas that a footprint has besides. To the last bit, but for
 * fields that the wind skews, whose edges are found to a millimetre.
 */
export const reachOfLevel = (field: ThreatField, level: Level): Pick<ZoneOnPlane, 'status' | 'reachM'> => {
  const on = level.dose === undefined ? field : (fieldByDose(field, level.dose) ?? field);
  switch (on.shape) {
    case 'plume':
      return plumeReachAlone(on, level.value);
    case 'path':
      return sweptReach(on, level.value);
    case 'radial':
      return radialZone(on, level);
    case 'ground':
      return groundReach(on, level.value);
  }
};
