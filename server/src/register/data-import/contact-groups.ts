import { type StakeholderGroup, stakeholderGroups } from '@hazardguard/contract';

/** Words for the six groups; where a file says nothing, the writer takes the district's. */
const groupWords: readonly (readonly [RegExp, StakeholderGroup])[] = [
  [/core|कोर/iu, 'central_core_team'],
  [/incident|imt\b|emergency (team|operation)/iu, 'incident_management_team'],
  [/local|taluka|block|\bl0\b|ward|village|तालुका|તાલુકા/iu, 'l0auth'],
  [/district|collector|\bl1\b|zilla|जिला|जिल्हा|જિલ્લા/iu, 'l1auth'],
  [/state|\bl2\b|राज्य|રાજ્ય/iu, 'l2auth'],
  [/central|national|\bl3\b|केंद्र|રાષ્ટ્રીય/iu, 'l3auth'],
];

/** The group that a text names; null: none. */
export const findGroup = (text: string): StakeholderGroup | null => {
  const own = stakeholderGroups.find((group) => group === text.toLowerCase().replace(/[\s-]+/g, '_'));
  return own ?? groupWords.find(([words]) => words.test(text))?.[1] ?? null;
};
