import { chemicals, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, type Substance } from '@hazardguard/engine';
import { denseCloudField, lastWhere, type PlumeField, prepare, type Random, Refusal, randomFrom } from '@hazardguard/engine/models';
import { between, chance, logBetween, pick } from '../fuzz/draw.ts';

/** Members of a scenario document. */
type Members = Readonly<Record<string, unknown>>;

/** A stock and its weather; each law adds how it is released. */
interface DrawnStock {
  readonly substance: Substance;
  readonly quantityKg: number;
  readonly document: Members;
}

/** Two releases compared by one figure: what the second has over the first, and the range that a law allows. */
export interface Comparison {
  readonly law: string;
  readonly models: string;
  readonly ratio: number;
  readonly least: number;
  readonly most: number;
  /** The figure, and the releases it is of, to find the cause. */
  readonly what: string;
  readonly documents: readonly Members[];
}

/** A cloud on the ground and what made it. */
interface ReleasedCloud {
  readonly document: Members;
  readonly field: PlumeField;
  readonly model: string;
}

/** The cloud of a document; null where it is refused in words, or makes none. What is thrown otherwise is a fault. */
export type ComputeCloud = (substance: Substance, document: Members) => ReleasedCloud | null;

/** A law tried on a stock. */
type ReleaseLaw = (stock: DrawnStock, random: Random, compute: ComputeCloud) => readonly Comparison[];

export const isBroken = ({ ratio, least, most }: Comparison): boolean => !(ratio >= least && ratio <= most);

/** How far a ratio is beyond what is allowed, as a factor: 1 within it, infinite of what is no number. */
export const excessOf = ({ ratio, least, most }: Comparison): number =>
  Number.isFinite(ratio) && ratio > 0 ? Math.max(1, ratio / most, least / ratio) : Number.POSITIVE_INFINITY;

const clouds: readonly Substance[] = chemicals
  .map(toSubstance)
  .filter(({ toxicLevels, lowerFlammableLimit }) => (toxicLevels?.length ?? 0) > 0 || lowerFlammableLimit !== undefined);

/** Storage at the temperature of the air, refrigerated, warm, or at some pressure. */
const storageFor = (random: Random, { boilingPoint = 300 }: Substance): Members =>
  pick<() => Members>(random, [
    () => ({}),
    () => ({}),
    () => ({ temperatureC: boilingPoint - 273.15 - between(random, 0.5, 20) }),
    () => ({ temperatureC: boilingPoint - 273.15 + logBetween(random, 3, 80) }),
    () => ({ pressureKpa: logBetween(random, 150, 5000) }),
  ])();

/** A stock of any chemical of the library that makes a cloud, 10 kg to 500 t, in any weather; the check may refuse it. */
const drawStock = (random: Random): DrawnStock => {
  const substance = pick(random, clouds);
  const quantityKg = logBetween(random, 10, 500_000);
  return {
    substance,
    quantityKg,
    document: {
      chemical: substance.cas,
      hazard: (substance.toxicLevels?.length ?? 0) > 0 ? 'leak' : 'flammable',
      mode: 'best-estimate',
      quantityKg,
      storage: storageFor(random, substance),
      weather: {
        windSpeedMs: logBetween(random, 1, 15),
        windFromDeg: 270,
        temperatureC: between(random, -10, 42),
        humidityPercent: between(random, 10, 95),
        stability: pick(random, ['A', 'B', 'C', 'D', 'E', 'F']),
      },
      site: { latitude: 20, longitude: 73, roughnessM: logBetween(random, 0.003, 1) },
    },
  };
};

/** The answer of some work, or null where it is refused in words. */
const unlessRefused = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

export const computeCloud: ComputeCloud = (substance, document) => {
  const checked = checkScenario(document, substance);
  if (!checked.ok) return null;
  return unlessRefused(() => {
    const { model, air, source } = prepare(checked.scenario);
    const { field } = model.compute(checked.scenario, air, source);
    return field.shape === 'plume' ? { document, field, model: model.id } : null;
  });
};

interface Allowed {
  readonly law: string;
  readonly least: number;
  readonly most: number;
}

/** Two clouds by a figure at each of several places or levels; null where it says nothing. */
const compare = (
  one: ReleasedCloud | null,
  other: ReleasedCloud | null,
  allowed: Allowed,
  at: readonly number[],
  figure: (field: PlumeField, at: number) => number | null,
  describe: (at: number, first: number, second: number) => string,
): readonly Comparison[] => {
  if (one === null || other === null) return [];
  const models = [...new Set([one.model, other.model])].join(' → ');
  return at.flatMap((place) => {
    const [first, second] = [figure(one.field, place), figure(other.field, place)];
    if (first === null || second === null) return [];
    const what = describe(place, first, second);
    return [{ ...allowed, models, ratio: second / first, what, documents: [one.document, other.document] }];
  });
};

