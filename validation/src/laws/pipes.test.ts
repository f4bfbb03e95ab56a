import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { computeReaches } from '@hazardguard/engine';
import { expect, test } from 'vitest';

/** A closed pipe of a chemical, broken across. */
interface ClosedPipe {
  readonly name: string;
  readonly hazard: 'leak' | 'fire';
  readonly storage: object;
  readonly quantityKg: number;
  readonly diameterM: number;
  readonly pipeLengthM: number;
}

/** Reaches of its zones, m, from the severest. */
const reachesOf = ({ name, hazard, storage, quantityKg, ...pipe }: ClosedPipe): readonly number[] => {
  const chemical = findChemical(name);
  if (chemical === undefined) throw new Error(`${name} is not in the chemical library`);
  const document = {
    chemical: chemical.cas,
    hazard,
    quantityKg,
    storage,
    rupture: { type: 'pipe', ...pipe },
    weather: { windSpeedMs: 5, windFromDeg: 0, temperatureC: 20, stability: 'D' },
    site: { latitude: 20, longitude: 73, terrain: 'rural' },
  };
  const reaches = computeReaches(document, toSubstance(chemical));
  if (!reaches.ok) throw new Error(reaches.problems.map(({ message }) => message).join(' '));
  return reaches.levels.map(({ reachM }) => reachM ?? 0);
};

/** A cloud keeps 40 rates of a release, fewer of its start the longer it lasts: so much of a zone that leaves open. */
const tolerance = 0.03;

const pipes = [
  { name: 'ammonia', hazard: 'leak', storage: { temperatureC: 20, pressureKpa: 2000 }, quantityKg: 1e8, diameterM: 0.2, pipeLengthM: 1000 },
  { name: 'chlorine', hazard: 'leak', storage: { temperatureC: 25 }, quantityKg: 1e8, diameterM: 0.05, pipeLengthM: 300 },
  {
    name: 'carbon dioxide',
    hazard: 'leak',
    storage: { temperatureC: 10, pressureKpa: 8000 },
    quantityKg: 1e8,
    diameterM: 0.4,
    pipeLengthM: 1000,
  },
  { name: 'hydrogen sulfide', hazard: 'leak', storage: { temperatureC: 20 }, quantityKg: 2000, diameterM: 0.065, pipeLengthM: 1000 },
  { name: 'propane', hazard: 'fire', storage: { temperatureC: 20 }, quantityKg: 1e8, diameterM: 0.15, pipeLengthM: 500 },
  {
    name: 'phosphine',
    hazard: 'fire',
    storage: { temperatureC: 20, pressureKpa: 3000, phase: 'gas' },
    quantityKg: 20,
    diameterM: 0.05,
    pipeLengthM: 1000,
  },
] as const satisfies readonly ClosedPipe[];

const factors = {
  quantityKg: [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 2, 4],
  diameterM: [0.4, 0.6, 0.8, 1, 1.3, 1.6, 2],
  pipeLengthM: [0.03, 0.1, 0.3, 1, 3, 10, 30],
} as const;

test.each(pipes.flatMap((pipe) => (['quantityKg', 'diameterM', 'pipeLengthM'] as const).map((input) => ({ ...pipe, input, pipe }))))(
  '$name, $hazard: a larger $input never shortens a zone of a closed pipe',
  ({ pipe, input }) => {
    const rows = factors[input].map((factor) => reachesOf({ ...pipe, [input]: factor * pipe[input] }));
    rows.slice(1).forEach((row, i) => {
      row.forEach((reach, level) => {
        const least = Math.max(...rows.slice(0, i + 1).map((earlier) => earlier[level] ?? 0));
        expect(
          reach,
          `${factors[input].join(' ')}: ${rows.map((each) => each.map((m) => m.toFixed(0)).join('/')).join(' ')}`,
        ).toBeGreaterThan((1 - tolerance) * least - 1);
      });
    });
  },
);
