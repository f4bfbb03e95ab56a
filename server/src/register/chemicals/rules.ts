import { type Chemical, chemicals, modelledHazards, type Readiness, readiness } from '@hazardguard/chemicals';
import type { ChemicalName } from '@hazardguard/contract';

/** The UN class where the library has one, else the first GHS classes; offered for the form's hazard class. */
const formatHazardClass = ({ hazard }: Chemical): string | null => {
  const un = hazard.unClass?.v[0];
  if (un) return `UN class ${un.class}`;
  const ghs = hazard.ghs?.classes.slice(0, 3).join(', ');
  return ghs === undefined || ghs === '' ? null : ghs;
};

export const presentMelt = ({ melt }: Pick<Readiness, 'melt'>): ChemicalName['melt'] =>
  melt && { canModel: [...melt.hazards], aboveC: melt.aboveC };

const presentChemical = (chemical: Chemical): ChemicalName => {
  const ready = readiness(chemical);
  return {
    id: chemical.id,
    name: chemical.name,
    casNo: chemical.cas === '' ? null : chemical.cas,
    synonyms: [...chemical.synonyms],
    hazardClass: formatHazardClass(chemical),
    canModel: modelledHazards.filter((hazard) => ready[hazard]),
    melt: presentMelt(ready),
    missing: [...ready.missing],
  };
};

/** The library as the forms offer it, in the order of names. */
export const listChemicalNames = (): ChemicalName[] =>
  chemicals.map(presentChemical).sort((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base' }));
