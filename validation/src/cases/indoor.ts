import { indoorSeries, infiltrationPerS, type Series, valueAt } from '@hazardguard/engine/models';
import type { Inputs, Interpreter } from './case.ts';
import { caseAir } from './case-air.ts';
import { createReader, ignoreInputs, required, UnreadableCase } from './read.ts';
import { answerPerRow } from './rows.ts';

const hour = 3600;
const perTime = { per_h: 1 / hour, per_hr: 1 / hour, per_min: 1 / 60, per_s: 1, h: 1 / hour };
const exchangePerS = createReader(['lambda', 'ach', 'ACH', 'air_changes', 'air_exchange', 'exchange', 'infiltration'], perTime, 'per_h');
const depositionPerS = createReader(['k', 'kd', 'deposition', 'k_dep', 'loss'], perTime, 'per_h');
const times = { h: hour, hr: hour, min: 60, s: 1 };
const timeNames = {
  on: ['t_on', 'on', 'start', 't_start', 't0', 'from', 'arrival'],
  off: ['t_off', 'off', 'end', 't_end', 't1', 'to', 'departure'],
  lasts: ['duration', 'pulse', 'length'],
  at: ['t', 'time', 'at'],
} as const;

/** Times without a unit have the unit of the air exchange. */
const bareTimeUnit = (inputs: Inputs): keyof typeof times => {
  const name = Object.keys(inputs).find((one) => /_per_(?:min|s)$/u.test(one)) ?? '';
  return name.endsWith('_per_min') ? 'min' : name.endsWith('_per_s') ? 's' : 'h';
};
const readTime = (inputs: Inputs, what: keyof typeof timeNames, bare: keyof typeof times): number | undefined =>
  createReader(timeNames[what], times, bare)(inputs);

/** Turns inputs with lists into rows of single values. */
const asRows = (inputs: Inputs): Inputs => {
  const lists = Object.entries(inputs).filter(([name, value]) => Array.isArray(value) && !['rows', 'pulses', 'steps'].includes(name));
  const length = Math.max(0, ...lists.map(([, value]) => (value as readonly unknown[]).length));
  if (length === 0) return inputs;
  const rows = Array.from({ length }, (_, i) => Object.fromEntries(lists.map(([name, value]) => [name, (value as readonly unknown[])[i]])));
  const single = Object.fromEntries(Object.entries(inputs).filter(([name]) => !lists.some(([list]) => list === name)));
  return { ...single, rows };
};
const readOutdoor = createReader(
  ['c_out', 'C_out', 'Co', 'c0', 'C0', 'c', 'C', 'outdoor', 'concentration', 'amplitude', 'c_outdoor'],
  { ppm: 1, mg_m3: 1 },
  '',
);
const outdoorsK = createReader(
  ['T_out', 'Tout', 'T_o', 'outdoor_T', 'T', 'T_air'],
  { C: [1, 273.15], K: 1, F: [5 / 9, 273.15 - 160 / 9] },
  'K',
);

interface Pulse {
  readonly fromS: number;
  readonly toS: number;
  readonly value: number;
}

const readPulse = (inputs: Inputs, bare: keyof typeof times): Pulse => {
  const fromS = readTime(inputs, 'on', bare) ?? 0;
  const lasts = readTime(inputs, 'lasts', bare);
  const toS = required(readTime(inputs, 'off', bare) ?? (lasts === undefined ? undefined : fromS + lasts), 'end of the pulse');
  return { fromS, toS, value: readOutdoor(inputs) ?? 1 };
};

const readPulses = (inputs: Inputs): readonly Pulse[] => {
  const list = inputs.pulses ?? inputs.steps;
  const pulses = Array.isArray(list)
    ? list.map((one) => readPulse(one as Inputs, bareTimeUnit(inputs)))
    : [readPulse(inputs, bareTimeUnit(inputs))];
  return [...pulses].sort((a, b) => a.fromS - b.fromS);
};

