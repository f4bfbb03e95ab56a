import { prepare } from '../choose/prepare.ts';
import { eventTree, type ReleaseKind, type TreeNode } from '../risk/event-tree.ts';
import { findIgnition, type Ignition } from '../risk/ignition.ts';
import type { WeighedTable } from '../risk/individual-risk.ts';
import { type FatalEvent, fatalEvents, type Group, lossOfLife } from '../risk/societal-risk.ts';
import { spillRate } from '../source/spill-rate.ts';
import type { Caveat } from '../types/common-types.ts';
import type { Scenario, SourceTerm } from '../types/pipeline.ts';
import { type Consequence, computeConsequence, type HarmfulOutcome, scenarioOrRefuse } from './consequence.ts';
import { type Release, unisolated } from './study-releases.ts';
import { burns, poisons } from './study-substance.ts';
import type { OutcomeRisk, ReleaseRisk, RiskStudy } from './study-types.ts';

const findReleaseKind = ({ poolRadiusM, instantaneous }: SourceTerm): ReleaseKind =>
  poolRadiusM > 0 ? 'pool' : instantaneous ? 'at-once' : 'jet';

interface ReleaseSource {
  readonly source: SourceTerm;
  /** What leaves the opening, kg/s: of a liquid what is spilt, which decides its ignition; null for an instantaneous release. */
  readonly outflowKgS: number | null;
}

const computeSource = (scenario: Scenario): ReleaseSource => {
  const { air, source } = prepare(scenario);
  if (source.poolRadiusM > 0) return { source, outflowKgS: spillRate(scenario, air) };
  return { source, outflowKgS: source.summary.rateKgS };
};

/** The sources in each weather class; none where no harm of the chemical is known. */
const computeSources = (study: RiskStudy, release: Release): readonly ReleaseSource[] => {
  const { substance } = release.section;
  const asked: HarmfulOutcome | null = burns(substance) ? 'flash-fire' : poisons(substance, study.probitSet) ? 'toxic-cloud' : null;
  return asked === null ? [] : study.climate.classes.map((weather) => computeSource(scenarioOrRefuse(study, release, weather, asked)));
};

const highest = (values: readonly (number | null)[]): number | null =>
  values.some((value) => value === null) ? null : Math.max(0, ...values.map(Number));

const ignitionFor = (study: RiskStudy, release: Release, kind: ReleaseKind, rateKgS: number | null, massKg: number): Ignition | null => {
  const { substance } = release.section;
  if (!burns(substance)) return null;
  const { set, fluid, delayed } = study.ignition;
  return findIgnition(
    study.facts.ignition,
    set,
    fluid ?? (kind === 'pool' ? 'k1-liquid' : 'reactive-gas'),
    { rateKgS, massKg },
    delayed,
    poisons(substance, study.probitSet),
  );
};

/**
 * Probability that the isolation of a release fails; null where none is stated, and where it changes nothing: the stock comes out at
 * once, or is gone before.
 */
const isolationFailureFor = (study: RiskStudy, { section }: Release, sources: readonly ReleaseSource[]): number | null => {
  const { isolationMin } = section.base;
  if (isolationMin === undefined) return null;
  const isShutIn = sources.some(({ source }) => !source.instantaneous && (source.steps.at(-1)?.toS ?? 0) >= 0.999 * 60 * isolationMin);
  return isShutIn ? (section.isolationFailure ?? study.facts.isolation.failureOnDemand) : null;
};

/** Ends with the same outcome put together: one row for each outcome of a release. */
const byOutcome = (risks: readonly OutcomeRisk[]): readonly OutcomeRisk[] =>
  [...new Set(risks.map(({ outcome }) => outcome))].map((outcome) => {
    const same = risks.filter((one) => one.outcome === outcome);
    return {
      outcome,
      perYear: same.reduce((sum, { perYear }) => sum + perYear, 0),
      reachM: Math.max(...same.map(({ reachM }) => reachM)),
      deathsPerYear: same.reduce((sum, { deathsPerYear }) => sum + deathsPerYear, 0),
      models: [...new Set(same.flatMap(({ models }) => models))],
    };
  });

export interface ComputedRelease {
  readonly risk: ReleaseRisk;
  readonly tables: readonly WeighedTable[];
  readonly events: readonly FatalEvent[];
  readonly caveats: readonly Caveat[];
}

interface ComputedOutcome {
  readonly risk: OutcomeRisk;
  readonly tables: readonly WeighedTable[];
  readonly events: readonly FatalEvent[];
  readonly caveats: readonly Caveat[];
}

/** One end of the tree in every weather class. A fireball does not depend on the wind: one serves all. */
const computeOutcome = (study: RiskStudy, release: Release, { label, perYear }: TreeNode, groups: readonly Group[]): ComputedOutcome => {
  const outcome = label as HarmfulOutcome;
  const { classes } = study.climate;
  const [first] = classes;
  const shared = outcome === 'fireball' && first !== undefined ? computeConsequence(study, release, first, outcome) : null;
  const each: readonly Consequence[] = classes.map((weather) => shared ?? computeConsequence(study, release, weather, outcome));
  const presence = { indoors: study.people.indoors, dayShare: study.people.dayShare };
  const events = each.flatMap(({ table }, i) => fatalEvents(table, perYear, study.climate, i, groups, presence));
  return {
    risk: {
      outcome,
      perYear,
      reachM: Math.max(0, ...each.map(({ table }) => table.reachM)),
      deathsPerYear: lossOfLife(events),
      models: [...new Set(each.map(({ modelId }) => modelId))],
    },
    tables: each.map(({ table }, weather) => ({ weather, perYear, table })),
    events,
    caveats: each.flatMap(({ caveats }) => caveats),
  };
};

/** A release: what comes out, whether it burns, and what each end of its tree does to people. */
export const computeRelease = (study: RiskStudy, release: Release, groups: readonly Group[]): ComputedRelease => {
  const { section, perYear } = release;
  const sources = computeSources(study, release);
  const [first] = sources;
  const kind = first === undefined ? 'jet' : findReleaseKind(first.source);
  const airborneKg = Math.max(0, ...sources.map(({ source }) => source.airborneKg));
  const rateKgS = sources.length === 0 ? 0 : highest(sources.map(({ source }) => source.summary.rateKgS));
  const ignition = ignitionFor(study, release, kind, highest(sources.map(({ outflowKgS }) => outflowKgS)), airborneKg);
  const isolationFailure = isolationFailureFor(study, release, sources);
  const tree = eventTree({
    perYear,
    isolationFailure,
    kind,
    flammable: ignition !== null,
    toxic: poisons(section.substance, study.probitSet),
    immediate: ignition?.immediate ?? 0,
    delayed: ignition?.delayed ?? 0,
    explosionOfDelayed: study.ignition.congestion === 'open' ? 0 : study.facts.ignition.explosionOfDelayed.v,
  });
  const ends = tree.filter(({ isOutcome, label }) => isOutcome && label !== 'no-effect');
  const open = unisolated(release);
  const outcomes = ends.map((end) => computeOutcome(study, end.isIsolated === false ? open : release, end, groups));
  return {
    risk: {
      id: release.id,
      section: section.id,
      holeMm: release.holeMm,
      perYear,
      basis: release.basis,
      kind,
      rateKgS,
      airborneKg,
      ignition,
      isolationFailure,
      tree,
      outcomes: byOutcome(outcomes.map(({ risk }) => risk)),
    },
    tables: outcomes.flatMap(({ tables }) => tables),
    events: outcomes.flatMap(({ events }) => events),
    caveats: outcomes.flatMap(({ caveats }) => caveats),
  };
};
