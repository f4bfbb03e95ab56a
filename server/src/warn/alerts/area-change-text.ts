import { type AreaChange, areaMoves, type MovedVillage, roundPeople } from '@hazardguard/contract';
import type { PublicLanguage } from '@hazardguard/i18n/languages';
import { loadTexts } from '@hazardguard/i18n/load-texts';
import { fillText } from '../followers/wording.ts';

const texts = await loadTexts('call-messages');

/** More names than these are only counted. */
const mostNames = 6;

const formatPeople = new Intl.NumberFormat('en-IN');

const formatNames = (villages: readonly MovedVillage[], andMore: string): string => {
  const names = villages
    .slice(0, mostNames)
    .map(({ name }) => name)
    .join(', ');
  return villages.length <= mostNames ? names : fillText(andMore, { names, count: villages.length - mostNames });
};

/** Whom an update adds, releases and moves, in one sentence each. */
export const formatAreaChange = (change: AreaChange, language: PublicLanguage): string => {
  const text = texts[language].change;
  if (!change.isKnown) return text.unknown;
  const sentences = areaMoves.flatMap((move) => {
    const villages = change[move];
    if (villages.length === 0) return [];
    const people = formatPeople.format(roundPeople(villages.reduce((sum, one) => sum + one.people, 0)));
    return [fillText(text[move], { count: villages.length, people, names: formatNames(villages, text.andMore) })];
  });
  const named = sentences.length === 0 ? [text.nobody] : sentences;
  return [...named, ...(change.isComplete ? [] : [text.incomplete])].join(' ');
};