/** Levels that reaches are compared at: a thousandth of pure gas and less, ppm. */
const levels: readonly number[] = [1000, 30];

/** A level lies well below the source where the axis is somewhere so much higher. */
const wellBelow = 10;

/** Nearer zones hang on the size of the source, m. */
const nearestM = 30;

const firstM = 1;
const growth = 1.04;

/** Farthest place on the axis that has a level, m; null where it is not well below the source, nearer than `nearestM` or out of range. */
const findReach = ({ axisPeak, rangeM }: PlumeField, ppm: number): number | null => {
  if (axisPeak(rangeM) >= ppm) return null;
  let highest = 0;
  let last = 0;
  for (let x = firstM; x < rangeM; x *= growth) {
    const value = axisPeak(x);
    highest = Math.max(highest, value);
    if (value >= ppm) last = x;
  }
  if (highest < wellBelow * ppm) return null;
  const reachM = lastWhere((x) => axisPeak(x) >= ppm, last, last * growth, 1e-5 * last);
  return reachM < nearestM ? null : reachM;
};

const compareReaches = (one: ReleasedCloud | null, other: ReleasedCloud | null, allowed: Allowed, at = levels): readonly Comparison[] =>
  compare(one, other, allowed, at, findReach, (ppm, first, second) => `to ${ppm} ppm ${first.toFixed(0)} m, then ${second.toFixed(0)} m`);

/** Fainter values are of no interest, ppm. */
const faintest = 1;

const compareAxes = (one: ReleasedCloud | null, other: ReleasedCloud | null, places: readonly number[], allowed: Allowed) =>
  compare(
    one,
    other,
    allowed,
    places,
    ({ axisPeak }, x) => (axisPeak(x) < faintest ? null : axisPeak(x)),
    (x, first, second) => `at ${x} m ${first.toPrecision(4)} ppm, then ${second.toPrecision(4)} ppm`,
  );

const places: readonly number[] = [10, 30, 100, 300, 1000, 3000, 10_000, 19_000];

/** A stock that lasts for any release. */
const endless = { quantityKg: 1e9 };

/** How a stated release enters the air: as a gas, or as a liquid under pressure does. */
const statedEntry = (random: Random): Members => ({
  type: 'direct',
  ...(chance(random, 0.5) ? {} : { liquidFraction: between(random, 0.1, 0.9) }),
});

/**
 * A release of hours is the steady plume, as far as it takes no more than a quarter of its time to pass; the gas around its source likewise.
 * The steady plume is what the wind carries. Where it is wider to one side than it has come, in light wind, gas has run out by its weight faster than
 * that: what is highest there is the front of a release, which a steady one has not, and a shorter release gives up to twice as much. The law is for places beyond.
 */
const longIsSteady: ReleaseLaw = ({ substance, document }, random, compute) => {
  const entry = { ...statedEntry(random), rateKgS: logBetween(random, 0.01, 200) };
  const durationMin = logBetween(random, 10, 300);
  const lasting = (times: number) =>
    compute(substance, { ...document, ...endless, rupture: { ...entry, durationMin: times * durationMin } });
  const [long, longer] = [lasting(1), lasting(10)];
  if (longer === null) return [];
  const { arrivalS, axisPeak, halfWidth, sourceRadiusM } = longer.field;
  const near = places.filter((x) => 4 * arrivalS(Math.max(x, 5 * sourceRadiusM)) < 60 * durationMin && halfWidth(x, 0.5 * axisPeak(x)) < x);
  return compareAxes(long, longer, near, { law: 'long is steady', least: 0.95, most: 1.05 });
};

/** Travel time against which a second is a moment, s. */
const momentsLater = 20;

/** A release of a second is the instantaneous cloud, from five of its radii on and where it has travelled twenty seconds. */
const secondIsInstantaneous: ReleaseLaw = ({ substance, quantityKg, document }, random, compute) => {
  const entry = statedEntry(random);
  const atOnce = compute(substance, { ...document, rupture: entry });
  const second = compute(substance, { ...document, rupture: { ...entry, rateKgS: quantityKg } });
  if (atOnce === null) return [];
  const far = places.filter((x) => x > 5 * Math.cbrt(quantityKg / 3) && atOnce.field.arrivalS(x) > momentsLater);
  return compareAxes(atOnce, second, far, { law: 'a second is instantaneous', least: 0.9, most: 1.1 });
};

