import type { Page } from './measure.ts';

/** What every page of the application starts with. */
const app = ['index', 'app'];

/**
 * Most gzip bytes of JavaScript until a page can be used. The map of a map screen is drawn after its inputs and tables can be used, by
 * a library of 295 kB; it has a limit of its own.
 */
export const pages: readonly Page[] = [
  { title: 'Home', parts: [...app, 'home-screen'], budgetBytes: 185_000 },
  { title: 'register screen (OnBoardIndustry)', parts: [...app, 'industries-screen'], budgetBytes: 260_000 },
  { title: 'register screen (CollectChemicalInventory)', parts: [...app, 'inventory-screen'], budgetBytes: 260_000 },
  { title: 'register screen (PlacesAround)', parts: [...app, 'receptors-screen'], budgetBytes: 260_000 },
  { title: 'register screen (StakeHolders)', parts: [...app, 'stakeholders-screen'], budgetBytes: 260_000 },
  { title: 'map screen (VulnerabilityAssesment) without its map', parts: [...app, 'vulnerability-screen'], budgetBytes: 420_000 },
  { title: 'the leak button (EmergencyReport) without its map', parts: [...app, 'emergency-report-screen'], budgetBytes: 350_000 },
  { title: 'map screen with its map', parts: [...app, 'vulnerability-screen', 'map-canvas'], budgetBytes: 750_000 },
];
