import { mesh } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import { isInBox, isInsideRings, type Position, type Ring, splitLines } from './geometry.ts';
import { buildIndiaLines, isOutsideIndia } from './india.ts';
import { indiaBox } from './land.ts';
import { type Countries, readFineCountries, readIndianStates, readWorldCountries, toPositions } from './sources.ts';

/** Country number of ISO 3166-1. */
const indiaId = '356';

const listBorders = (topology: Countries, wanted: (a: string, b: string) => boolean): readonly Ring[] =>
  mesh(
    topology as unknown as Topology,
    topology.objects.countries as never,
    (a, b) => a !== b && wanted(String(a.id), String(b.id)),
  ).coordinates.map(toPositions);

const isWithoutIndia = (a: string, b: string): boolean => a !== indiaId && b !== indiaId;

export interface BorderLines {
  /** Borders of other countries, none of them inside India's official outline. */
  readonly others: readonly Ring[];
  /** India's land border. */
  readonly outline: readonly Ring[];
  readonly states: readonly Ring[];
}

/**
 * Borders according to India's official map: the Survey of India's outline is the standard for maps of India, and Natural Earth's
 * lines of control inside it are left out.
 */
export const buildBorderLines = (): BorderLines => {
  const fine = readFineCountries();
  const states = readIndianStates();
  const official = buildIndiaLines(
    states,
    listBorders(fine, (a, b) => a === indiaId || b === indiaId),
  );
  const inIndia = (position: Position): boolean => states.some((state) => isInsideRings(position, state.rings));
  const foreign = [
    ...splitLines(listBorders(fine, isWithoutIndia), (position) => isInBox(position, indiaBox)),
    ...splitLines(listBorders(readWorldCountries(), isWithoutIndia), (position) => !isInBox(position, indiaBox)),
  ];
  return { others: isOutsideIndia(foreign, inIndia, official.outline), outline: official.outline, states: official.states };
};
