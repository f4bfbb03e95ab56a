import { findTextProblem, fitsSms, practiceWords, toSmsLead } from '@hazardguard/contract';
import type { PublicLanguage } from '@hazardguard/i18n/languages';
import { buildCancelText, fillTemplate, listHazardActions, type TemplateFacts } from './fill-template.ts';

const statuses = ['Actual', 'Exercise', 'Test'] as const;

/** A name and distances that leave a text message little room. */
const tightFacts = {
  source: 'District office',
  industryName: 'Narmada Works',
  district: 'Bharuch',
  chemical: null,
  windFromDeg: undefined,
  towards: undefined,
  villages: [],
  towardsDeg: 225,
  isCalm: false,
  noFlameM: 0,
  reactsWithWater: true,
  moreUrl: null,
  expiresAt: new Date('2026-01-01T00:00:00Z'),
} as const;

const findProblemOf = (facts: TemplateFacts, language: PublicLanguage): string | null => {
  let filled: ReturnType<typeof fillTemplate>;
  try {
    filled = fillTemplate(facts, language);
  } catch (error) {
    if (error instanceof RangeError) return error.message;
    throw error;
  }
  const { hazardText, actionText, smsText = '' } = filled;
  const opening = facts.status === 'Actual' && Object.values(practiceWords).some((words) => hazardText.startsWith(words[language]));
  if (opening) return 'A real warning would begin with the word for an exercise or a test';
  return findTextProblem(facts, language, actionText) ?? findTextProblem(facts, language, smsText) ?? null;
};

/** Why a warning could not be drafted or sent with the present templates of a language; null: every hazard, action and ending works. */
export const findTemplateProblem = (language: PublicLanguage): string | null => {
  const found = listHazardActions()
    .flatMap((pair) =>
      statuses.flatMap((status) => [350, 2_140, 42_000, null].map((reachM): TemplateFacts => ({ ...tightFacts, ...pair, status, reachM }))),
    )
    .map((facts) => findProblemOf(facts, language))
    .find((problem) => problem !== null);
  if (found !== undefined) return found;
  const long = (['all-clear', 'error'] as const).some((because) =>
    statuses.some((status) => {
      const { smsText } = buildCancelText(status, because, tightFacts.industryName, language);
      return !fitsSms(`${toSmsLead({ status, kind: 'Cancel', language })}${smsText}`);
    }),
  );
  return long ? 'The text message that ends a warning is too long' : null;
};
