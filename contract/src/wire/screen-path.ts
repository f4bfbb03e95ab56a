/** The addresses of the client's screens, spelled as in the specification. The server answers 404 at any other. */
export const screenPaths = [
  '/HazardGuard',
  '/OnBoardIndustry',
  '/CollectChemicalInventory',
  '/VulnerabilityAssesment',
  '/ResponsePhaseRiskModelling',
  '/MapsViewer',
  '/Ews',
  '/IndustryDashboard',
  '/Training',
  '/Community',
  '/StakeHolders',
  '/IncidentManagement',
  '/Tools',
  '/UseChatGPT',
  '/Vang',
  '/EXP1',
  '/AnupamaRasayan',
  '/R1',
  '/R2',
  '/ChemicalsQuantityCas',
  '/ForestChanges',
  '/No2',
  '/KmlMap',
  '/Alerts',
  '/Escalation',
  '/ImportData',
  '/PlacesAround',
  '/Data',
  '/Drills',
  '/Duties',
  '/Models',
  '/Certificate',
  '/SignIn',
  '/Setup',
  '/Invitation',
  '/Account',
  '/People',
  '/Audit',
  '/Operations',
  '/MapLayers',
  '/PersonalData',
  '/PublicTexts',
  '/EmergencyReport',
  '/Accessibility',
  '/Wall',
  '/WithoutNetwork',
] as const;
export type ScreenPath = (typeof screenPaths)[number];

/** Screens that also open one of their records, by an id after their address. */
export const detailScreenPaths: readonly ScreenPath[] = ['/Alerts', '/Drills'];

const lower = (paths: readonly string[]): ReadonlySet<string> => new Set(paths.map((path) => path.toLowerCase()));
const known = lower(screenPaths);
const withDetails = lower(detailScreenPaths);

/** Whether a screen opens at an address, ignoring case and a trailing slash. */
export const isScreenPath = (address: string): boolean => {
  const path = address.replace(/\/+$/, '').toLowerCase();
  const end = path.lastIndexOf('/');
  return known.has(path) || (end > 0 && end < path.length - 1 && withDetails.has(path.slice(0, end)));
};

/** Screens that an operator may replace with a page of another host. */
export const framedScreens = ['gaussian', 'clusters', 'site', 'forestChanges', 'no2'] as const;
export type FramedScreen = (typeof framedScreens)[number];
