import { chemicals, toSubstance } from '@hazardguard/chemicals';
import { randomFrom } from '@hazardguard/engine/models';
import { expect, test } from 'vitest';
import { sampleName, takeSample } from '../testing/take-sample.ts';
import { explainJump, namedSwitches } from './named-switches.ts';
import type { ScenarioMembers } from './plausible-scenario.ts';
import { computeOutcome, type Output, type ScenarioOutcome } from './scenario-outcome.ts';
import { type SweptScenario, sweepOne, sweepScenario } from './sweep-one.ts';
import { describeKind, findKinds } from './violation-kinds.ts';

/** Some of the scenarios of `npm run fuzz -- --sweep`, and the share of inputs that change. */
const seeds = takeSample(
  Array.from({ length: 100 }, (_, i) => i + 1),
  4,
);
const share = 0.5;

test(`no output jumps without a named switch, more never shortens a zone, and no mass is lost${sampleName}`, { timeout: 600_000 }, () => {
  const swept = seeds.map((seed) => sweepOne(seed, share));
  const kinds = findKinds(swept);
  expect(kinds.map(describeKind)).toEqual([]);
  // Neither all equal nor all explained.
  expect(new Set(swept.map(({ document }) => document.hazard)).size).toBe(4);
  expect(swept.filter(({ explained }) => explained.length > 0).length).toBeLessThan(seeds.length / 4);
});

const ammonia = chemicals.map(toSubstance).find(({ cas }) => cas === '7664-41-7');
if (ammonia === undefined) throw new Error('Ammonia is not in the chemical library');

const document: ScenarioMembers = {
  chemical: '7664-41-7',
  hazard: 'leak',
  quantityKg: 1000,
  rupture: { type: 'direct', rateKgS: 2 },
  weather: { windSpeedMs: 4, windFromDeg: 90, temperatureC: 20, stability: 'D' },
  site: { latitude: 20, longitude: 73 },
};

/** The engine with changed results. */
const sweepSpoilt = (spoil: (outcome: ScenarioOutcome, document: ScenarioMembers) => Partial<ScenarioOutcome>): SweptScenario | null =>
  sweepScenario(
    document,
    (changed) => {
      const outcome = computeOutcome(changed, ammonia);
      return outcome === null ? null : { ...outcome, ...spoil(outcome, changed) };
    },
    randomFrom(5),
    5,
  );

const lawsIn = (swept: SweptScenario | null): readonly string[] => [
  ...new Set(swept?.violations.map(({ law, input }) => `${law} ${input}`.trim())),
];

/** Reaches multiplied by a factor. */
const reachesTimes = ({ outputs }: ScenarioOutcome, factor: number): readonly Output[] =>
  outputs.map((output) => (output.kind === 'reach' ? { ...output, value: output.value * factor } : output));

const windSpeed = ({ weather }: ScenarioMembers): number => Number((weather as ScenarioMembers).windSpeedMs);

test('a correct scenario violates no rule', () => {
  expect(lawsIn(sweepSpoilt(() => ({})))).toEqual([]);
});

test('a jump is found at its input, and a steep slope is not reported as one', () => {
  expect(lawsIn(sweepSpoilt((outcome, changed) => ({ outputs: reachesTimes(outcome, windSpeed(changed) === 4 ? 1 : 1.3) })))).toEqual([
    'jump weather.windSpeedMs',
  ]);
  expect(lawsIn(sweepSpoilt((outcome, changed) => ({ outputs: reachesTimes(outcome, (windSpeed(changed) / 4) ** 40) })))).toEqual([
    'slope weather.windSpeedMs',
  ]);
});

test('only a caveat of the table explains a jump: on one side, and for its own outputs', () => {
  const calm = { code: 'calm-wind', severity: 'warning', message: 'calm' } as const;
  const [row] = namedSwitches;
  expect([row?.code, row?.explains]).toEqual(['calm-wind', ['half-width']]);
  const widened = ({ outputs }: ScenarioOutcome): readonly Output[] =>
    outputs.map((output) => (output.kind === 'half-width' ? { ...output, value: 3 * output.value } : output));
  const named = sweepSpoilt((outcome, changed) =>
    windSpeed(changed) === 4 ? {} : { outputs: widened(outcome), marks: [...outcome.marks, `caveat ${calm.code}`] },
  );
  expect([lawsIn(named), new Set(named?.explained)]).toEqual([[], new Set(['calm-wind'])]);
  const other = sweepSpoilt((outcome, changed) =>
    windSpeed(changed) === 4 ? {} : { outputs: widened(outcome), marks: [...outcome.marks, 'caveat of-something-else'] },
  );
  expect(lawsIn(other)).toEqual(['jump weather.windSpeedMs']);
});

test('a caveat for both sides explains a jump only if it gives the figure of the other side in its unit', () => {
  const base = computeOutcome(document, ammonia);
  if (base === null) throw new Error('The scenario is refused');
  const rate: Output = { name: 'rate', kind: 'rate', value: 20, unit: 'kg/s', floor: 0, cutOff: false };
  const row = { code: 'two-states', explains: ['rate'], shows: 'both', why: 'planted' } as const;
  const explainWith = (params: Readonly<Record<string, number>>): string => {
    const caveats = [{ code: 'two-states', severity: 'warning', message: 'as gas or as liquid', params }] as const;
    return explainJump({ ...base, caveats }, base, rate, [row]);
  };
  expect(explainWith({ otherRateKgS: 19 })).toBe('two-states');
  expect([explainWith({ otherRateKgS: 15 }), explainWith({ otherReachM: 20 }), explainWith({})]).toEqual(['', '', '']);
});

test('finds a shorter zone for more, lost mass, levels in the wrong order and an exception', () => {
  const stock = ({ quantityKg }: ScenarioMembers): number => Number(quantityKg);
  expect(lawsIn(sweepSpoilt((outcome, changed) => ({ outputs: reachesTimes(outcome, (1000 / stock(changed)) ** 0.3) })))).toEqual([
    'more stock quantityKg',
  ]);
  expect(lawsIn(sweepSpoilt(({ stepsKg }) => ({ stepsKg: 1.02 * (stepsKg ?? 0) })))).toEqual(['mass']);
  expect(lawsIn(sweepSpoilt(({ zones }) => ({ zones: zones.map((zone, i) => ({ ...zone, reachM: 1000 / (1 + i) })) })))).toEqual([
    'levels',
  ]);
  const throwing = sweepSpoilt((_, changed) => {
    if (windSpeed(changed) !== 4) throw new Error('no wind');
    return {};
  });
  expect(lawsIn(throwing)).toEqual(['fault weather.windSpeedMs']);
});

test('similar violations are one kind, with the worst as the example', () => {
  const swept = sweepSpoilt((outcome, changed) => ({ outputs: reachesTimes(outcome, windSpeed(changed) === 4 ? 1 : 1.3) }));
  const kinds = findKinds(swept === null ? [] : [swept, swept]);
  expect(kinds.map(({ kind, count, seed }) => [kind, count, seed])).toEqual([
    ['jump, weather.windSpeedMs, leak, best-estimate, similarity-plume, reach', 6, 5],
  ]);
});
