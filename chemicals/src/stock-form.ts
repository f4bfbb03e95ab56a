import { findVolumeM3, normaliseCasNumber } from '@hazardguard/engine';
import { type Concentration, readConcentration } from './concentration.ts';
import { findChemical, isSolutionName, listNames, solutes } from './find.ts';
import { massKg } from './mass.ts';
import type { Chemical } from './record.ts';
import { findSolutionDensity, solveMassFraction } from './solution-density.ts';

/**
 * From this share a stock counts as pure, %. Commercial grades are 95 to 99.99 %, which changes the vapour over a liquid by less than the
 * models are uncertain (a factor of 2): at 95 % by mass in water a substance of 60 g/mol still is 85 % of the molecules. Our choice.
 */
export const pureFromPercent = 95;

/** What reading a concentration took for granted. */
export type ConcentrationAssumption = 'by-mass' | 'strongest' | 'density-of-water' | 'volume-as-mass' | 'not-understood';

/** What a row of stock holds. */
export interface StockForm {
  /** 'unclear': the concentration has a figure that is not understood, so that nobody can say what it is. */
  readonly kind: 'pure' | 'solution' | 'unclear';
  readonly chemical: Chemical | undefined;
  /** Share of the chemical in the product by mass; undefined: not known. */
  readonly massFraction: number | undefined;
  /** Of the product, kg/m³; undefined: no table, or not known. */
  readonly densityKgM3: number | undefined;
  readonly assumed: readonly ConcentrationAssumption[];
}

/** What a row says of itself. */
export interface StockText {
  readonly substanceName: string;
  readonly productName: string;
  readonly casNo: string;
  readonly concentration: string;
}

/** Acid or base equivalents of one molecule; 1 where the chemical is not here and is read as molar. */
const equivalents: Readonly<Record<string, number>> = {
  'hydrogen-chloride': 1,
  'hydrogen-fluoride': 1,
  'hydrogen-bromide': 1,
  'nitric-acid': 1,
  ammonia: 1,
  'sodium-hydroxide': 1,
  'acetic-acid': 1,
  'formic-acid': 1,
  'sulfuric-acid': 2,
};

interface Solved {
  readonly massFraction: number;
  readonly assumed: readonly ConcentrationAssumption[];
}

/** From grams in a litre. Without a table the density of water stands in, and the answer says so. */
const fromGramsPerLitre = (id: string, grams: number): Solved | undefined => {
  const solved = solveMassFraction(id, grams, (massFraction, density) => massFraction * density);
  if (solved !== undefined) return { massFraction: solved, assumed: [] };
  return findSolutionDensity(id, 0) === undefined && grams < 1000
    ? { massFraction: grams / 1000, assumed: ['density-of-water'] }
    : undefined;
};

/** Baumé's scales at 15.6 °C: 145 − 145/d for what is heavier than water, 140/d − 130 for what is lighter. */
const fromBaume = (id: string, degrees: number): Solved | undefined => {
  const [nothing, some] = [findSolutionDensity(id, 0) ?? 0, findSolutionDensity(id, 0.02) ?? 0];
  const density = some >= nothing ? 145_000 / (145 - degrees) : 140_000 / (130 + degrees);
  const solved = solveMassFraction(id, density, (_, own) => own);
  return solved === undefined ? undefined : { massFraction: solved, assumed: [] };
};

/** By volume: of the liquid solute before it was mixed. Without its density or a table it is taken as a share of mass. */
const fromVolume = (chemical: Chemical, share: number): Solved => {
  const own = massKg(1, 'm3', chemical);
  const solved = own === null ? undefined : solveMassFraction(chemical.id, share * own, (massFraction, density) => massFraction * density);
  return solved === undefined ? { massFraction: share, assumed: ['volume-as-mass'] } : { massFraction: solved, assumed: [] };
};

const toMassFraction = (chemical: Chemical, { unit, high }: Concentration): Solved | undefined => {
  const molarMass = chemical.props.molarMass?.v;
  switch (unit) {
    case 'percent':
      return { massFraction: high / 100, assumed: ['by-mass'] };
    case 'percentMass':
      return { massFraction: high / 100, assumed: [] };
    case 'percentVolume':
      return fromVolume(chemical, high / 100);
    case 'ppm':
      return { massFraction: high / 1e6, assumed: ['by-mass'] };
    case 'gPerL':
      return fromGramsPerLitre(chemical.id, high);
    case 'baume':
      return fromBaume(chemical.id, high);
    case 'freeSo3':
      return chemical.id === 'oleum' ? { massFraction: high / 100, assumed: [] } : undefined;
    case 'molar':
      return molarMass === undefined ? undefined : fromGramsPerLitre(chemical.id, high * molarMass);
    case 'normal': {
      const each = equivalents[chemical.id];
      return molarMass === undefined || each === undefined ? undefined : fromGramsPerLitre(chemical.id, (high * molarMass) / each);
    }
  }
};

