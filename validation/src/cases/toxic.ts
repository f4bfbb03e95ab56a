import { levelAt } from '@hazardguard/engine/models';
import type { Inputs, Interpreter } from './case.ts';
import { needed, numbersOf, reader, textOf } from './read.ts';
import { substanceNamed } from './substances.ts';

/** Digits that a table is compared in; interpolation between equal values leaves rounding in the rest. */
const digits = 12;

/** The substance of a case: named in its inputs, else in its title. */
const substanceIn = (inputs: Inputs, title: string) => {
  const name = textOf(inputs, 'substance', 'name', 'chemical') ?? title.split(/\s+/u)[0];
  return needed(name === undefined ? undefined : substanceNamed(name), `substance '${name}'`);
};

/** Toxic levels by exposure time. */
export const toxic: Interpreter = ({ module, title, inputs, expected }) => {
  if (!/toxic/iu.test(module) || !Object.keys(expected).some((name) => /^(AEGL|ERPG|PAC|IDLH)/u.test(name))) return null;
  const substance = substanceIn(inputs, title);
  const minutes = numbersOf(inputs, 'durations_min', 'duration_min', 'exposure_min');
  const hours = reader(['duration', 'exposure'], { s: 1 / 60, h: 60 }, null)(inputs);
  const exposures = minutes ?? (hours === undefined ? [60] : [hours]);
  const answers = Object.entries(expected).map(([name, value]) => {
    const id = name.replace(/_ppm$/u, '').replace(/^(AEGL|ERPG|PAC)[_ ]?(\d)/u, '$1-$2');
    const level = substance.toxicLevels?.find((one) => one.id === id);
    const at = exposures.map((minute) => (level === undefined ? null : Number(levelAt(level, 60 * minute).toPrecision(digits))));
    return [name, Array.isArray(value) ? at : at[0]] as const;
  });
  return { got: Object.fromEntries(answers) };
};
