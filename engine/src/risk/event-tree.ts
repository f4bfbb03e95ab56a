/** How a release comes out. */
export type ReleaseKind = 'jet' | 'pool' | 'at-once';

export const outcomes = ['jet-fire', 'pool-fire', 'fireball', 'flash-fire', 'explosion', 'toxic-cloud', 'no-effect'] as const;
export type Outcome = (typeof outcomes)[number];

export type Branch = 'release' | 'ignited-at-once' | 'not-at-once' | 'ignited-later' | 'not-ignited';

/** A node of the tree as it is drawn; screens translate `label`. Plain data, parents before children. */
export interface TreeNode {
  readonly id: string;
  /** null for the release itself. */
  readonly parent: string | null;
  readonly label: Branch | Outcome;
  /** An end of the tree. */
  readonly isOutcome: boolean;
  /** Given the parent, 0–1. */
  readonly probability: number;
  /** Given the release, 0–1. */
  readonly share: number;
  readonly perYear: number;
}

export interface TreeInput {
  readonly perYear: number;
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
const sharesOf = ({ kind, flammable, toxic, immediate, delayed, explosionOfDelayed }: TreeInput): ReadonlyMap<Outcome, number> => {
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
 * The event tree of a release: does it ignite at once (jet fire, pool fire, fireball), later (flash fire or explosion), or not at all
 * (toxic cloud or nothing). Share of an end = product of the probabilities on its way; f(end) = f(release) × share, per year.
 * Source cpr18e, section 4.8: immediate, then delayed split between flash fire and explosion. A whole stock that ignites at once is
 * taken to burn as a fireball. Ends of probability 0 are left out.
 */
export const eventTree = (input: TreeInput): readonly TreeNode[] => {
  const { perYear, kind, flammable, immediate, delayed } = input;
  if (!(immediate >= 0 && delayed >= 0 && immediate + delayed <= 1 + 1e-12))
    throw new RangeError(`Ignition probabilities are ${immediate} and ${delayed}; each must be at least 0 and their sum at most 1`);
  const shares = sharesOf(input);
  const nodes: TreeNode[] = [{ id: 'release', parent: null, label: 'release', isOutcome: false, probability: 1, share: 1, perYear }];
  const add = (parent: string, parentShare: number, label: Branch | Outcome, share: number, isOutcome: boolean): void => {
    if (!(share > 0)) return;
    const probability = share / parentShare;
    nodes.push({ id: `${parent}/${label}`, parent, label, isOutcome, probability, share, perYear: perYear * share });
  };
  const end = (parent: string, parentShare: number, outcome: Outcome): void =>
    add(parent, parentShare, outcome, shares.get(outcome) ?? 0, true);
  if (!flammable) {
    for (const outcome of shares.keys()) end('release', 1, outcome);
    return nodes;
  }
  const left = 1 - immediate;
  const none = left - delayed;
  const lateId = 'release/not-at-once';
  add('release', 1, 'ignited-at-once', immediate, false);
  end('release/ignited-at-once', immediate, burnsAs[kind]);
  add('release', 1, 'not-at-once', left, false);
  add(lateId, left, 'ignited-later', delayed, false);
  end(`${lateId}/ignited-later`, delayed, 'flash-fire');
  end(`${lateId}/ignited-later`, delayed, 'explosion');
  add(lateId, left, 'not-ignited', none, false);
  end(`${lateId}/not-ignited`, none, 'toxic-cloud');
  end(`${lateId}/not-ignited`, none, 'no-effect');
  return nodes;
};
