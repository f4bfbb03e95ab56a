import {
  checkEnsembleOptions,
  checkScenario,
  type EnsembleSlice,
  emptyReceptors,
  ensembleResult,
  type Mode,
  memberRanges,
  type Scenario,
} from '@hazardguard/engine';
import { footprint, prepare } from '@hazardguard/engine/models';
import { medianMs } from '../speed/median.ts';
import { startWorkers } from '../speed/workers.ts';
import { readStability } from './air.ts';
import type { Calculation } from './case.ts';
import type { Inputs } from './inputs.ts';
import { UnreadableCase } from './members.ts';

/** A stated rate into the stated air as a scenario of the public engine. */
const buildScenario = (inputs: Inputs, mode: Mode): Scenario => {
  const substance = inputs.substance();
  const [rateKgS, durationS] = [inputs.needed('rate', 'rate'), inputs.needed('time', 'duration')];
  const checked = checkScenario(
    {
      chemical: substance.cas,
      hazard: 'leak',
      mode,
      model: 'auto',
      quantityKg: rateKgS * durationS,
      rupture: { type: 'direct', rateKgS, durationMin: durationS / 60 },
      weather: {
        windSpeedMs: inputs.needed('speed', 'wind'),
        windHeightM: inputs.numberOr('length', 'wind_height', 10),
        windFromDeg: 270,
        temperatureC: inputs.needed('temperature', 'air') - 273.15,
        humidityPercent: 100 * inputs.needed('share', 'humidity'),
        stability: readStability(inputs),
      },
      site: { latitude: 20, longitude: 73, roughnessM: inputs.needed('length', 'roughness') },
    },
    substance,
  );
  if (!checked.ok) throw new UnreadableCase(checked.problems.map(({ message }) => message).join(' '));
  return checked.scenario;
};

/** Median time of field and zones from scratch, in this process; the slower calculation mode counts. */
export const footprintTime: Calculation = (inputs, { repeats }) => {
  const scenarios = (['aloha-compatible', 'best-estimate'] as const).map((mode) => buildScenario(inputs, mode));
  return {
    median_ms: async () => {
      const times: number[] = [];
      for (const scenario of scenarios) {
        const once = () => {
          const { model, air, source, levels } = prepare(scenario);
          return footprint(model.compute(scenario, air, source).field, levels);
        };
        times.push(await medianMs(once, repeats));
      }
      return Math.max(...times);
    },
  };
};

/** Median time of an ensemble and its map of probabilities on some workers. */
export const ensembleTime: Calculation = (inputs, { repeats }) => {
  const scenario = buildScenario(inputs, 'aloha-compatible');
  const members = inputs.needed('plain', 'members');
  const checked = checkEnsembleOptions({ members, side: inputs.needed('plain', 'side') });
  if (!checked.ok) throw new UnreadableCase(checked.problems.map(({ message }) => message).join(' '));
  const { options } = checked;
  const count = inputs.needed('plain', 'workers');
  return {
    median_s: async () => {
      const workers = startWorkers(count);
      const orders = memberRanges(members).map((range) => ({ what: 'members', scenario, options, ...range }) as const);
      const once = async () => ensembleResult(scenario, options, (await workers.do(orders)) as readonly EnsembleSlice[], emptyReceptors);
      return (await medianMs(once, repeats).finally(() => workers.end())) / 1000;
    },
  };
};
