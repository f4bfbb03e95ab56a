import type { Probit, Substance } from '@hazardguard/engine';
import {
  computeProbit,
  deathShare,
  equivalentConcentration,
  lethalConcentration,
  levelAt,
  type Series,
  tableExponent,
  toxicLoad,
  unitPerPpm,
} from '@hazardguard/engine/models';
import type { Inputs, Interpreter } from './case.ts';
import { isInMass, readCaseProbit } from './probit-text.ts';
import { createReader, ignoreInputs, readNumbers, readText, required, UnreadableCase } from './read.ts';
import { answerPerRow } from './rows.ts';
import { findSubstance } from './substances.ts';

/** Digits for comparing a table; interpolation between equal values leaves rounding errors. */
const digits = 12;

/** The substance named by the longest start of a title: "Hydrogen sulfide AEGL" is not about hydrogen. */
const findTitleSubstance = (title: string): Substance | undefined => {
  const words = title.split(/\s+/u).slice(0, 4);
  for (let count = words.length; count > 0; count--) {
    const found = findSubstance(words.slice(0, count).join(' '));
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The substance of a case: named in its inputs, else in its title. */
const substanceIn = (inputs: Inputs, title: string): Substance => {
  const name = readText(inputs, 'substance', 'name', 'chemical', 'gas');
  return required(name === undefined ? findTitleSubstance(title) : findSubstance(name), `substance '${name ?? title}'`);
};

const readMinutes = createReader(['exposure', 'duration', 't', 'time', 'exposure_time'], { min: 1, s: 1 / 60, h: 60 }, 'min');

/** Toxic levels by exposure time. */
const levels = (title: string, inputs: Inputs, expected: Inputs): Inputs => {
  const substance = substanceIn(inputs, title);
  const exposures = readNumbers(inputs, 'durations_min', 'duration_min', 'exposure_min', 'exposures_min', 't_min') ?? [
    readMinutes(inputs) ?? 60,
  ];
  ignoreInputs(inputs, 'interpolation', 'family', 'unit', 'units');
  const answers = Object.entries(expected).map(([name, value]) => {
    const id = name
      .replace(/_ppm$/u, '')
      .replace(/_\d+_?min$/u, '')
      .replace(/^(AEGL|ERPG|PAC)[_ -]?(\d)/u, '$1-$2');
    const own = /_(\d+)_?min/u.exec(name)?.[1];
    const level = substance.toxicLevels?.find((one) => one.id === id);
    // A table by minutes.
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const atMinute = (key: string): number | null =>
        level === undefined ? null : Number(levelAt(level, 60 * Number.parseFloat(key)).toPrecision(digits));
      return [name, Object.fromEntries(Object.keys(value).map((key) => [key, atMinute(key)]))] as const;
    }
    const at = (own === undefined ? exposures : [Number(own)]).map((minute) =>
      level === undefined ? null : Number(levelAt(level, 60 * minute).toPrecision(digits)),
    );
    return [name, Array.isArray(value) ? at : at[0]] as const;
  });
  return Object.fromEntries(answers);
};

/** A list, or one number as a list. */
const readList = (inputs: Inputs, ...names: readonly string[]): readonly number[] | undefined => readNumbers(inputs, ...names);

const concentrationNames = [
  'C_ppm',
  'c_ppm',
  'conc_ppm',
  'concentration_ppm',
  'C_mg_m3',
  'c_mg_m3',
  'C',
  'c',
  'concentration',
  'concentrations',
];
const minuteNames = ['t_min', 'T_min', 'duration_min', 'durations_min', 'dt_min', 'minutes', 'exposure_min'];

/** Successive steps of concentration, in their original unit. */
const readExposure = (inputs: Inputs): { readonly series: Series; readonly inMass: boolean } | null => {
  const steps = Array.isArray(inputs.steps ?? inputs.pulses ?? inputs.exposures)
    ? ((inputs.steps ?? inputs.pulses ?? inputs.exposures) as readonly Inputs[])
    : null;
  const read = (one: Inputs): { readonly c: readonly number[]; readonly min: readonly number[] } | null => {
    const c = readList(one, ...concentrationNames);
    const min = readList(one, ...minuteNames) ?? [readMinutes(one)].filter((minute) => minute !== undefined);
    return c === undefined || min.length === 0 ? null : { c, min };
  };
  const parts = (steps ?? [inputs]).map(read);
  const c = parts.flatMap((part) => part?.c ?? []);
  const min = parts.flatMap((part) => part?.min ?? []);
  if (c.length === 0 || parts.includes(null)) return null;
  const lengths = min.length === c.length ? min : c.map(() => Number(min[0]));
  if (min.length !== c.length && min.length !== 1) throw new UnreadableCase(`${c.length} concentrations over ${min.length} times`);
  const timeS: number[] = [];
  const value: number[] = [];
  let at = 0;
  c.forEach((one, i) => {
    timeS.push(at);
    at += 60 * (lengths[i] ?? 0);
    timeS.push(at);
    value.push(one, one);
  });
  const inMass = isInMass(inputs) || concentrationNames.some((name) => /mg/u.test(name) && name in (steps?.[0] ?? inputs));
  return { series: { timeS: Float64Array.from(timeS), value: Float64Array.from(value) }, inMass };
};

/** LC50_30min_ppm, LC1_5min: the steady concentration that kills a share within a time. */
const lethalMember = /^lc_?0*(\d+(?:\.\d+)?)(?:_(\d+(?:[_.]\d+)?)_?(min|h|s))?(?:_(ppm|mg_m3))?$/iu;
const perMinute = { min: 60, h: 3600, s: 1 } as const;

const lethality = (title: string, inputs: Inputs, expected: Inputs): Inputs => {
  ignoreInputs(inputs, 'T', 'population', 'group', 'time_unit', 't_unit');
  const substance = (): Substance => substanceIn(inputs, title);
  const probit: Probit = readCaseProbit(inputs, substance);
  const exposed = readExposure(inputs);
  const molarMass = probit.unit === 'ppm' ? 0.029 : substance().molarMass;
  const answer = (name: string): number => {
    const lethal = lethalMember.exec(name);
    if (lethal !== null) {
      const [, percent, time, unit = 'min', per] = lethal;
      const seconds =
        time === undefined
          ? 60 * required(readMinutes(inputs) ?? readList(inputs, ...minuteNames)?.[0], 'exposure time')
          : Number(time.replace('_', '.')) * perMinute[unit.toLowerCase() as keyof typeof perMinute];
      const ppm = lethalConcentration(probit, Number(percent) / 100, seconds, molarMass);
      // A name without a unit has the unit of the probit.
      return per === 'ppm'
        ? ppm
        : per === 'mg_m3'
          ? ppm * unitPerPpm({ ...probit, unit: 'mg/m³' }, substance().molarMass)
          : ppm * unitPerPpm(probit, molarMass);
    }
    const { series, inMass } = required(exposed ?? undefined, 'concentration and time');
    const toProbit =
      inMass === (probit.unit === 'mg/m³')
        ? 1
        : inMass
          ? 1 / unitPerPpm({ ...probit, unit: 'mg/m³' }, substance().molarMass)
          : unitPerPpm(probit, molarMass);
    const load = toxicLoad(series, probit.n) * toProbit ** probit.n;
    if (/load|dose|^TL$|^L$/iu.test(name)) return load;
    if (/^Y|probit/iu.test(name)) return computeProbit(probit, load);
    if (/pct|percent/iu.test(name)) return 100 * deathShare(computeProbit(probit, load));
    if (/frac|share|death|lethal|prob|^P$|fatal/iu.test(name)) return deathShare(computeProbit(probit, load));
    if (/c_?eq|equivalent/iu.test(name)) return equivalentConcentration(load, probit.n, series.timeS.at(-1) ?? 0);
    throw new UnreadableCase(`expected member '${name}' is not understood`);
  };
  return Object.fromEntries(Object.keys(expected).map((name) => [name, answer(name)]));
};

/** Toxic loads for an exponent, without a probit. */
const loads = (title: string, inputs: Inputs, expected: Inputs): Inputs => {
  const n = createReader(['n', 'exponent'], {}, '')(inputs) ?? tableExponent(substanceIn(inputs, title)) ?? undefined;
  const { series } = required(readExposure(inputs) ?? undefined, 'concentration and time');
  ignoreInputs(inputs, 'T', 'C', 'units', 'unit');
  const load = toxicLoad(series, required(n, 'exponent n'));
  return Object.fromEntries(
    Object.keys(expected).map((name) => [name, /eq/iu.test(name) ? equivalentConcentration(load, n ?? 1, series.timeS.at(-1) ?? 0) : load]),
  );
};

/** Toxic levels, loads and probits. */
export const toxic: Interpreter = ({ module, title, inputs, expected }) => {
  if (!/toxic|probit|dose/iu.test(module) || /thermal|heat/iu.test(module)) return null;
  const names = Object.keys(expected);
  if (names.some((name) => /^(AEGL|ERPG|PAC|IDLH)/u.test(name)))
    return { got: answerPerRow(inputs, expected, (row, asked) => levels(title, row, asked)) };
  const withProbit = 'probit' in inputs || 'equation' in inputs || 'a' in inputs || names.some((name) => !/load|^TL$|eq/iu.test(name));
  return { got: answerPerRow(inputs, expected, (row, asked) => (withProbit ? lethality : loads)(title, row, asked)) };
};
