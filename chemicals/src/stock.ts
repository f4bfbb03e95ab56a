/** The fourth door: what a row of stock holds. The server reads it; a browser gets the answer. */
export { type ConcentrationUnit, readConcentration } from './concentration.ts';
export { findSolutionGuides, type SolutionGuide } from './solution-guides.ts';
export {
  type ConcentrationAssumption,
  findProductKg,
  findSoluteKg,
  readStockForm,
  type StockForm,
  type StockText,
} from './stock-form.ts';
