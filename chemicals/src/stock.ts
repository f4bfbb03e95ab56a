/** The fourth door: what a row of stock holds. The server reads it; a browser gets the answer. */
export { type ConcentrationUnit, readConcentration } from './concentration.ts';
export { findSolutionDensities } from './solution-density.ts';
export { findSolutionGuides, listSolutionGuides, type SolutionGuide } from './solution-guides.ts';
export {
  type ConcentrationAssumption,
  findProductKg,
  findSoluteKg,
  pureFromPercent,
  readStockForm,
  type StockForm,
  type StockText,
} from './stock-form.ts';
