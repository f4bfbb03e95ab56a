import type { Page } from './measure.ts';

/** What every page of the application starts with. */
const app = ['index', 'app'];

/**
 * Most gzip bytes of JavaScript until a page can be used. The map of a map screen is drawn after its inputs and tables can be used, by
 * a library of 290 kB; it has a limit of its own. A screen with tabs is measured with the tab that is named.
 */
export const pages: readonly Page[] = [
  { title: 'Home', parts: [...app, 'home-screen'], budgetBytes: 187_000 },
  { title: 'register screen (OnBoardIndustry)', parts: [...app, 'industries-screen'], budgetBytes: 230_000 },
  { title: 'register screen (CollectChemicalInventory)', parts: [...app, 'inventory-screen'], budgetBytes: 240_000 },
  { title: 'register screen (PlacesAround)', parts: [...app, 'receptors-screen'], budgetBytes: 234_000 },
  { title: 'register screen (StakeHolders)', parts: [...app, 'stakeholders-screen'], budgetBytes: 239_000 },
  { title: 'site (VulnerabilityAssesment)', parts: [...app, 'vulnerability-screen', 'site-info'], budgetBytes: 239_000 },
  {
    title: 'map screen (VulnerabilityAssesment) without its map',
    parts: [...app, 'vulnerability-screen', 'consequence-analysis'],
    budgetBytes: 277_000,
  },
  { title: 'map screen (ResponsePhaseRiskModelling) without its map', parts: [...app, 'response-screen'], budgetBytes: 257_000 },
  { title: 'map screen (MapsViewer) without its map', parts: [...app, 'maps-viewer-screen'], budgetBytes: 225_000 },
  { title: 'Early Warning (Ews) without its map', parts: [...app, 'early-warning-screen'], budgetBytes: 221_000 },
  { title: 'Incidents, the list', parts: [...app, 'incidents-screen'], budgetBytes: 242_000 },
  { title: 'Incidents, a record', parts: [...app, 'incidents-screen', 'incident-record'], budgetBytes: 299_000 },
  { title: 'the leak button (EmergencyReport) without its map', parts: [...app, 'emergency-report-screen'], budgetBytes: 256_000 },
  {
    title: 'map screen with its map',
    parts: [...app, 'vulnerability-screen', 'consequence-analysis', 'map-canvas'],
    budgetBytes: 602_000,
  },
];
