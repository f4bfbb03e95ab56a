import {
  checkEnsembleOptions,
  checkScenario,
  type EnsembleSlice,
  emptyReceptors,
  ensembleResult,
  memberRanges,
  type Scenario,
} from '@hazardguard/engine';
import { footprint, prepare } from '@hazardguard/engine/models';
import { medianMs, type Repeats } from '../speed/median.ts';
import { startWorkers } from '../speed/workers.ts';
import type { Inputs, Interpreter, PublishedCase } from './case.ts';
import { readMeasuredWind } from './case-air.ts';
import {
  durationS,
  rateKgS,
  readStability,
  readText,
  relativeHumidity,
  required,
  roughnessM,
  temperatureK,
  UnreadableCase,
} from './read.ts';
import { findSubstance } from './substances.ts';

/** The case whose release is timed: the one named at the start of `scenario`, else the case itself. */
const findRelease = ({ inputs }: PublishedCase, caseById: (id: string) => PublishedCase | undefined): Inputs => {
  const named = readText(inputs, 'scenario');
  if (named === undefined) return inputs;
  const id = named.split(/\s/u)[0] ?? '';
  return required(caseById(id), `case '${id}'`).inputs;
};

/** That release as a scenario of the public engine: a stated rate into the stated air. */
const buildScenario = (inputs: Inputs, mode: 'best-estimate' | 'aloha-compatible', model: string): Scenario => {
  const name = readText(inputs, 'substance', 'name') ?? 'chlorine';
  const substance = required(findSubstance(name), `substance '${name}'`);
  const rate = required(rateKgS(inputs), 'rate');
  const duration = durationS(inputs) ?? 3600;
  const { speedMs, heightM } = readMeasuredWind(inputs);
  const checked = checkScenario(
    {
      chemical: substance.cas,
      hazard: 'leak',
      mode,
      model,
      quantityKg: rate * duration,
      rupture: { type: 'direct', rateKgS: rate, durationMin: duration / 60 },
      weather: {
        windSpeedMs: speedMs,
        windHeightM: heightM,
        windFromDeg: 270,
        temperatureC: (temperatureK(inputs) ?? 288.15) - 273.15,
        humidityPercent: 100 * (relativeHumidity(inputs) ?? 0.5),
        stability: readStability(inputs) ?? 'D',
      },
      site: { latitude: 20, longitude: 73, roughnessM: roughnessM(inputs) ?? 0.03 },
    },
    substance,
  );
  if (!checked.ok) throw new UnreadableCase(checked.problems.map(({ message }) => message).join(' '));
  return checked.scenario;
};

const numberIn = (text: string, words: RegExp, otherwise: number): number =>
  Number(words.exec(text)?.[1]?.replaceAll(',', '') ?? otherwise);

/** Computes field and zones of a scenario from scratch. */
const footprintMs = (scenario: Scenario, repeats: Repeats): Promise<number> =>
  medianMs(() => {
    const { model, air, source, levels } = prepare(scenario);
    return footprint(model.compute(scenario, air, source).field, levels);
  }, repeats);

const gridMs = (scenario: Scenario, side: number, repeats: Repeats): Promise<number> =>
  medianMs(() => {
    const { model, air, source } = prepare(scenario);
    const { field } = model.compute(scenario, air, source);
    if (field.shape !== 'plume') throw new UnreadableCase('a field of no cloud');
    let sum = 0;
    for (let i = 0; i < side; i++) for (let j = 0; j < side; j++) sum += field.peak(50 * (i + 1), 10 * (j - side / 2), 0);
    return sum;
  }, repeats);

const ensembleMs = async (scenario: Scenario, title: string, repeats: Repeats): Promise<number> => {
  const members = numberIn(title, /ensemble of ([\d,]+)/iu, 1000);
  const checked = checkEnsembleOptions({ members, side: numberIn(title, /(\d+) x \d+/u, 101) });
  if (!checked.ok) throw new UnreadableCase(checked.problems.map(({ message }) => message).join(' '));
  const { options } = checked;
  const workers = startWorkers(numberIn(title, /(\d+) (?:workers|cores|threads)/iu, 2));
  const orders = memberRanges(members).map((range) => ({ what: 'members', scenario, options, ...range }) as const);
  const once = async () => ensembleResult(scenario, options, (await workers.do(orders)) as readonly EnsembleSlice[], emptyReceptors);
  return medianMs(once, repeats).finally(() => workers.end());
};

const screeningMs = (scenario: Scenario, title: string, repeats: Repeats): Promise<number> => {
  const count = numberIn(title, /([\d,]+) (?:\w+[- ]){0,2}(?:screenings|site-scenarios|scenarios|hours)|screening of ([\d,]+)/iu, 10_000);
  const workers = startWorkers(numberIn(title, /(\d+) (?:workers|cores|threads)/iu, 2));
  const slices = 16;
  const orders = Array.from({ length: slices }, (_, i) => ({
    what: 'screenings' as const,
    scenario,
    from: Math.floor((count * i) / slices),
    to: Math.floor((count * (i + 1)) / slices),
  }));
  return medianMs(() => workers.do(orders), repeats).finally(() => workers.end());
};

/** Time of the task in a title, ms; null where the title is not understood. For a footprint the slower calculation mode counts. */
const timed = async (title: string, inputs: Inputs, repeats: Repeats): Promise<number | null> => {
  const isPassive = /neutral|passive|gaussian/iu.test(title);
  const scenario = buildScenario(inputs, isPassive ? 'best-estimate' : 'aloha-compatible', isPassive ? 'gaussian-plume' : 'auto');
  if (/ensemble/iu.test(title)) return ensembleMs(scenario, title, repeats);
  if (/screening|site-scenarios|forecast/iu.test(title)) return screeningMs(scenario, title, repeats);
  if (/field|grid/iu.test(title)) return gridMs(scenario, numberIn(title, /(\d+) x \d+/u, 101), repeats);
  if (!/footprint|contour/iu.test(title)) return null;
  const other = isPassive ? scenario : buildScenario(inputs, 'best-estimate', 'auto');
  return Math.max(await footprintMs(scenario, repeats), await footprintMs(other, repeats));
};

/** Computing times: the median of runs after warm-up, in this process. */
export const speed: Interpreter = async (one, caseById, { repeats }) => {
  if (one.kind !== 'performance') return null;
  const ms = await timed(one.title, findRelease(one, caseById), repeats);
  if (ms === null) return { why: `the task to time is not understood: '${one.title}'` };
  return { got: { median_ms: ms, median_s: ms / 1000 } };
};
