import { chemicals, toSubstance } from '@hazardguard/chemicals';
import { catalogue, type Substance, scenarioInputs } from '@hazardguard/engine';
import { type Random, randomFrom } from '@hazardguard/engine/models';
import { chance, pick } from './draw.ts';

/** A random document, and the substance to check it with. */
export interface RandomScenario {
  readonly document: Readonly<Record<string, unknown>>;
  readonly substance: Substance;
}

type Input = (typeof scenarioInputs)[number];

const odd: readonly unknown[] = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  -1,
  0,
  -0,
  1e308,
  5e-324,
  null,
  '',
  '5',
  true,
  [],
  {},
  '__proto__',
];

/** A random number in the range of an input: often at its ends; logarithmic over a wide range. */
const numberFor = (random: Random, { min, max, aboveMin }: Extract<Input, { kind: 'number' }>): number => {
  const at = random.uniform();
  if (at < 0.04) return aboveMin === true ? min + 1e-9 * (max - min) : min;
  if (at < 0.08) return max;
  const share = random.uniform();
  if (min < 0 || max < 100) return min + share * (max - min);
  const low = Math.max(min, 1e-9 * max);
  return Math.min(max, Math.max(min, low * (max / low) ** share));
};

const valueFor = (random: Random, input: Input, hazard: string): unknown => {
  switch (input.kind) {
    case 'number':
      return numberFor(random, input);
    case 'choice': {
      if (input.path !== 'model') return pick(random, input.options);
      const fitting = catalogue.filter((model) => model.hazards.some((one) => one === hazard));
      return chance(random, 0.6) || fitting.length === 0 ? 'auto' : pick(random, fitting).id;
    }
    case 'moment':
      return new Date(Date.UTC(2026, Math.floor(12 * random.uniform()), 1, Math.floor(24 * random.uniform()))).toISOString();
    case 'text':
      return 'text';
  }
};

/** Probability that an optional input is given. */
const given = 0.3;

/** Other probabilities of single inputs: without the first ones little is computed; the last applies to one model only. */
const givenShares: Readonly<Record<string, number>> = {
  'weather.stability': 0.95,
  'rupture.type': 0.9,
  model: 0.9,
  mode: 0.9,
  dispersionSchool: 0.03,
};

const setAt = (document: Record<string, unknown>, path: string, value: unknown): void => {
  const [top = '', inner] = path.split('.');
  if (inner === undefined) document[top] = value;
  else {
    const part = document[top];
    if (typeof part === 'object' && part !== null) (part as Record<string, unknown>)[inner] = value;
    else document[top] = { [inner]: value };
  }
};

/** A substance of the library, sometimes without some of its properties. */
const substanceFor = (random: Random): Substance => {
  const substance: Record<string, unknown> = { ...toSubstance(pick(random, chemicals)) };
  if (chance(random, 0.25)) {
    const optional = Object.keys(substance).filter((name) => !['id', 'name', 'cas', 'molarMass', 'sources'].includes(name));
    for (let i = 0; i < 3 && optional.length > 0; i++) delete substance[pick(random, optional)];
  }
  return substance as unknown as Substance;
};

const receptorsFor = (random: Random, document: Readonly<Record<string, unknown>>): unknown => {
  const { latitude, longitude } = (document.site ?? {}) as { readonly latitude?: number; readonly longitude?: number };
  return Array.from({ length: 3 }, (_, i) => ({
    id: String(i),
    name: 'place',
    kind: 'school',
    latitude: Number(latitude) + 0.02 * (random.uniform() - 0.5),
    longitude: Number(longitude) + 0.02 * (random.uniform() - 0.5),
    people: Math.floor(500 * random.uniform()),
  }));
};

/**
 * The scenario of a seed: any chemical, hazard, mode and model, every input within, at or beyond its range or missing; three in ten
 * with something absurd in it. Reproducible by seed.
 */
export const randomScenario = (seed: number): RandomScenario => {
  const random = randomFrom(seed);
  const substance = substanceFor(random);
  const document: Record<string, unknown> = { chemical: substance.cas };
  const values = new Map<string, string>();
  for (const input of scenarioInputs) {
    if (input.path === 'chemical') continue;
    const holds = ({ path, is }: { readonly path: string; readonly is: readonly string[] }): boolean => is.includes(values.get(path) ?? '');
    if (input.onlyWhen !== undefined && !holds(input.onlyWhen)) continue;
    const needed = typeof input.needed === 'boolean' ? input.needed : holds(input.needed);
    if (!needed && !chance(random, givenShares[input.path] ?? given)) continue;
    const value = valueFor(random, input, values.get('hazard') ?? '');
    values.set(input.path, String(value));
    setAt(document, input.path, value);
  }
  if (chance(random, 0.1)) document.receptors = receptorsFor(random, document);
  if (chance(random, 0.3)) {
    const input = pick(random, scenarioInputs);
    const beyond = input.kind === 'number' && chance(random, 0.5) ? pick(random, [2 * input.max + 1, input.min - 1]) : pick(random, odd);
    setAt(document, input.path, beyond);
  }
  return { document, substance };
};