const shareUnits: readonly Concentration['unit'][] = ['percent', 'percentMass', 'percentVolume'];

/** A commercial grade: at least 95 % of everything that the text allows. */
const isPure = ({ unit, low, isUpperBound }: Concentration): boolean =>
  shareUnits.includes(unit) && low >= pureFromPercent && !isUpperBound;

const plain = { massFraction: undefined, densityKgM3: undefined, assumed: [] } as const;

/** The own names of a chemical beside a figure, the longest first. */
const listOwnNames = (chemical: Chemical): readonly string[] =>
  [chemical.formula ?? '', chemical.name, ...listNames(chemical)]
    .map((name) => name.toLowerCase())
    .filter((name) => name.length > 1 && !/\d+\s*%/u.test(name))
    .toSorted((a, b) => b.length - a.length);

const namesSolution = ({ substanceName, productName }: StockText, chemical: Chemical): boolean =>
  chemical.kind === 'solution' ||
  isSolutionName(substanceName) ||
  (isSolutionName(productName) && !/\banhydrous\b/iu.test(`${substanceName} ${productName}`));

/** A share in the name itself, such as 'ammonia solution 25 %', where the column has none. */
const findShareInName = ({ substanceName, productName }: StockText): string | undefined =>
  /[<>≤≥~]?\s*\d+(?:[.,]\d+)?\s*(?:(?:-|–|to)\s*\d+(?:[.,]\d+)?\s*)?%(?:\s*\(?[wv]\/[wv]\)?)?/u.exec(
    `${substanceName} ${productName}`,
  )?.[0];

/**
 * What a row holds, from its name, number and concentration: the pure chemical, a solution or mixture of it, or nobody can say. A name of a solution
 * (formalin, hydrochloric acid) without a figure is a solution of unknown strength; without one a stock counts as pure, as it was entered.
 */
export const readStockForm = (row: StockText): StockForm => {
  const solute = solutes[normaliseCasNumber(row.casNo)];
  const chemical = findChemical(solute ?? row.casNo);
  if (chemical === undefined) return { kind: 'pure', chemical, ...plain };
  const isNamed = solute !== undefined || namesSolution(row, chemical);
  const stated = row.concentration.trim() === '' && isNamed ? (findShareInName(row) ?? '') : row.concentration.trim();
  const read = stated === '' ? 'grade' : readConcentration(stated, listOwnNames(chemical));
  if (read === 'solution') return { kind: 'solution', chemical, ...plain };
  if (read === 'pure') return { kind: isNamed && chemical.kind === 'solution' ? 'solution' : 'pure', chemical, ...plain };
  if (read === 'grade')
    return isNamed
      ? { kind: 'solution', chemical, ...plain }
      : { kind: 'pure', chemical, ...plain, assumed: stated === '' ? [] : ['not-understood'] };
  if (chemical.kind === 'mixture')
    return { kind: 'pure', chemical, ...plain, assumed: read === 'not-understood' ? ['not-understood'] : [] };
  if (read === 'not-understood') return { kind: isNamed ? 'solution' : 'unclear', chemical, ...plain, assumed: ['not-understood'] };
  if (isPure(read) && chemical.kind !== 'solution') return { kind: 'pure', chemical, ...plain };
  const solved = toMassFraction(chemical, read);
  if (solved === undefined) return { kind: 'solution', chemical, ...plain, assumed: ['not-understood'] };
  const { massFraction } = solved;
  const assumed = read.high > read.low || read.isUpperBound ? [...solved.assumed, 'strongest' as const] : solved.assumed;
  return { kind: 'solution', chemical, massFraction, densityKgM3: findSolutionDensity(chemical.id, massFraction), assumed };
};

/** Mass of the product as it is kept, kg; null where a volume has no known density. */
export const findProductKg = (quantity: number, unit: string, { kind, chemical, densityKgM3 }: StockForm): number | null => {
  const mass = massKg(quantity, unit, undefined);
  if (mass !== null || kind === 'pure') return massKg(quantity, unit, chemical);
  const volumeM3 = findVolumeM3(unit);
  return volumeM3 === undefined || densityKgM3 === undefined || quantity < 0 ? null : quantity * volumeM3 * densityKgM3;
};

/** Mass of the chemical in it, kg; null where mass or share is not known. */
export const findSoluteKg = (productKg: number | null, { kind, massFraction }: StockForm): number | null => {
  if (productKg === null) return null;
  if (kind === 'pure') return productKg;
  return massFraction === undefined ? null : productKg * massFraction;
};
