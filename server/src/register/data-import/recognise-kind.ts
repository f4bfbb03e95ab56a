import { toWordKey } from '../geo-data/header-words.ts';
import { industryImportFields } from './field-lists.ts';
import type { RecogniseFacts } from './importer.ts';
import { findOsmKind, hasOsmTags } from './receptor-kinds.ts';

const count = (facts: RecogniseFacts, test: (properties: RecogniseFacts['samples'][number]['properties']) => boolean): number =>
  facts.samples.filter(({ properties }) => test(properties)).length;

const isOsm = (facts: RecogniseFacts): boolean => count(facts, hasOsmTags) > facts.samples.length / 2;

const has = ({ columns }: RecogniseFacts, ...fields: readonly string[]): boolean => fields.every((field) => columns[field] !== undefined);

const isPlaced = (facts: RecogniseFacts): boolean =>
  has(facts, 'latitude', 'longitude') ||
  has(facts, 'coordinates') ||
  count(facts, () => true) === facts.samples.filter(({ geometry }) => geometry !== null).length;

export const looksLikeInventory = (facts: RecogniseFacts): number =>
  has(facts, 'quantity') && (has(facts, 'substanceName') || has(facts, 'casNo') || (has(facts, 'productName') && has(facts, 'unit')))
    ? 9
    : 0;

export const looksLikeContacts = (facts: RecogniseFacts): number =>
  has(facts, 'name') &&
  (has(facts, 'designation') || has(facts, 'role')) &&
  (has(facts, 'contactNumber') || has(facts, 'emailAddress')) &&
  !has(facts, 'latitude')
    ? 8
    : 0;

/** Roads among the features make an extract for several uses: then a person says which. */
export const looksLikeReceptors = (facts: RecogniseFacts): number => {
  if (isOsm(facts)) {
    const places = count(facts, (properties) => findOsmKind(properties) !== null);
    const roads = count(facts, (properties) => 'highway' in properties || 'building' in properties);
    return places > 0 && roads <= facts.samples.length * 0.1 ? 8 : 0;
  }
  if (!has(facts, 'name')) return 0;
  if (has(facts, 'sourceKey')) return 8.5;
  return isPlaced(facts) && (has(facts, 'kind') || has(facts, 'people')) ? 6 : 0;
};

const siteHeaders = new Set(
  industryImportFields.industryName.headers.filter((header) => !/^(name|नाम|નામ|नाव)$/u.test(header)).map(toWordKey),
);

export const looksLikeIndustries = (facts: RecogniseFacts): number => {
  if (isOsm(facts) || !has(facts, 'industryName')) return 0;
  const says = [has(facts, 'district'), has(facts, 'safetyTeamContact'), isPlaced(facts)].filter(Boolean).length;
  const named = siteHeaders.has(toWordKey(facts.columns.industryName ?? ''));
  return named && says >= 1 ? 7 : says >= 2 && has(facts, 'safetyTeamContact', 'district') ? 5 : 0;
};