/** Successive pulses with clean air in between, up to a given time. */
const outdoorSeries = (pulses: readonly Pulse[], untilS: number): Series => {
  const timeS = [0];
  const value = [0];
  for (const pulse of pulses) {
    timeS.push(pulse.fromS, pulse.fromS, pulse.toS, pulse.toS);
    value.push(0, pulse.value, pulse.value, 0);
  }
  timeS.push(Math.max(untilS, timeS.at(-1) ?? 0));
  value.push(0);
  return { timeS: Float64Array.from(timeS), value: Float64Array.from(value) };
};

/** Time from a name such as c_at_19_299h, else the time of the inputs. */
const readMoment = (name: string, inputs: Inputs): number | undefined => {
  const found = /(\d+(?:[_.]\d+)?)_?(h|hr|min|s)(?:_|$)/u.exec(name);
  if (found === null) return readTime(inputs, 'at', bareTimeUnit(inputs));
  return Number((found[1] ?? '').replace('_', '.')) * times[found[2] as keyof typeof times];
};

const concentrations = (inputs: Inputs, expected: Inputs): Inputs => {
  const perS = required(exchangePerS(inputs), 'air exchange');
  const lossPerS = depositionPerS(inputs) ?? 0;
  const pulses = readPulses(inputs);
  const endS = Math.max(...pulses.map((pulse) => pulse.toS));
  const names = Object.keys(expected);
  const other = names.find((name) => !/^(?:c|C|ci|Ci|conc|concentration|indoor|t|time)(?:_|$)/u.test(name));
  if (other !== undefined) throw new UnreadableCase(`expected member '${other}' is not understood`);
  const moments = names.map((name) => readMoment(name, inputs));
  const outdoor = outdoorSeries(pulses, Math.max(endS + 1, ...moments.map((moment) => moment ?? 0)));
  const inside = indoorSeries(outdoor, [{ fromS: 0, perS }], lossPerS);
  const highest = Math.max(...inside.value);
  return Object.fromEntries(
    names.map((name, i) => {
      if (/max|peak/iu.test(name))
        return [name, /^t_|time/iu.test(name) ? (inside.timeS[inside.value.indexOf(highest)] ?? 0) / hour : highest];
      const moment = required(moments[i], `moment of '${name}'`);
      const whole = indoorSeries(
        outdoorSeries(
          pulses.map((one) => ({ ...one, toS: Math.min(one.toS, moment) })).filter((one) => one.fromS < moment),
          moment,
        ),
        [{ fromS: 0, perS }],
        lossPerS,
      );
      return [name, valueAt(whole, moment)];
    }),
  );
};

const exchange = (inputs: Inputs, expected: Inputs): Inputs => {
  const storeys = Number(inputs.storeys ?? inputs.stories ?? inputs.floors ?? 1);
  if (storeys !== 1 && storeys !== 2) throw new UnreadableCase(`${storeys} storeys: ALOHA's house has one or two`);
  const sheltered = inputs.sheltered === true || /^sheltered/iu.test(String(inputs.sheltered ?? inputs.surroundings ?? ''));
  ignoreInputs(inputs, 'stories', 'floors', 'surroundings');
  const temperatureK = outdoorsK(inputs) ?? 288.15;
  const perH = hour * infiltrationPerS({ storeys, sheltered }, { ...caseAir(inputs), temperatureK });
  return Object.fromEntries(Object.keys(expected).map((name) => [name, /per_s$/u.test(name) ? perH / hour : perH]));
};

/** Air exchange of houses and the air indoors. */
export const indoor: Interpreter = ({ module, inputs, expected }) => {
  if (!/indoor|shelter|infiltration/iu.test(module)) return null;
  const asksExchange = Object.keys(expected).some((name) => /ach|lambda|exchange|changes|infiltration/iu.test(name));
  return { got: answerPerRow(asRows(inputs), expected, asksExchange ? exchange : concentrations) };
};
