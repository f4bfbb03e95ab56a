import { chemicals, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, type Substance } from '@hazardguard/engine';
import { lastWhere, type PlumeField, prepare, type Random, Refusal, randomFrom } from '@hazardguard/engine/models';
import { between, chance, logBetween, pick } from '../fuzz/draw.ts';

/** Members of a scenario document. */
type Members = Readonly<Record<string, unknown>>;

/** A stock and its weather; each law adds how it is released. */
export interface DrawnStock {
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
  /** The figure, and the releases, for whoever looks for the cause. */
  readonly what: string;
  readonly documents: readonly Members[];
}

export const isBroken = ({ ratio, least, most }: Comparison): boolean => !(ratio >= least && ratio <= most);

/** How far a ratio is beyond what is allowed, as a factor; 1 within it, infinite for what is no number. */
export const excessOf = ({ ratio, least, most }: Comparison): number =>
  Number.isFinite(ratio) && ratio > 0 ? Math.max(1, ratio / most, least / ratio) : Number.POSITIVE_INFINITY;

const library: readonly Substance[] = chemicals.map(toSubstance);
const clouds = library.filter(
  ({ toxicLevels, lowerFlammableLimit }) => (toxicLevels?.length ?? 0) > 0 || lowerFlammableLimit !== undefined,
);

/** Storage at the air's temperature, warmer, refrigerated, or as a gas under pressure. */
const storageFor = (random: Random, { boilingPoint = 300 }: Substance): Members =>
  pick<() => Members>(random, [
    () => ({}),
    () => ({}),
    () => ({ temperatureC: boilingPoint - 273.15 - between(random, 0.5, 20) }),
    () => ({ temperatureC: boilingPoint - 273.15 + logBetween(random, 3, 80) }),
    () => ({ pressureKpa: logBetween(random, 150, 5000) }),
  ])();

