/** How a release comes out. */
export type ReleaseKind = 'jet' | 'pool' | 'at-once';

export const outcomes = ['jet-fire', 'pool-fire', 'fireball', 'flash-fire', 'explosion', 'toxic-cloud', 'no-effect'] as const;
export type Outcome = (typeof outcomes)[number];

export type Branch = 'release' | 'isolated' | 'isolation-failed' | 'ignited-at-once' | 'not-at-once' | 'ignited-later' | 'not-ignited';

/** A node of the tree as it is drawn; screens translate `label`. Plain data, parents before children. */
export interface TreeNode {
  readonly id: string;
  /** null for the release itself. */
  readonly parent: string | null;
  readonly label: Branch | Outcome;
  /** An end of the tree. */
  readonly isOutcome: boolean;
  /** Whether the section is shut in on this way of the tree; null where nothing is to be shut in. */
  readonly isIsolated: boolean | null;
  /** Given the parent, 0–1. */
  readonly probability: number;
  /** Given the release, 0–1. */
  readonly share: number;
  readonly perYear: number;
}

export interface TreeInput {
  readonly perYear: number;
  /** Probability that a leak which is to be shut in is not; null where nothing is to be shut in. */
  readonly isolationFailure: number | null;
  readonly kind: ReleaseKind;
  readonly flammable: boolean;
  readonly toxic: boolean;
  readonly immediate: number;
  readonly delayed: number;
  /** Share of delayed ignitions that explode rather than flash: 0 where nothing congests the cloud. */
  readonly explosionOfDelayed: number;
}

const burnsAs = { jet: 'jet-fire', pool: 'pool-fire', 'at-once': 'fireball' } as const satisfies Record<ReleaseKind, Outcome>;

/** Shares of the outcomes; they sum to one because the last is what the others leave. */
const computeShares = ({ kind, flammable, toxic, immediate, delayed, explosionOfDelayed }: TreeInput): ReadonlyMap<Outcome, number> => {
  const unburnt: Outcome = toxic ? 'toxic-cloud' : 'no-effect';
  if (!flammable) return new Map([[unburnt, 1]]);
  const explosion = delayed * explosionOfDelayed;
  return new Map<Outcome, number>([
    [burnsAs[kind], immediate],
    ['flash-fire', delayed - explosion],
    ['explosion', explosion],
    [unburnt, 1 - immediate - delayed],
  ]);
};

/**
 * The event tree of a release: is it shut in, does it ignite immediately (jet fire, pool fire, fireball), later (flash fire or explosion), or
 * not at all (toxic cloud or nothing). Share of an end = product of the probabilities on its way; f(end) = f(release) × share, per year.
 * Source cpr18e, section 4.8: immediate, then delayed split between flash fire and explosion; hyram-qra: failure of isolation. Ignition
 * is taken as equally likely on both sides of isolation, since it follows the rate. An instantaneous release that ignites immediately is assumed to burn
 * as a fireball. Ends of probability 0 are left out.
 */
export const eventTree = (input: TreeInput): readonly TreeNode[] => {
  const { perYear, kind, flammable, immediate, delayed, isolationFailure } = input;
  if (!(immediate >= 0 && delayed >= 0 && immediate + delayed <= 1 + 1e-12))
    throw new RangeError(`Ignition probabilities are ${immediate} and ${delayed}; each must be at least 0 and their sum at most 1`);
  if (isolationFailure !== null && !(isolationFailure >= 0 && isolationFailure <= 1))
    throw new RangeError(`Failure of isolation is ${isolationFailure}; it must be 0 to 1`);
  const shares = computeShares(input);
  const nodes: TreeNode[] = [];
  const add = (
    parent: TreeNode | null,
    label: Branch | Outcome,
    probability: number,
    isOutcome: boolean,
    isIsolated = parent?.isIsolated ?? null,
  ): TreeNode | null => {
    if (!(probability > 0)) return null;
    const share = (parent?.share ?? 1) * probability;
    const id = parent === null ? label : `${parent.id}/${label}`;
    const node = { id, parent: parent?.id ?? null, label, isOutcome, isIsolated, probability, share, perYear: perYear * share };
    nodes.push(node);
    return node;
  };
  /** Ends below a branch, of which each is a share of the release given the isolation. */
  const addEnds = (parent: TreeNode | null, given: number, outcomes: readonly Outcome[]): void => {
    if (parent === null) return;
    for (const outcome of outcomes) add(parent, outcome, (shares.get(outcome) ?? 0) / given, true);
  };
  const addIgnition = (from: TreeNode | null): void => {
    if (from === null) return;
    if (!flammable) {
      addEnds(from, 1, [...shares.keys()]);
      return;
    }
    const left = 1 - immediate;
    addEnds(add(from, 'ignited-at-once', immediate, false), immediate, [burnsAs[kind]]);
    const late = add(from, 'not-at-once', left, false);
    if (late === null) return;
    addEnds(add(late, 'ignited-later', delayed / left, false), delayed, ['flash-fire', 'explosion']);
    addEnds(add(late, 'not-ignited', (left - delayed) / left, false), left - delayed, ['toxic-cloud', 'no-effect']);
  };
  const release = add(null, 'release', 1, false);
  if (isolationFailure === null) addIgnition(release);
  else {
    addIgnition(add(release, 'isolated', 1 - isolationFailure, false, true));
    addIgnition(add(release, 'isolation-failed', isolationFailure, false, false));
  }
  return nodes;
};
