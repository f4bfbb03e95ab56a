import type { Evidence } from '../cases/evidence.ts';
import {
  decaying,
  doubledRate,
  type Law,
  longerRelease,
  lowerLevel,
  nowhereNegative,
  proportional,
  sameTwice,
  symmetric,
} from './monotone.ts';
import { cloudModels, drawReleases } from './releases.ts';
import { halvedStep } from './steps.ts';

/** Laws by the words that name them. */
const laws: readonly (readonly [RegExp, Law])[] = [
  [/lower level/iu, lowerLevel],
  [/longer (?:duration|release)/iu, longerRelease],
  [/doubling (?:q|the rate)[^;]*(?:never|shorten|at least)/iu, doubledRate],
  [/symmetr/iu, symmetric],
  [/halv\w* the (?:integration )?step|step[- ]halving/iu, halvedStep],
  [/negative|finite|nan/iu, nowhereNegative],
  [/decay|falls? (?:off )?with distance/iu, decaying],
  [/linear|proportional|doubles? (?:the |every )?concentration/iu, proportional],
  [/same (?:twice|bits|result)|determinis/iu, sameTwice],
];

/** Clauses of a text that name no known law. */
const unknownClauses = (text: string): readonly string[] =>
  text
    .replace(/^[^:;]*:/u, '')
    .split(';')
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '' && !laws.some(([words]) => words.test(clause)));

/** Tests every law named in a text on random releases with every cloud model, or says what is not understood. */
export const checkLaws = (text: string, count: number, seed = 1): Evidence | { readonly why: string } => {
  const [unknown] = unknownClauses(text);
  if (unknown !== undefined) return { why: `the law "${unknown}" is not understood` };
  const meant = laws.filter(([words]) => words.test(text)).map(([, law]) => law);
  const violations = drawReleases(count, seed).flatMap((release) =>
    cloudModels.flatMap((model) =>
      meant.flatMap((law) => {
        const broken = law(model, release);
        return broken === null ? [] : [`${model.id}: ${broken} (${JSON.stringify(release)})`];
      }),
    ),
  );
  return { scenarios: count, violations };
};
