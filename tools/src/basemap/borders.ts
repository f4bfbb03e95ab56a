import { mesh } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { inBox, insideRings, type Position, partsOf, type Ring } from './geometry.ts';
import { indiaLines, outsideIndia } from './india.ts';
import { indiaBox } from './land.ts';
import { type Countries, fineCountries, indianStates, positions, worldCountries } from './sources.ts';

/** Country number of ISO 3166-1. */
const indiaId = '356';

const bordersOf = (topology: Countries, wanted: (a: string, b: string) => boolean): readonly Ring[] =>
  mesh(
    topology as unknown as Topology,
    topology.objects.countries as never,
    (a, b) => a !== b && wanted(String(a.id), String(b.id)),
  ).coordinates.map(positions);

const withoutIndia = (a: string, b: string): boolean => a !== indiaId && b !== indiaId;

export interface BorderLines {
  /** Borders of other countries, none of them inside India's official outline. */
  readonly others: readonly Ring[];
  /** India's land border. */
  readonly outline: readonly Ring[];
  readonly states: readonly Ring[];
}

/**
 * Borders as India's official map has them: the Survey of India's outline is the standard for maps of India, and Natural Earth's
 * lines of control inside it are left out.
 */
export const borderLines = (): BorderLines => {
  const fine = fineCountries();
  const states = indianStates();
  const official = indiaLines(
    states,
    bordersOf(fine, (a, b) => a === indiaId || b === indiaId),
  );
  const inIndia = (position: Position): boolean => states.some((state) => insideRings(position, state.rings));
  const foreign = [
    ...partsOf(bordersOf(fine, withoutIndia), (position) => inBox(position, indiaBox)),
    ...partsOf(bordersOf(worldCountries(), withoutIndia), (position) => !inBox(position, indiaBox)),
  ];
  return { others: outsideIndia(foreign, inIndia, official.outline), outline: official.outline, states: official.states };
};