/** How much neighbours differ, and what a reach may do between them: no shorter, and no jump. */
const step = 1.05;
const noShorter = { least: 0.98, most: 1.1 };

/**
 * The same of a rate that falls. It is followed by stretches, of which the higher of two neighbours is up to 4 % below the best between them (decision
 * 0110), and a cloud under a lid or heavy in stable air falls with the distance as slowly as x^-0.8: a reach can lack 5 %. With stretches half as far
 * apart, a dip of 4 % becomes one of 1 %.
 */
const bySteps = { ...noShorter, least: 0.95 };

/** A hole as much wider has twice as much more area, so that its rate may carry a level twice as much farther. */
const byArea = { ...bySteps, most: noShorter.most ** 2 };

/** The reaches of a release and of its neighbour. */
const compareNeighbours = (
  { substance, document }: DrawnStock,
  compute: ComputeCloud,
  law: string,
  make: (times: number) => Members,
  allowed = noShorter,
): readonly Comparison[] => {
  const [one, other] = [1, step].map((times) => compute(substance, { ...document, ...make(times) }));
  return compareReaches(one ?? null, other ?? null, { law, ...allowed });
};

const largerHole: ReleaseLaw = (stock, random, compute) => {
  const diameterM = logBetween(random, 0.01, 0.5);
  return compareNeighbours(
    stock,
    compute,
    'larger hole',
    (times) => ({ rupture: { type: 'circular', diameterM: times * diameterM } }),
    byArea,
  );
};

/**
 * Far away the whole vessel against a hole that may empty it within seconds, whose jet an obstacle stops. The momentum of a free jet carries
 * its cloud on by tens to hundreds of metres, where a vessel that bursts goes in all directions; and near by a heap that falls over at
 * once is thinned more than gas that comes while it does: so the law is for the far level, within a tenth.
 */
const wholeVessel: ReleaseLaw = ({ substance, quantityKg, document }, random, compute) => {
  const diameterM = Math.min(10, logBetween(random, 0.1, 1) * Math.cbrt(quantityKg / 500));
  const hole = compute(substance, { ...document, rupture: { type: 'circular', diameterM, direction: 'impinging' } });
  const whole = compute(substance, { ...document, rupture: { type: 'catastrophic' } });
  return compareReaches(hole, whole, { law: 'whole vessel', least: 0.9, most: Number.POSITIVE_INFINITY }, levels.slice(1));
};

const longerTime: ReleaseLaw = (stock, random, compute) => {
  const entry = { ...statedEntry(random), rateKgS: logBetween(random, 0.01, 200) };
  const durationMin = logBetween(random, 0.1, 300);
  return compareNeighbours(stock, compute, 'longer time', (times) => ({
    ...endless,
    rupture: { ...entry, durationMin: times * durationMin },
  }));
};

const ruptures: readonly ((random: Random) => Members)[] = [
  (random) => ({ type: 'circular', diameterM: logBetween(random, 0.01, 0.5) }),
  (random) => ({ ...statedEntry(random), rateKgS: logBetween(random, 0.01, 200) }),
  () => ({ type: 'catastrophic' }),
];

/** More stock behind the same hole, released at the same rate, or at once. */
const moreStock: ReleaseLaw = (stock, random, compute) => {
  const rupture = pick(random, ruptures)(random);
  const make = (times: number): Members => ({ quantityKg: times * stock.quantityKg, rupture });
  return compareNeighbours(stock, compute, `more stock, ${String(rupture.type)}`, make, bySteps);
};

const laterStop: ReleaseLaw = (stock, random, compute) => {
  const rupture = { type: 'circular', diameterM: logBetween(random, 0.01, 0.3) };
  const isolationMin = logBetween(random, 0.1, 120);
  return compareNeighbours(stock, compute, 'later stop', (times) => ({ isolationMin: times * isolationMin, rupture }), bySteps);
};

/** A jet from aloft that is a little higher, or faster, reaches a little farther or less far. */
const jetFromAloft: ReleaseLaw = (stock, random, compute) => {
  const jet = {
    heightM: logBetween(random, 1, 60),
    exitVelocityMs: logBetween(random, 5, 250),
    exitDiameterM: logBetween(random, 0.03, 1),
    rateKgS: logBetween(random, 0.1, 100),
  };
  const direction = pick(random, ['along-wind', 'up', 'down', 'impinging']);
  const entry = { ...statedEntry(random), durationMin: logBetween(random, 1, 60), direction };
  const changed = pick(random, ['heightM', 'exitVelocityMs'] as const);
  const make = (times: number): Members => ({ ...endless, rupture: { ...entry, ...jet, [changed]: times * jet[changed] } });
  return compareNeighbours(stock, compute, `jet from aloft, ${direction}, ${changed}`, make, { least: 1 / 1.1, most: 1.1 });
};

