import { problemWith } from '../read/check-inputs.ts';
import { isMembers } from '../read/document.ts';
import type { InputProblem } from '../types/common-types.ts';
import { type EnsembleOptions, type MemberRange, windOrigins } from './ensemble-types.ts';

/** What is drawn when nothing is said: a thousand members, an inventory that is known, a wind from the forecast. */
const defaults: EnsembleOptions = { members: 1000, seed: 1, knowledge: 'known', windOrigin: 'forecast', side: 101 };

const whole = { members: [20, 10_000], seed: [0, 2 ** 32 - 1], side: [11, 501] } as const;
const choices = { knowledge: ['known', 'guessed'], windOrigin: windOrigins } as const;

export type EnsembleOptionsCheck =
  | { readonly ok: true; readonly options: EnsembleOptions }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

/** Checks the options of an ensemble once, at the edge, and fills in what was not said. */
export const checkEnsembleOptions = (given: unknown): EnsembleOptionsCheck => {
  if (!isMembers(given)) return { ok: false, problems: [problemWith('', given, 'an object', 'The options of an ensemble are an object.')] };
  const problems: InputProblem[] = [];
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const range = Object.hasOwn(whole, name) ? whole[name as keyof typeof whole] : undefined;
    const options: readonly string[] | undefined = Object.hasOwn(choices, name) ? choices[name as keyof typeof choices] : undefined;
    if (range !== undefined) {
      if (!(Number.isInteger(value) && Number(value) >= range[0] && Number(value) <= range[1]))
        problems.push(
          problemWith(
            name,
            value,
            `a whole number from ${range[0]} to ${range[1]}`,
            `${name} must be a whole number from ${range[0]} to ${range[1]}.`,
          ),
        );
    } else if (options !== undefined) {
      if (!options.includes(String(value)))
        problems.push(problemWith(name, value, options.join(', '), `${name} must be one of ${options.join(', ')}.`));
    } else problems.push(problemWith(name, value, 'nothing by this name', `'${name}' is not an option of an ensemble.`));
  }
  if (problems.length > 0) return { ok: false, problems };
  const said = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  return { ok: true, options: { ...defaults, ...said } };
};

/** Slices that an ensemble is cut into for workers: enough to keep several busy to the end, and always the same. */
const sliceCount = 16;

/** The members in slices, one after the other. */
export const memberRanges = (members: number): readonly MemberRange[] =>
  Array.from({ length: sliceCount }, (_, i) => ({
    from: Math.floor((members * i) / sliceCount),
    to: Math.floor((members * (i + 1)) / sliceCount),
  }));
