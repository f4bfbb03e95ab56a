/** How well a trial's numbers are known: read in the primary report, in a transcription, or remembered. */
export const confidences = ['primary', 'secondary', 'memory'] as const;
export type Confidence = (typeof confidences)[number];

/** What was measured in a cloud. */
export const observationKinds = ['arc-max', 'half-width', 'arrival', 'departure', 'dose', 'distance-to'] as const;
export type ObservationKind = (typeof observationKinds)[number];

export const isObservationKind = (kind: string): kind is ObservationKind => observationKinds.some((known) => known === kind);

/** A measured value of a release trial. */
export interface Observation {
  /** One of `observationKinds`; another is printed with that as its flag. */
  readonly kind: string;
  /** Downwind of the source; of a `distance-to` the farthest distance at which the value was measured. */
  readonly distanceM: number;
  /** In the stated unit; of a `distance-to` the level. */
  readonly value: number;
  readonly unit: string;
  /** Height of the sensors; on the ground where not stated. */
  readonly heightM: number;
  /** Averaging time of the sensors; null: that of the scenario document. */
  readonly averagingS: number | null;
  /** Why the value is printed but not scored; null: it is scored. */
  readonly flag: string | null;
}

/** One way to put the release in: a document in the format of docs/scenario.md. */
export interface TrialScenario {
  readonly name: string;
  readonly document: Readonly<Record<string, unknown>>;
}

/** Published score of another model: share within a factor of two, geometric mean bias, geometric variance. */
export interface OtherScore {
  readonly model: string;
  readonly fac2: number | null;
  readonly mg: number | null;
  readonly vg: number | null;
}

/** A release trial: one release, entered in one or more ways, and what was measured. */
export interface ReleaseTrial {
  readonly id: string;
  readonly name: string;
  readonly confidence: Confidence;
  readonly source: string;
  readonly scenarios: readonly TrialScenario[];
  readonly observed: readonly Observation[];
  /** Scores of other models, and what they were computed on. */
  readonly others: { readonly note: string; readonly scores: readonly OtherScore[] } | null;
}

type Members = Readonly<Record<string, unknown>>;

const isMembers = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);

const textOr = (value: unknown, fallback: string): string => (typeof value === 'string' && value !== '' ? value : fallback);

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const isOneOf = <T extends string>(names: readonly T[], value: unknown): value is T => names.some((name) => name === value);

/** A file of release trials that cannot be read: where and why. */
export class UnreadableTrial extends Error {}

const positive = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null);

/** Why a value cannot be scored; null where it can. */
const findFault = (kind: string, distanceM: number | null, value: number | null): string | null => {
  if (!isObservationKind(kind)) return `kind ${JSON.stringify(kind)}; allowed: ${observationKinds.join(', ')}`;
  return distanceM === null || value === null ? 'distanceM and value must be numbers above 0' : null;
};

const readObservation = (given: unknown, where: string): Observation => {
  if (!isMembers(given)) throw new UnreadableTrial(`${where} is no object`);
  const kind = textOr(given.kind, 'not stated');
  const distanceM = positive(given.distanceM);
  const value = positive(given.value);
  const seconds = kind === 'arrival' || kind === 'departure';
  const fallback = seconds ? 's' : kind === 'half-width' ? 'm' : 'ppm';
  const isFlagged = given.flag !== undefined && given.flag !== null && given.flag !== false;
  return {
    kind,
    distanceM: distanceM ?? 0,
    value: value ?? 0,
    unit: textOr(given.unit, fallback),
    heightM: typeof given.heightM === 'number' ? Math.max(0, given.heightM) : 0,
    averagingS: positive(given.averagingS),
    flag: isFlagged ? textOr(given.flag, 'flagged') : findFault(kind, distanceM, value),
  };
};

const readScenario = (value: unknown, where: string): TrialScenario => {
  if (!isMembers(value) || !isMembers(value.scenario)) throw new UnreadableTrial(`${where}.scenario is no object`);
  return { name: textOr(value.name, where), document: value.scenario };
};

const readOthers = (value: unknown): ReleaseTrial['others'] => {
  if (!isMembers(value)) return null;
  const scores = Object.entries(value)
    .filter(([, figures]) => Array.isArray(figures))
    .map(([model, figures]) => {
      const [fac2, mg, vg] = list(figures).map(positive);
      return { model, fac2: fac2 ?? null, mg: mg ?? null, vg: vg ?? null };
    });
  return scores.length === 0 ? null : { note: textOr(value.note, ''), scores };
};

const readTrial = (value: unknown, i: number): ReleaseTrial => {
  if (!isMembers(value)) throw new UnreadableTrial(`trials[${i}] is no object`);
  const id = textOr(value.id, `trials[${i}]`);
  return {
    id,
    name: textOr(value.name, id),
    // Numbers of unknown origin are no better than remembered ones.
    confidence: isOneOf(confidences, value.confidence) ? value.confidence : 'memory',
    source: textOr(value.source, 'not stated'),
    scenarios: list(value.scenarios).map((one, k) => readScenario(one, `${id}: scenarios[${k}]`)),
    observed: list(value.observed).map((one, k) => readObservation(one, `${id}: observed[${k}]`)),
    others: readOthers(value.others),
  };
};

/** The trials of a file of `kind` "release-trials"; null for another format. Throws `UnreadableTrial` where one of them cannot be read. */
export const readReleaseTrials = (json: unknown): readonly ReleaseTrial[] | null =>
  isMembers(json) && json.kind === 'release-trials' ? list(json.trials).map(readTrial) : null;
