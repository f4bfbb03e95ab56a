import { computeAir, stirred } from '../atmosphere/air.ts';
import { catalogue } from '../catalogue.ts';
import { leastWindMs } from '../choose/calm.ts';
import { describeSituation } from '../choose/choice.ts';
import { choose, prepare } from '../choose/prepare.ts';
import { classifyRelease } from '../choose/validation.ts';
import { footprint } from '../field/footprint.ts';
import type { ZoneOnPlane } from '../field/zone.ts';
import { sourceTerm } from '../source/source-term.ts';
import type { Level } from '../types/common-types.ts';
import type { AirKnowledge, HazardModel } from '../types/model-types.ts';
import type { Field, Scenario, SourceTerm } from '../types/pipeline.ts';
import type { ReleaseClass } from '../types/result-types.ts';
import { countReceptors, type ReceptorColumns } from './count-receptors.ts';
import type { EnsembleOptions, EnsembleSlice, MemberRange } from './ensemble-types.ts';
import { erringField, isEven } from './erring-field.ts';
import { directionSigmaDeg, roughnessRangeM } from './input-uncertainty.ts';
import { findMemberClass } from './member-class.ts';
import { drawMembers, type Member } from './members.ts';
import { describeModelError, errorAt, findAirKnowledge } from './model-error.ts';
import { scaledSource } from './scaled-source.ts';
import { writeZone, zoneRow } from './zone-rows.ts';

/** A scenario whose wind, sky, ground and stock are a member's. */
const toMemberScenario = (base: Scenario, member: Member): Scenario => ({
  ...base,
  quantityKg: base.quantityKg * member.massFactor,
  weather: {
    ...base.weather,
    windSpeedMs: base.weather.windSpeedMs * member.windFactor,
    stability: findMemberClass(base, member.cloudRank),
  },
  site: {
    ...base.site,
    roughnessM: Math.min(roughnessRangeM[1], Math.max(roughnessRangeM[0], base.site.roughnessM * member.roughnessFactor)),
  },
});

/** A cloud that the wind carries; fires and blasts stay where they are. */
const isCarried = ({ hazard }: Scenario): boolean => hazard === 'leak' || hazard === 'flammable';

/** Sources that depend on the wind, or are cheap, are computed for each member. A release from an opening is computed once and scaled. */
const isRecomputed = (scenario: Scenario, source: SourceTerm): boolean => source.poolRadiusM > 0 || !isCarried(scenario);

export interface MemberField {
  readonly field: Field;
  readonly model: HazardModel;
  readonly release: ReleaseClass;
  readonly turnDeg: number;
  /** Standard deviation of its direction, degrees; Infinity: any direction is as likely. */
  readonly sigmaDeg: number;
}

/** The field of one member, along its own wind, and how far that wind is turned. */
export const computeMemberField = (base: Scenario, baseSource: SourceTerm, member: Member, options: EnsembleOptions): MemberField => {
  const scenario = toMemberScenario(base, member);
  const measured = computeAir(scenario);
  const isCalm = isCarried(scenario) && measured.windAt10Ms < leastWindMs;
  const air = isCalm ? stirred(measured, leastWindMs) : measured;
  const recomputed = isRecomputed(base, baseSource);
  const source = scaledSource(
    recomputed ? sourceTerm(scenario, air) : baseSource,
    base,
    member.rateFactor,
    recomputed ? 1 : member.massFactor,
  );
  const { model } = choose(describeSituation(scenario, air, source));
  const sigmaDeg = isCalm ? Number.POSITIVE_INFINITY : directionSigmaDeg(options.windOrigin, air);
  return {
    field: model.compute(scenario, air, source).field,
    model,
    release: classifyRelease(source),
    turnDeg: sigmaDeg === Number.POSITIVE_INFINITY ? 360 * (member.turnRank - 0.5) : sigmaDeg * member.turn,
    sigmaDeg,
  };
};

/** The zones of a member: where its values times the model's error at their distance meet each level. */
export const drawMember = (
  { field, model, release }: MemberField,
  levels: readonly Level[],
  knowledge: AirKnowledge,
  deviate: number,
): readonly ZoneOnPlane[] => {
  const error = describeModelError(model, knowledge, release);
  const factorAt = (distanceM: number): number => Math.exp(errorAt(error, distanceM) * deviate);
  if (!isEven(error)) return footprint(erringField(field, factorAt), levels);
  const factor = factorAt(1);
  return footprint(
    field,
    levels.map((level): Level => ({ ...level, value: level.value / factor })),
  );
};

/**
 * The zones of a run of members: each with its own rate, mass, wind, class and ground, by the model that the criteria choose for
 * it, drawn where the concentration times the model's error meets each level, and turned rather than computed again for its
 * direction. In air below 1 m/s every direction is as likely. What a slice holds depends on its members alone, so any
 * slices together make the same ensemble.
 */
export const ensembleSlice = (
  scenario: Scenario,
  options: EnsembleOptions,
  range: MemberRange,
  receptors: ReceptorColumns,
): EnsembleSlice => {
  const { levels, source } = prepare(scenario);
  const knowledge = findAirKnowledge(scenario);
  const members = drawMembers(options).slice(range.from, range.to);
  const count = members.length;
  const zones = new Float64Array(count * levels.length * zoneRow);
  const turnDeg = new Float64Array(count);
  const sigmaDeg = new Float64Array(count);
  const models = new Uint8Array(count);
  members.forEach((member, i) => {
    const made = computeMemberField(scenario, source, member, options);
    const drawn = drawMember(made, levels, knowledge, member.error);
    turnDeg[i] = made.turnDeg;
    sigmaDeg[i] = made.sigmaDeg;
    models[i] = catalogue.indexOf(made.model);
    drawn.forEach((zone, k) => {
      if (!Number.isFinite(zone.reachM))
        throw new Error(`Member ${range.from + i}, ${zone.level.id}: reach ${zone.reachM} m; must be finite`);
      writeZone(zones, (i * levels.length + k) * zoneRow, zone);
    });
  });
  return { ...range, zones, turnDeg, sigmaDeg, model: models, ...countReceptors(scenario, receptors, zones, levels.length, turnDeg) };
};