/** A large cloud, kg, clearly heavier than air, as a share of its density. */
const largeKg = 1000;
const clearlyHeavier = 1.05;

/** Exponent of the fall with distance while a cloud is dense: neutral and stable air, and unstable air, whose stirring thins it faster. */
const decays = { stirred: { least: 1, most: 3.4 }, calm: { least: 1, most: 2.7 } } as const;

/**
 * A ton or more at once falls with the distance as x^-1 to x^-2.7, from ten of its first radii to where its Richardson number falls below 1;
 * in the unstable air of classes A to C to x^-3.4. The curves of Britter and McQuaid for puffs fall as x^-1.4 to x^-3.3.
 */
const decayWhileDense: ReleaseLaw = ({ substance, quantityKg, document }, random) => {
  const rupture = statedEntry(random);
  const checked = checkScenario({ ...document, rupture }, substance);
  if (!checked.ok || quantityKg < largeKg) return [];
  const prepared = unlessRefused(() => prepare(checked.scenario));
  if (prepared === null || prepared.source.densityKgM3 < clearlyHeavier * prepared.air.densityKgM3) return [];
  const { air, source } = prepared;
  const { field, table } = denseCloudField(
    { ...source, substance },
    { massKg: quantityKg, durationS: 0, jetS: undefined, poolRadiusM: 0, velocityMs: 0, flight: undefined },
    air,
    600,
  );
  const fromM = 10 * Math.cbrt(quantityKg / (Math.PI * source.densityKgM3));
  const toM = table.x[table.richardson.findIndex((richardson) => richardson < 1)] ?? 0;
  if (toM < 2 * fromM) return [];
  const [first, second] = [field.axisPeak(fromM), field.axisPeak(toM)];
  const ratio = Math.log(first / second) / Math.log(toM / fromM);
  const what = `${first.toPrecision(3)} ppm at ${fromM.toFixed(0)} m, ${second.toPrecision(3)} ppm at ${toM.toFixed(0)} m`;
  const allowed = 'ABC'.includes(air.stability) ? decays.stirred : decays.calm;
  return [{ law: 'decay while dense', ...allowed, models: 'dense-puff', ratio, what, documents: [{ ...document, rupture }] }];
};

const releaseLaws: readonly ReleaseLaw[] = [
  longIsSteady,
  secondIsInstantaneous,
  largerHole,
  wholeVessel,
  longerTime,
  moreStock,
  laterStop,
  jetFromAloft,
  decayWhileDense,
];

/** Work of one cloud beyond which it takes too long, ms of its own thread. */
const longestMs = 1000;

const computedMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** A stock and what the laws compared on it. */
export interface TriedStock {
  readonly seed: number;
  readonly clouds: number;
  /** Longest work of one cloud, ms. */
  readonly slowestMs: number;
  readonly compared: readonly Comparison[];
}

/** What is no number a law speaks of: an exception, or a cloud that takes too long. */
const fault = (what: string, document: Members): Comparison => ({
  law: 'fault',
  models: '',
  ratio: Number.NaN,
  least: 1,
  most: 1,
  what,
  documents: [document],
});

/** The stock of a seed, and a share of the laws tried on it. A smaller share finds a subset. Reproducible by seed. */
export const tryStock = (seed: number, share = 1, compute = computeCloud): TriedStock => {
  const random = randomFrom(seed);
  const stock = drawStock(random);
  const compared: Comparison[] = [];
  let count = 0;
  let slowestMs = 0;
  let last = stock.document;
  const timed: ComputeCloud = (substance, document) => {
    last = document;
    const start = computedMs();
    const cloud = compute(substance, document);
    const ms = computedMs() - start;
    count++;
    slowestMs = Math.max(slowestMs, ms);
    if (ms > longestMs) compared.push(fault(`takes ${ms.toFixed(0)} ms`, document));
    return cloud;
  };
  for (const law of releaseLaws) {
    const own = randomFrom(Math.floor(1e9 * random.uniform()));
    if (!chance(random, share)) continue;
    try {
      compared.push(...law(stock, own, timed));
    } catch (error) {
      compared.push(fault(error instanceof Error ? error.message : String(error), last));
    }
  }
  return { seed, clouds: count, slowestMs, compared };
};
