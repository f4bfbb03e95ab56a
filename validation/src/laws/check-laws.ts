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

/** Laws of every cloud model, by name. */
export const laws = {
  'a lower level reaches at least as far': lowerLevel,
  'a longer release reaches at least as far': longerRelease,
  'a doubled rate reaches at least as far': doubledRate,
  'a zone is symmetric about its axis': symmetric,
  'half the integration step changes little': halvedStep,
  'a concentration is never negative': nowhereNegative,
  'the axis decays with distance': decaying,
  'a passive plume is proportional to its rate': proportional,
  'the same release gives the same twice': sameTwice,
} satisfies Readonly<Record<string, Law>>;

export type LawName = keyof typeof laws;

/** Violations of the named laws on random releases with every cloud model, a sentence each. */
export const checkLaws = (names: readonly LawName[], count: number, seed = 1): readonly string[] =>
  drawReleases(count, seed).flatMap((release) =>
    cloudModels.flatMap((model) =>
      names.flatMap((name) => {
        const broken = laws[name](model, release);
        return broken === null ? [] : [`${model.id}: ${broken} (${JSON.stringify(release)})`];
      }),
    ),
  );
