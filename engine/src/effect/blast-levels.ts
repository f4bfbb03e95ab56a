import type { Level } from '../model.ts';

/** ALOHA's three levels of overpressure (aloha-td): 8, 3.5 and 1 psi in kPa. */
export const blastLevels: readonly Level[] = [
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
