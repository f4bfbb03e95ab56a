import { type SiteTerrain, siteElevationsM, siteTerrains } from '@hazardguard/contract';
import { because } from '../geo-data/reason.ts';
import type { RowReader } from './read-row.ts';
import { toTidyNumber } from './read-values.ts';

const terrainWords: readonly (readonly [RegExp, SiteTerrain])[] = [
  [/\b(urban|city|town|built[ -]?up|industrial|forest)\b|शहरी|नगरीय|શહેરી/iu, 'urban'],
  [/\b(rural|open( country)?|flat|farm ?land|fields?)\b|ग्रामीण|खुला|ગ્રામીણ|ખુલ્લું/iu, 'rural'],
  [/\b(water|sea|coast(al)?|port|harbou?r)\b|पानी|समुद्र|પાણી|દરિયો/iu, 'water'],
];

/** The ground around a site by a word of a file; null: none is known, or two are. */
export const findTerrain = (word: string): SiteTerrain | null => {
  const own = siteTerrains.find((terrain) => terrain === word.trim().toLowerCase());
  const found = terrainWords.filter(([pattern]) => pattern.test(word)).map(([, terrain]) => terrain);
  return own ?? (found.length === 1 ? (found[0] ?? null) : null);
};

/** International foot, m (NIST SP 811). */
const footM = 0.3048;

/** Metres in a unit of length with or without what it counts from, as `m`, `m AMSL`, `feet above sea level`; null: no unit of length. */
const findMetres = (text: string): number | null => {
  const unit = /^\(?\s*([\p{L}\p{M}]+)/u.exec(text.trim())?.[1]?.toLowerCase();
  if (unit === undefined) return null;
  if (['m', 'mtr', 'mtrs', 'metre', 'metres', 'meter', 'meters', 'मी', 'मीटर', 'મી', 'મીટર'].includes(unit)) return 1;
  if (['ft', 'foot', 'feet', 'फुट', 'फीट', 'ફૂટ', 'ફુટ'].includes(unit)) return footM;
  return ['amsl', 'msl', 'asl'].includes(unit) ? 1 : null;
};

/** The elevation of a site above sea level, m: in the unit of the cell, else of the header, else in metres; null: not given. */
export const readElevation = (reader: RowReader): number | null => {
  const found = reader.measure('elevationM');
  if (found === null) return null;
  const inHeader = reader
    .header('elevationM')
    .split(/[^\p{L}\p{M}]+/u)
    .map(findMetres);
  const factor = found.rest === '' ? (inHeader.includes(footM) ? footM : 1) : findMetres(found.rest);
  const value = `${found.value}${found.rest === '' ? '' : ` ${found.rest}`}`;
  if (factor === null) {
    reader.refuse('elevationM', because('notLength', { value }));
    return null;
  }
  const metres = toTidyNumber(found.value * factor);
  if (metres < siteElevationsM.least || metres > siteElevationsM.most) reader.refuse('elevationM', because('outsideRange', { value }));
  return metres;
};

/** The ground around a site; refused where no word for it is known. */
export const readTerrain = (reader: RowReader): SiteTerrain | null => {
  const word = reader.text('terrain');
  const found = word === null ? null : findTerrain(word);
  if (word !== null && found === null) reader.refuse('terrain', because('notChoice', { value: word, choices: siteTerrains.join(', ') }));
  return found;
};
