import { readCasNumber } from '@hazardguard/engine';
import { listNameKeys } from './name-key.ts';

export interface Identity {
  readonly cas: string;
  readonly names: readonly string[];
  readonly un: readonly number[];
  readonly formula: string | undefined;
  readonly refrigerants: readonly string[] | undefined;
}

const unNumber = /^(?:un|na|id|u\.n\.)?\s*(?:no\.?|number|:|-)?\s*(\d{4})$/iu;
const refrigerant = /^(?:r|hfc|cfc|hcfc|hc|hfo|freon|refrigerant(?:\s+gas)?(?:\s+r)?)[\s-]*(\d{2,4}[a-z]{0,2}(?:\([ez]\))?|e170)$/iu;

/** Formulas differ by capitals: 'CO' is a gas, 'Co' is a metal. */
const toFormula = (text: string): string => text.normalize('NFKC').replace(/\s/gu, '');

const addTo = <Item>(map: Map<string, Item[]>, key: string, item: Item): void => {
  const known = map.get(key);
  if (known === undefined) map.set(key, [item]);
  else if (!known.includes(item)) known.push(item);
};

/** Substances by everything that identifies one. What is added first keeps a shared name. */
export class NameIndex<Item> {
  /** By the level of the key: 0 is the name as written. */
  readonly #names: Map<string, Item>[] = [];
  readonly #cas = new Map<string, Item>();
  /** The first number of a substance, and the others, of a solution or another state. */
  readonly #un = new Map<string, Item[]>();
  readonly #otherUn = new Map<string, Item[]>();
  readonly #formulas = new Map<string, Item[]>();
  readonly #refrigerants = new Map<string, Item>();

  add(item: Item, { cas, names, un, formula, refrigerants = [] }: Identity): void {
    if (cas !== '' && !this.#cas.has(cas)) this.#cas.set(cas, item);
    for (const [place, number] of un.entries()) addTo(place === 0 ? this.#un : this.#otherUn, String(number).padStart(4, '0'), item);
    if (formula !== undefined && formula !== '') addTo(this.#formulas, toFormula(formula), item);
    for (const number of refrigerants) this.#refrigerants.set(number.replace(/^R-/u, '').toLowerCase(), item);
    for (const name of names) {
      for (const [level, key] of listNameKeys(name).entries()) {
        this.#names[level] ??= new Map();
        const keys = this.#names[level];
        if (!keys.has(key)) keys.set(key, item);
      }
    }
  }

  #findName(text: string): Item | undefined {
    // What was written comes before what it leaves out; a name as written comes before one that was shortened.
    for (const key of listNameKeys(text)) {
      for (const names of this.#names) {
        const found = names.get(key);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }

  /** The one substance that the text names; several for a UN number or formula that they share. */
  find(text: string): readonly Item[] {
    const trimmed = text.normalize('NFKC').trim();
    const reading = readCasNumber(trimmed);
    if (reading !== undefined) {
      const found = reading.valid ? this.#cas.get(reading.cas) : undefined;
      return found === undefined ? [] : [found];
    }
    const number = unNumber.exec(trimmed)?.[1];
    if (number !== undefined) return this.#un.get(number) ?? this.#otherUn.get(number) ?? [];
    const coolant = this.#refrigerants.get(refrigerant.exec(trimmed)?.[1]?.toLowerCase() ?? '');
    if (coolant !== undefined) return [coolant];
    const formula = this.#formulas.get(toFormula(text));
    const named = this.#findName(text);
    if (named !== undefined) return [named];
    return formula ?? [];
  }
}
