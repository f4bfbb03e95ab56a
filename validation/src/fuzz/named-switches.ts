import type { Caveat } from '@hazardguard/engine';
import type { Output, OutputKind, ScenarioOutcome } from './scenario-outcome.ts';

/** An intended switch of the result, which a caveat names. */
export interface NamedSwitch {
  /** Code of the caveat. */
  readonly code: string;
  readonly explains: readonly OutputKind[];
  /**
   * 'one': only one side of the switch has the caveat, which describes the result there. 'both': the side of the lower figure has the
   * caveat, which gives the higher figure in a parameter whose name ends in its unit.
   */
  readonly shows: 'one' | 'both';
  readonly why: string;
}

/** All outputs that depend on the release. */
const ofRelease: readonly OutputKind[] = ['reach', 'half-width', 'rate', 'airborne mass', 'duration', 'pool radius'];

/** Intended jumps. A row needs a reason that a safety engineer accepts; every other jump is a defect. */
export const namedSwitches: readonly NamedSwitch[] = [
  {
    code: 'calm-wind',
    explains: ['half-width'],
    shows: 'one',
    why: 'Below 1 m/s the zone is drawn in all directions, as far as the plume reaches: as wide as it is long.',
  },
  {
    code: 'just-below-boiling',
    explains: ofRelease,
    shows: 'both',
    why: 'Below its boiling point a stock evaporates from a pool; above it flashes, in the ALOHA-compatible mode with all its spray airborne: two rules of ALOHA that do not agree at their limit.',
  },
  {
    code: 'just-above-boiling',
    explains: ofRelease,
    shows: 'both',
    why: 'The same, where the figure of the pool is higher: more becomes airborne, or for longer.',
  },
  {
    code: 'near-dense',
    explains: ['reach', 'half-width'],
    shows: 'both',
    why: 'ALOHA treats a cloud as heavy from a Richardson number on, the best estimate an elevated one: a slumping and a drifting cloud do not agree at their limit.',
  },
];

/** Names of a caveat's parameters end in the unit of their value. */
const unitEndings: Readonly<Record<string, RegExp>> = { m: /[a-z]M$/u, kg: /[a-z]Kg$/u, 'kg/s': /[a-z]KgS$/u, s: /(?<!Kg)S$/u };

const figuresIn = (caveat: Caveat, unit: string): readonly number[] => [
  ...(caveat.value === undefined || caveat.unit !== unit ? [] : [caveat.value]),
  ...Object.entries(caveat.params ?? {}).flatMap(([name, value]) =>
    typeof value === 'number' && unitEndings[unit]?.test(name) === true ? [value] : [],
  ),
];

/** Allowed ratio of the figure in the caveat to that of the other side. */
const closeEnough = 1.15;

const givesFigure = (caveats: readonly Caveat[], code: string, figure: number, unit: string): boolean =>
  caveats
    .filter((caveat) => caveat.code === code)
    .some((caveat) => figuresIn(caveat, unit).some((shown) => shown > figure / closeEnough && shown < figure * closeEnough));

const hasMark = ({ marks }: ScenarioOutcome, code: string): boolean => marks.includes(`caveat ${code}`);

/** The switch that explains why two results of almost the same scenario differ in an output; empty if none does. `higher`: the higher output. */
export const explainJump = (
  low: ScenarioOutcome,
  high: ScenarioOutcome,
  higher: Output,
  switches: readonly NamedSwitch[] = namedSwitches,
): string =>
  switches.find(
    ({ code, explains, shows }) =>
      explains.includes(higher.kind) &&
      (shows === 'both' ? givesFigure(low.caveats, code, higher.value, higher.unit) : hasMark(low, code) !== hasMark(high, code)),
  )?.code ?? '';
