import type { ImportPlan as PresentedPlan } from '@hazardguard/contract';
import { unpackFeatures } from '../geo-data/pack-features.ts';
import type { ImportPlan } from './plan-import.ts';
import { isEmptyCell, splitNumber } from './read-values.ts';
import { speaksOfVessels } from './read-vessels.ts';
import { hasOsmTags, isOsmKey } from './receptor-kinds.ts';

/** Words of one field that a screen lists, the most frequent first. */
const mostWords = 60;
const longestWord = 100;
/** Of a longer sheet only samples are looked at. */
const mostRows = 20_000;

/** The words of the fields with a vocabulary, in the rows that were looked at, and which of our words each becomes. */
export const listWords = ({ importer, survey, mapping }: ImportPlan): PresentedPlan['words'] => {
  const rows = survey.all === null || survey.rows > mostRows ? survey.samples : survey.all.flatMap(unpackFeatures);
  return Object.entries(importer.fields).flatMap(([field, { vocabulary }]) => {
    if (vocabulary === undefined) return [];
    const column = mapping.columns[field];
    const given = mapping.values[field] ?? {};
    const counts = new Map<string, number>();
    for (const { properties } of rows) {
      const isTagged = vocabulary.readWord !== undefined && hasOsmTags(properties) && isOsmKey(column);
      const cell = column === undefined ? null : (properties[column] ?? null);
      const written = isTagged ? (vocabulary.readWord?.(properties) ?? null) : isEmptyCell(cell) ? null : String(cell).trim();
      // `12 MT`: the unit is behind the quantity.
      const quantity = field === 'unit' && written === null ? (properties[mapping.columns.quantity ?? ''] ?? null) : null;
      const isUnit = quantity !== null && !(typeof quantity === 'string' && speaksOfVessels(quantity));
      const word = written ?? (isUnit ? (splitNumber(quantity, false)?.rest ?? '') : '');
      if (word !== '' && word.length <= longestWord) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    if (counts.size === 0) return [];
    const words = [...counts]
      .toSorted(([a, rowsOfA], [b, rowsOfB]) => rowsOfB - rowsOfA || (a < b ? -1 : 1))
      .slice(0, mostWords)
      .map(([word, rows]) => ({ word, rows, ours: given[word] ?? given[word.toLowerCase()] ?? vocabulary.find(word) }));
    return [{ field, choices: [...vocabulary.choices], canLeaveOut: vocabulary.canLeaveOut === true, words }];
  });
};