/** A stock of any chemical of the library, 10 kg to 500 t, in any weather; the check may refuse it. Reproducible from `random`. */
export const drawStock = (random: Random): DrawnStock => {
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

interface Cloud {
  readonly document: Members;
  readonly field: PlumeField;
  readonly model: string;
}

/** The cloud of a document; null where it is refused in words, or makes none. What is thrown otherwise is a fault. */
const computeCloud = (substance: Substance, document: Members): Cloud | null => {
  const checked = checkScenario(document, substance);
  if (!checked.ok) return null;
  try {
    const { model, air, source } = prepare(checked.scenario);
    const { field } = model.compute(checked.scenario, air, source);
    return field.shape === 'plume' ? { document, field, model: model.id } : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
};

/** Levels that reaches are compared at: from a thousandth of pure gas, ppm. */
const levels = [1000, 30] as const;

/** A level lies well below the source where the axis is somewhere so much higher. */
const wellBelow = 10;

/** Nearer zones hang on the size of the source, m. */
const nearestM = 30;

const firstM = 1;
const growth = 1.04;

/** Farthest place on the axis at which a level is met, m; null where it is none well below the source, nearer than `nearestM`, or out of range. */
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

interface Between {
  readonly law: string;
  readonly least: number;
  readonly most: number;
}

/** The reaches of two clouds. */
const compareReaches = (one: Cloud | null, other: Cloud | null, allowed: Between): readonly Comparison[] => {
  if (one === null || other === null) return [];
  return levels.flatMap((ppm) => {
    const [first, second] = [findReach(one.field, ppm), findReach(other.field, ppm)];
    if (first === null || second === null) return [];
    const models = [...new Set([one.model, other.model])].join(' → ');
    const what = `to ${ppm} ppm ${first.toFixed(0)} m, then ${second.toFixed(0)} m`;
    return [{ ...allowed, models, ratio: second / first, what, documents: [one.document, other.document] }];
  });
};

const compareAxes = (one: Cloud | null, other: Cloud | null, places: readonly number[], allowed: Between): readonly Comparison[] => {
  if (one === null || other === null) return [];
  return places.flatMap((x) => {
    const [first, second] = [one.field.axisPeak(x), other.field.axisPeak(x)];
    if (first < 1 || second < 1) return [];
    const models = [...new Set([one.model, other.model])].join(' → ');
    const what = `at ${x.toFixed(0)} m ${first.toPrecision(4)} ppm, then ${second.toPrecision(4)} ppm`;
    return [{ ...allowed, models, ratio: second / first, what, documents: [one.document, other.document] }];
  });
};

/** A law tried on a stock. */
export type ReleaseLaw = (stock: DrawnStock, random: Random) => readonly Comparison[];

const places = [10, 30, 100, 300, 1000, 3000, 10_000, 19_000] as const;

const released = ({ substance, document }: DrawnStock, rupture: Members, more: Members = {}): Cloud | null =>
  computeCloud(substance, { ...document, ...more, rupture });

/** How a stated release enters the air: a gas, or as a liquid under pressure does. */
const statedEntry = (random: Random): Members => (chance(random, 0.5) ? {} : { liquidFraction: between(random, 0.1, 0.9) });

/** A release of hours is the steady plume, as far as it takes no more than a share of its time to travel. */
const longIsSteady: ReleaseLaw = (stock, random) => {
  const rateKgS = logBetween(random, 0.01, 200);
  const entry = statedEntry(random);
  const durationMin = logBetween(random, 10, 300);
  const [long, longer] = [1, 10].map((times) =>
    released(stock, { type: 'direct', rateKgS, durationMin: times * durationMin, ...entry }, { quantityKg: 1e9 }),
  );
  if (long == null || longer == null) return [];
  // The gas that lies around the source is fed, and lies, for as long as its own length takes to pass.
  const near = places.filter((x) => 4 * longer.field.arrivalS(Math.max(x, 5 * longer.field.sourceRadiusM)) < 60 * durationMin);
  return compareAxes(long, longer, near, { law: 'long is steady', least: 0.95, most: 1.05 });
};

/** A release of a second is the instantaneous cloud, from some radii of it on. */
const secondIsInstant: ReleaseLaw = (stock, random) => {
  const { quantityKg } = stock;
  const entry = statedEntry(random);
  const second = released(stock, { type: 'direct', rateKgS: quantityKg, ...entry });
  const burst = released(stock, { type: 'direct', ...entry });
  if (burst === null || second === null) return [];
  const radiusM = Math.cbrt(quantityKg / 3);
  // Where it is at once against the time that it travels.
  const far = places.filter((x) => x > 5 * radiusM && burst.field.arrivalS(x) > 20);
  return compareAxes(burst, second, far, { law: 'a second is instantaneous', least: 0.9, most: 1.1 });
};

/** Neighbours this far apart. */
const step = 1.05;
const steady: Omit<Between, 'law'> = { least: 0.98, most: 1.1 };

const largerHole: ReleaseLaw = (stock, random) => {
  const diameterM = logBetween(random, 0.01, 0.5);
  const [one, other] = [diameterM, step * diameterM].map((d) => released(stock, { type: 'circular', diameterM: d }));
  return compareReaches(one ?? null, other ?? null, { law: 'larger hole', ...steady });
};

/**
 * The whole vessel against a hole that may empty it within seconds, whose jet an obstacle stops: the momentum of a free one carries its cloud
 * on by tens to hundreds of metres, where that of a vessel that bursts goes in all directions.
 */
const wholeVessel: ReleaseLaw = (stock, random) => {
  const diameterM = Math.min(10, logBetween(random, 0.1, 1) * Math.cbrt(stock.quantityKg / 500));
  const one = released(stock, { type: 'circular', diameterM, direction: 'impinging' });
  return compareReaches(one, released(stock, { type: 'catastrophic' }), { law: 'whole vessel', least: 0.98, most: 1e6 });
};

const longerTime: ReleaseLaw = (stock, random) => {
  const rateKgS = logBetween(random, 0.01, 200);
  const durationMin = logBetween(random, 0.1, 300);
  const entry = statedEntry(random);
  const [one, other] = [1, step].map((times) =>
    released(stock, { type: 'direct', rateKgS, durationMin: times * durationMin, ...entry }, { quantityKg: 1e9 }),
  );
  return compareReaches(one ?? null, other ?? null, { law: 'longer time', ...steady });
};

/** More stock behind the same hole, or released at the same rate. */
const moreStock: ReleaseLaw = (stock, random) => {
  const rupture = chance(random, 0.5)
    ? { type: 'circular', diameterM: logBetween(random, 0.01, 0.5) }
    : chance(random, 0.5)
      ? { type: 'direct', rateKgS: logBetween(random, 0.01, 200), ...statedEntry(random) }
      : { type: 'catastrophic' };
  const [one, other] = [1, step].map((times) => released(stock, rupture, { quantityKg: times * stock.quantityKg }));
  return compareReaches(one ?? null, other ?? null, { law: `more stock, ${rupture.type}`, ...steady });
};

const laterStop: ReleaseLaw = (stock, random) => {
  const diameterM = logBetween(random, 0.01, 0.3);
  const isolationMin = logBetween(random, 0.1, 120);
  const [one, other] = [1, step].map((times) => released(stock, { type: 'circular', diameterM }, { isolationMin: times * isolationMin }));
  return compareReaches(one ?? null, other ?? null, { law: 'later stop', ...steady });
};

/** A jet from aloft: a little higher, or faster, is a little different. */
const jetFromAloft: ReleaseLaw = (stock, random) => {
  const jet = {
    heightM: logBetween(random, 1, 60),
    exitVelocityMs: logBetween(random, 5, 250),
    exitDiameterM: logBetween(random, 0.03, 1),
    rateKgS: logBetween(random, 0.1, 100),
  };
  const entry = {
    type: 'direct',
    durationMin: logBetween(random, 1, 60),
    direction: pick(random, ['along-wind', 'up', 'down', 'impinging']),
  };
  const liquid = statedEntry(random);
  const changed = pick(random, ['heightM', 'exitVelocityMs'] as const);
  const [one, other] = [1, step].map((times) =>
    released(stock, { ...entry, ...liquid, ...jet, [changed]: times * jet[changed] }, { quantityKg: 1e9 }),
  );
  const law = `jet from aloft, ${entry.direction}, ${changed}`;
  return compareReaches(one ?? null, other ?? null, { law, least: 1 / 1.1, most: 1.1 });
};

export const releaseLaws: readonly ReleaseLaw[] = [
  longIsSteady,
  secondIsInstant,
  largerHole,
  wholeVessel,
  longerTime,
  moreStock,
  laterStop,
  jetFromAloft,
];

export interface TriedStock {
  readonly seed: number;
  readonly stock: DrawnStock;
  readonly compared: readonly Comparison[];
}

/** The stock of a seed, and a share of the laws tried on it. */
export const tryStock = (seed: number, share = 1): TriedStock => {
  const random = randomFrom(seed);
  const stock = drawStock(random);
  const compared: Comparison[] = [];
  for (const law of releaseLaws) {
    const own = randomFrom(Math.floor(1e9 * random.uniform()));
    if (chance(random, share)) compared.push(...law(stock, own));
  }
  return { seed, stock, compared };
};
