import type { Substance } from '@hazardguard/engine';
import { type Members, UnreadableCase, type Value } from './members.ts';
import { findSubstance } from './substances.ts';

const pound = 0.45359237;
const inch = 0.0254;
const atmosphere = 101_325;
const psi = 6894.757293168361;

/** Units of each dimension, by the ending of a name: factor to SI, or a function. */
const units = {
  length: { m: 1, km: 1000, cm: 0.01, mm: 1e-3, in: inch, ft: 12 * inch },
  area: { m2: 1, cm2: 1e-4 },
  volume: { m3: 1 },
  mass: { kg: 1, g: 1e-3, lb: pound },
  time: { s: 1, min: 60, h: 3600 },
  rate: { kg_s: 1, g_s: 1e-3, kg_min: 1 / 60, lb_min: pound / 60 },
  flow: { m3_s: 1 },
  speed: { m_s: 1, km_h: 1 / 3.6, knots: 1852 / 3600 },
  temperature: { K: 1, C: (value: number) => value + 273.15 },
  pressure: { Pa: 1, kPa: 1e3, bar: 1e5, psig: (value: number) => value * psi + atmosphere },
  density: { kg_m3: 1 },
  molarMass: { g_mol: (value: number) => value / 1000 },
  energy: { J_kg: 1, kJ_mol: 1e3 },
  heatCapacity: { J_kgK: 1 },
  share: { pct: (value: number) => value / 100, oktas: 1 / 8 },
  angle: { deg: 1 },
  exchange: { per_h: 1 / 3600 },
  inverseLength: { per_m: 1 },
  plain: { '': 1 },
} satisfies Record<string, Readonly<Record<string, number | ((value: number) => number)>>>;

export type Dimension = keyof typeof units;

/** The inputs of a case, each read by its name; what nothing read has no meaning in the calculation. */
export interface Inputs {
  /** The SI value of `<name>_<unit>`; undefined where it is not given. */
  readonly number: (dimension: Dimension, name: string) => number | undefined;
  /** The SI value of `<name>_<unit>`, else the other one. */
  readonly numberOr: (dimension: Dimension, name: string, otherwise: number) => number;
  /** The SI value of `<name>_<unit>`, which must be given. */
  readonly needed: (dimension: Dimension, name: string) => number;
  /** One of the values; without another the input must be given. */
  readonly choice: <T extends Value & {}>(name: string, values: readonly T[], otherwise?: T) => T;
  readonly text: (name: string) => string;
  /** The substance of the chemical library. */
  readonly substance: () => Substance;
  /** The member as it is written. */
  readonly raw: (name: string) => unknown;
  /** Members that nothing has read. */
  readonly unread: () => readonly string[];
}

export const readInputs = (members: Members): Inputs => {
  const read = new Set<string>();
  const raw = (name: string): unknown => {
    if (!Object.hasOwn(members, name)) return undefined;
    read.add(name);
    return members[name];
  };
  const needs = <T>(value: T | undefined, name: string): T => {
    if (value === undefined) throw new UnreadableCase(`${name} is not given`);
    return value;
  };
  const number = (dimension: Dimension, name: string): number | undefined => {
    for (const [unit, toSi] of Object.entries(units[dimension] as Readonly<Record<string, number | ((value: number) => number)>>)) {
      const member = unit === '' ? name : `${name}_${unit}`;
      const value = raw(member);
      if (value === undefined) continue;
      if (typeof value !== 'number') throw new UnreadableCase(`${member} is not a number`);
      return typeof toSi === 'number' ? value * toSi : toSi(value);
    }
    return undefined;
  };
  const text = (name: string): string => {
    const value = needs(raw(name), name);
    if (typeof value !== 'string') throw new UnreadableCase(`${name} is not a text`);
    return value;
  };
  return {
    number,
    numberOr: (dimension, name, otherwise) => number(dimension, name) ?? otherwise,
    needed: (dimension, name) => needs(number(dimension, name), name),
    choice: (name, values, otherwise) => {
      const value = raw(name) ?? otherwise;
      const found = values.find((one) => one === value);
      if (found !== undefined) return found;
      throw new UnreadableCase(
        value === undefined ? `${name} is not given` : `${name} '${String(value)}' is not one of ${values.join(', ')}`,
      );
    },
    text,
    substance: () => findSubstance(text('substance')),
    raw,
    unread: () => Object.keys(members).filter((name) => !read.has(name)),
  };
};
