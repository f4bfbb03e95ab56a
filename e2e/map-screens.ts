import type { Page } from '@playwright/test';
import type { MapScene } from './map-scene.ts';
import { sceneTime } from './map-scene.ts';

export interface MapScreen {
  readonly name: string;
  readonly address: (scene: MapScene) => string;
  /** The name of the map where the page has several. */
  readonly map?: string;
  /** Recorded at the width of a desk only. */
  readonly isWideOnly?: true;
  /** All it shows: a part that comes later than the others would be missing from the picture. */
  readonly shows: readonly string[];
  readonly prepare?: (page: Page) => Promise<void>;
}

const zones = ['zone-severe', 'zone-middle', 'zone-mild'];
const areas = ['overlay-act-now', 'overlay-be-ready', 'overlay-guide'];
const uncertain = [...zones, 'confidence-lines', 'places'];
/** The share of cases that reach each place. */
const field = ['overlay-reach', 'overlay-reach-edges'];

const leak = ({ site, item }: MapScene): string =>
  new URLSearchParams({
    industry: String(site),
    for: String(site),
    item: String(item),
    hazard: 'leak',
    rupture: 'circular',
    kg: '900',
    d: '0.02',
    how: 'compass',
    wind: '290',
    speed: '3',
    temp: '31',
    stability: 'D',
    terrain: 'rural',
    weather: 'manual',
    time: sceneTime,
  }).toString();

/** Every screen whose map shows results, sites or areas. */
export const mapScreens: readonly MapScreen[] = [
  {
    name: 'consequence-analysis',
    address: (scene) => `/VulnerabilityAssesment?tab=consequence&${leak(scene)}`,
    shows: [...uncertain, 'places-inside', ...field],
  },
  {
    name: 'response-phase',
    address: ({ site, item }) =>
      `/ResponsePhaseRiskModelling?industry=${site}&at=${site}&item=${item}&hazard=leak&rupture=circular&d=0.03&dir=250&speed=3&temp=31&seen=${sceneTime}`,
    shows: [...uncertain, 'places-inside', 'overlay-before', ...field],
  },
  {
    name: 'vang',
    address: (scene) => `/Vang?${leak(scene)}&show=simulation,response`,
    shows: [...uncertain, 'overlay-resources', ...field],
  },
  {
    name: 'emergency-report',
    address: ({ site, item }) => `/EmergencyReport?happening=leaking&site=${site}&what=${item}&size=small`,
    shows: [...zones, 'confidence-lines', 'places-inside', ...field],
  },
  { name: 'dashboard', address: ({ site }) => `/IndustryDashboard?industry=${site}&of=run`, shows: [...zones, 'places', 'places-inside'] },
  { name: 'early-warning', address: ({ site }) => `/Ews?industry=${site}`, shows: ['overlay-industries', 'places'] },
  { name: 'nearest-entities', isWideOnly: true, address: ({ site }) => `/Ews?industry=${site}&panel=nearest`, shows: ['overlay-entities'] },
  { name: 'maps-viewer-industries', address: () => '/MapsViewer?map=industries', shows: ['overlay-industries'] },
  {
    name: 'maps-viewer-reach',
    isWideOnly: true,
    address: ({ site }) => `/MapsViewer?industry=${site}&map=reach`,
    shows: [...zones, 'places', 'places-inside'],
  },
  { name: 'vulnerability-index', address: () => '/EXP1', shows: ['overlay-index'] },
  {
    name: 'warned-area',
    address: ({ alert }) => `/Alerts/${alert}`,
    shows: [...areas, 'overlay-best-estimate', 'overlay-source'],
  },
  {
    name: 'area-editor',
    address: ({ drawnAlert }) => `/Alerts/${drawnAlert}`,
    map: 'Map to draw the area on',
    isWideOnly: true,
    shows: ['overlay-zone-severe', 'overlay-drawing'],
    prepare: (page) => page.getByRole('button', { name: 'Edit' }).click(),
  },
  {
    name: 'stored-run',
    address: ({ site, run }) => `/VulnerabilityAssesment?tab=consequence&industry=${site}&run=${run}`,
    shows: [...uncertain, 'places-inside', ...areas],
  },
  {
    name: 'incident',
    address: ({ incident }) => `/IncidentManagement?incident=${incident}`,
    shows: [...zones, 'places-inside', ...areas],
    prepare: (page) => page.getByRole('tab', { name: 'Map and links' }).click(),
  },
  { name: 'wall', address: () => '/Wall', shows: [...zones, 'places-inside', ...areas] },
];
