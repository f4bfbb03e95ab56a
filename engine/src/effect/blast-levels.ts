import type { Level } from '../types/common-types.ts';

/** Which levels of overpressure the zones are drawn for. */
export type BlastLevels = 'people' | 'buildings';

/** A row of a table: overpressure acts at once. */
type BlastRow = Omit<Level, 'exposureS'>;

/** ALOHA's three levels of overpressure (aloha-td): 8, 3.5 and 1 psi in kPa. */
const people: readonly BlastRow[] = [
  {
    id: 'BLAST-8PSI',
    severity: 'severe',
    value: 55.2,
    unit: 'kPa',
    meaning: 'Buildings are destroyed; people inside or thrown by the blast may die.',
  },
  { id: 'BLAST-3.5PSI', severity: 'middle', value: 24.1, unit: 'kPa', meaning: 'Serious injury is likely: walls fall, eardrums burst.' },
  { id: 'BLAST-1PSI', severity: 'mild', value: 6.9, unit: 'kPa', meaning: 'Glass shatters and houses are damaged; flying glass injures.' },
];

/** What overpressure does to buildings and tanks, kPa (lees-1996). */
const buildings: readonly BlastRow[] = [
  { id: 'BLAST-68.9', severity: 'severe', value: 68.9, unit: 'kPa', meaning: 'Buildings are probably destroyed.' },
  { id: 'BLAST-48.2', severity: 'severe', value: 48.2, unit: 'kPa', meaning: 'Loaded railway wagons overturn.' },
  { id: 'BLAST-27.6', severity: 'middle', value: 27.6, unit: 'kPa', meaning: 'The cladding of light industrial buildings bursts.' },
  {
    id: 'BLAST-20.7',
    severity: 'middle',
    value: 20.7,
    unit: 'kPa',
    meaning: 'Steel frames bend and leave their footings; tanks can open.',
  },
  { id: 'BLAST-13.8', severity: 'middle', value: 13.8, unit: 'kPa', meaning: 'Block walls without steel fall.' },
  { id: 'BLAST-6.9', severity: 'mild', value: 6.9, unit: 'kPa', meaning: 'Houses are partly demolished and cannot be lived in.' },
  { id: 'BLAST-2.76', severity: 'mild', value: 2.76, unit: 'kPa', meaning: 'Minor damage to houses.' },
  { id: 'BLAST-1.03', severity: 'mild', value: 1.03, unit: 'kPa', meaning: 'Glass breaks.' },
];

export const blastLevels = (which: BlastLevels): readonly Level[] =>
  (which === 'buildings' ? buildings : people).map((row) => ({ ...row, exposureS: undefined }));
