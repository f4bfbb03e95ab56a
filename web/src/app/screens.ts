import type { Permission, ScreenPath } from '@hazardguard/contract';
import type { Namespace, ScreenId } from '@hazardguard/i18n/namespaces';
import type { ComponentType } from 'react';
import type { KeptKeys } from '../data/choose-industry.ts';
import { prefetchAnalysis, prefetchSite } from '../data/site-queries.ts';
import {
  IconAccessible,
  IconAddressBook,
  IconAlertTriangle,
  IconBell,
  IconBuildingCommunity,
  IconBuildingFactory2,
  IconCalendarCheck,
  IconCertificate,
  IconChartDots3,
  IconChartRadar,
  IconCloudOff,
  IconDeviceTv,
  IconFileVector,
  IconFingerprint,
  IconFirstAidKit,
  IconFlask,
  IconGauge,
  IconHome,
  IconKey,
  IconLanguage,
  IconLogin2,
  IconMailOpened,
  IconMap2,
  IconMapPin,
  IconMathFunction,
  IconMessageChatbot,
  IconSchool,
  IconServerCog,
  IconSpeakerphone,
  IconStairsUp,
  IconTargetArrow,
  IconTestPipe,
  IconTool,
  IconTopologyStar3,
  IconTrafficCone,
  IconTree,
  IconUpload,
  IconUserCircle,
  IconUserPlus,
  IconUserSearch,
  IconUsersGroup,
  IconWind,
} from '../ui/icons.tsx';

/** Map screens fill the frame, registers use its width, reading screens keep to 68 characters. */
export type Layout = 'map' | 'register' | 'reading';

/** Groups of the menu below the specification's entries, in this order. */
export const menuGroups = ['respond', 'prepare', 'administer', 'help'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/**
 * Where a person finds the screen: among the specification's entries of the menu, which are also the cards on Home; in a group of
 * the menu; or elsewhere, for the stated reason.
 */
export type Place = 'specified' | MenuGroup | keyof typeof elsewhere;

/** Places outside the menu, with the reason. */
export const elsewhere = {
  tools: 'a card of Productivity Tools, which the menu has',
  account: 'the account menu, on every screen',
  link: 'opened only by a link that the server or an administrator gives to one person',
} as const;

interface Entry {
  /** The address; matched case-insensitively. */
  readonly path: ScreenPath;
  readonly icon: typeof IconHome;
  readonly layout: Layout;
  /** The required permission; 'public' needs no sign-in. */
  readonly permission: Permission | 'public';
  readonly place: Place;
  /**
   * The screen is about the industry in focus: the top bar has its picker. The keys of the address that stay when another industry
   * is chosen; all others belong to the last one.
   */
  readonly site?: KeptKeys;
  /** Catalogues that it needs on first render: loaded in parallel with its code. */
  readonly texts?: readonly Namespace[];
  /** Requests its data, by its address, in parallel with its code. */
  readonly prefetch?: (address: URLSearchParams) => Promise<void>;
  /** It also opens at its address with an id of one of its records. */
  readonly details?: true;
}

/** `id` is the key of its texts (`shell:screens.<id>`: label in the menu, title, purpose). `load` loads its code. */
export type Screen = Entry & { readonly id: ScreenId; readonly load: () => Promise<ComponentType> };

const reading = { layout: 'reading', permission: 'public' } as const;

/** Every screen, once, in the order of the menu. Router, menu, Home, command palette and page titles read this table. */
export const screens: readonly Screen[] = [
  {
    ...reading,
    id: 'home',
    path: '/HazardGuard',
    place: 'specified',
    icon: IconHome,
    layout: 'register',
    load: () => import('./home/home-screen.tsx').then((m) => m.HomeScreen),
  },
  {
    id: 'industries',
    path: '/OnBoardIndustry',
    place: 'specified',
    icon: IconBuildingFactory2,
    layout: 'register',
    permission: 'industry.read',
    load: () => import('../register/industries/industries-screen.tsx').then((m) => m.IndustriesScreen),
  },
  {
    id: 'inventory',
    path: '/CollectChemicalInventory',
    place: 'specified',
    icon: IconFlask,
    layout: 'register',
    permission: 'inventory.read',
    site: [],
    load: () => import('../register/inventory/inventory-screen.tsx').then((m) => m.InventoryScreen),
  },
  {
    id: 'vulnerability',
    path: '/VulnerabilityAssesment',
    place: 'specified',
    texts: ['vulnerability', 'population', 'parts', 'map', 'engine', 'views', 'uncertainty', 'exports'],
    prefetch: async (address) => {
      if (address.get('tab') !== 'consequence') return;
      import('../assess/vulnerability/consequence-analysis.tsx').catch(() => undefined);
      await prefetchAnalysis(address);
    },
    icon: IconTargetArrow,
    layout: 'map',
    permission: 'run.read',
    site: ['tab', 'view', 'from'],
    load: () => import('../assess/vulnerability/vulnerability-screen.tsx').then((m) => m.VulnerabilityScreen),
  },
  {
    id: 'responsePhase',
    path: '/ResponsePhaseRiskModelling',
    place: 'specified',
    texts: ['response-phase', 'vulnerability', 'parts', 'map', 'engine'],
    prefetch: prefetchSite,
    icon: IconWind,
    layout: 'map',
    permission: 'conditions.read',
    site: [],
    load: () => import('../assess/response-phase/response-screen.tsx').then((m) => m.ResponseScreen),
  },
  {
    id: 'mapsViewer',
    path: '/MapsViewer',
    place: 'specified',
    icon: IconMap2,
    layout: 'map',
    permission: 'industry.read',
    site: ['map', 'layer', 'from'],
    load: () => import('../assess/maps-viewer/maps-viewer-screen.tsx').then((m) => m.MapsViewerScreen),
  },
  {
    id: 'earlyWarning',
    path: '/Ews',
    place: 'specified',
    icon: IconBell,
    layout: 'register',
    permission: 'run.read',
    site: ['panel'],
    load: () => import('../respond/early-warning/early-warning-screen.tsx').then((m) => m.EarlyWarningScreen),
  },
  {
    id: 'dashboard',
    path: '/IndustryDashboard',
    place: 'specified',
    icon: IconGauge,
    layout: 'map',
    permission: 'run.read',
    site: ['wall', 'of'],
    load: () => import('../assess/dashboard/dashboard-screen.tsx').then((m) => m.DashboardScreen),
  },
  {
    ...reading,
    id: 'training',
    path: '/Training',
    place: 'specified',
    icon: IconSchool,
    layout: 'register',
    load: () => import('../prepare/training/training-screen.tsx').then((m) => m.TrainingScreen),
  },
  {
    ...reading,
    id: 'community',
    path: '/Community',
    place: 'specified',
    icon: IconUsersGroup,
    layout: 'map',
    load: () => import('../warn/community/community-screen.tsx').then((m) => m.CommunityScreen),
  },
  {
    id: 'stakeholders',
    path: '/StakeHolders',
    place: 'specified',
    icon: IconAddressBook,
    layout: 'register',
    permission: 'stakeholder.read',
    load: () => import('../register/stakeholders/stakeholders-screen.tsx').then((m) => m.StakeholdersScreen),
  },
  {
    id: 'incidents',
    path: '/IncidentManagement',
    place: 'specified',
    icon: IconFirstAidKit,
    layout: 'register',
    permission: 'incident.read',
    load: () => import('../respond/incidents/incidents-screen.tsx').then((m) => m.IncidentsScreen),
  },
  {
    ...reading,
    id: 'tools',
    path: '/Tools',
    place: 'specified',
    icon: IconTool,
    layout: 'register',
    load: () => import('../prepare/tools/tools-screen.tsx').then((m) => m.ToolsScreen),
  },
  {
    ...reading,
    id: 'assistant',
    path: '/UseChatGPT',
    place: 'specified',
    icon: IconMessageChatbot,
    permission: 'assistant.ask',
    load: () => import('../prepare/assistant/assistant-screen.tsx').then((m) => m.AssistantScreen),
  },
  {
    ...reading,
    id: 'emergencyReport',
    path: '/EmergencyReport',
    place: 'respond',
    texts: ['emergency-report', 'vulnerability', 'weather', 'population', 'parts', 'map', 'engine'],
    icon: IconAlertTriangle,
    layout: 'map',
    permission: 'incident.write',
    load: () => import('../respond/emergency-report/emergency-report-screen.tsx').then((m) => m.EmergencyReportScreen),
  },
  {
    ...reading,
    id: 'alerts',
    path: '/Alerts',
    place: 'respond',
    icon: IconSpeakerphone,
    layout: 'register',
    permission: 'alert.read',
    details: true,
    load: () => import('../warn/alerts/alerts-screen.tsx').then((m) => m.AlertsScreen),
  },
  {
    ...reading,
    id: 'drills',
    path: '/Drills',
    place: 'respond',
    icon: IconTrafficCone,
    layout: 'register',
    permission: 'drill.read',
    details: true,
    load: () => import('../respond/drills/drills-screen.tsx').then((m) => m.DrillsScreen),
  },
  {
    id: 'wall',
    path: '/Wall',
    place: 'respond',
    texts: ['wall', 'home', 'alerts', 'incidents', 'drills', 'map', 'engine'],
    icon: IconDeviceTv,
    layout: 'map',
    permission: 'incident.read',
    load: () => import('../respond/wall/wall-screen.tsx').then((m) => m.WallScreen),
  },
  {
    ...reading,
    id: 'duties',
    path: '/Duties',
    place: 'prepare',
    icon: IconCalendarCheck,
    layout: 'register',
    permission: 'duty.read',
    site: 'all',
    load: () => import('../prepare/duties/duties-screen.tsx').then((m) => m.DutiesScreen),
  },
  {
    ...reading,
    id: 'receptors',
    path: '/PlacesAround',
    place: 'prepare',
    icon: IconBuildingCommunity,
    layout: 'register',
    permission: 'receptor.read',
    load: () => import('../register/receptors/receptors-screen.tsx').then((m) => m.ReceptorsScreen),
  },
  {
    ...reading,
    id: 'data',
    path: '/Data',
    place: 'prepare',
    icon: IconUsersGroup,
    layout: 'register',
    permission: 'population.read',
    texts: ['population'],
    load: () => import('../register/data/data-screen.tsx').then((m) => m.DataScreen),
  },
  {
    ...reading,
    id: 'dataImport',
    path: '/ImportData',
    place: 'prepare',
    icon: IconUpload,
    layout: 'register',
    permission: 'data.import',
    load: () => import('../register/data-import/data-import-screen.tsx').then((m) => m.DataImportScreen),
  },
  {
    ...reading,
    id: 'escalation',
    path: '/Escalation',
    place: 'prepare',
    site: [],
    icon: IconStairsUp,
    layout: 'register',
    permission: 'escalation.read',
    load: () => import('../warn/escalation/escalation-screen.tsx').then((m) => m.EscalationScreen),
  },
  {
    ...reading,
    id: 'impact',
    path: '/Vang',
    place: 'prepare',
    texts: ['impact', 'vulnerability', 'population', 'parts', 'map', 'engine', 'exports'],
    prefetch: prefetchSite,
    icon: IconAlertTriangle,
    layout: 'map',
    permission: 'run.read',
    site: ['areas', 'show', 'meta'],
    load: () => import('../assess/impact/impact-screen.tsx').then((m) => m.ImpactScreen),
  },
  {
    id: 'vulnerabilityIndex',
    path: '/EXP1',
    place: 'prepare',
    icon: IconChartRadar,
    layout: 'map',
    permission: 'run.read',
    site: 'all',
    load: () => import('../assess/vulnerability-index/vulnerability-index-screen.tsx').then((m) => m.VulnerabilityIndexScreen),
  },
  {
    ...reading,
    id: 'site',
    path: '/AnupamaRasayan',
    place: 'prepare',
    icon: IconMapPin,
    layout: 'register',
    permission: 'industry.read',
    site: ['own'],
    load: () => import('../respond/site/site-screen.tsx').then((m) => m.SiteScreen),
  },
  {
    ...reading,
    id: 'kmlMap',
    path: '/KmlMap',
    place: 'prepare',
    icon: IconFileVector,
    layout: 'map',
    load: () => import('../register/kml-map/kml-map-screen.tsx').then((m) => m.KmlMapScreen),
  },
  {
    ...reading,
    id: 'certificate',
    path: '/Certificate',
    place: 'prepare',
    icon: IconCertificate,
    load: () => import('../prepare/certificate/certificate-screen.tsx').then((m) => m.CertificateScreen),
  },
  {
    ...reading,
    id: 'people',
    path: '/People',
    place: 'administer',
    icon: IconUserPlus,
    layout: 'register',
    permission: 'person.confirm',
    load: () => import('../admin/people/people-screen.tsx').then((m) => m.PeopleScreen),
  },
  {
    ...reading,
    id: 'audit',
    path: '/Audit',
    place: 'administer',
    icon: IconFingerprint,
    layout: 'register',
    permission: 'audit.read',
    load: () => import('../admin/audit/audit-screen.tsx').then((m) => m.AuditScreen),
  },
  {
    ...reading,
    id: 'operations',
    path: '/Operations',
    place: 'administer',
    icon: IconServerCog,
    layout: 'register',
    permission: 'operations.read',
    load: () => import('../admin/operations/operations-screen.tsx').then((m) => m.OperationsScreen),
  },
  {
    ...reading,
    id: 'mapLayers',
    path: '/MapLayers',
    place: 'administer',
    icon: IconMap2,
    layout: 'register',
    permission: 'map.write',
    load: () => import('../register/map-layers/map-layers-screen.tsx').then((m) => m.MapLayersScreen),
  },
  {
    ...reading,
    id: 'personalData',
    path: '/PersonalData',
    place: 'administer',
    icon: IconUserSearch,
    layout: 'register',
    permission: 'privacy.manage',
    load: () => import('../admin/personal-data/personal-data-screen.tsx').then((m) => m.PersonalDataScreen),
  },
  {
    ...reading,
    id: 'publicTexts',
    path: '/PublicTexts',
    place: 'administer',
    texts: ['public-texts'],
    icon: IconLanguage,
    layout: 'register',
    permission: 'texts.review',
    load: () => import('../admin/public-texts/public-texts-screen.tsx').then((m) => m.PublicTextsScreen),
  },
  {
    ...reading,
    id: 'accessibility',
    path: '/Accessibility',
    place: 'help',
    icon: IconAccessible,
    load: () => import('../prepare/accessibility/accessibility-screen.tsx').then((m) => m.AccessibilityScreen),
  },
  {
    ...reading,
    id: 'gaussian',
    path: '/R1',
    place: 'tools',
    icon: IconChartDots3,
    layout: 'map',
    load: () => import('../prepare/tools/former-screens.tsx').then((m) => m.GaussianScreen),
  },
  {
    ...reading,
    id: 'clusters',
    path: '/R2',
    place: 'tools',
    icon: IconTopologyStar3,
    layout: 'map',
    load: () => import('../prepare/tools/former-screens.tsx').then((m) => m.ClustersScreen),
  },
  {
    id: 'chemicals',
    path: '/ChemicalsQuantityCas',
    place: 'tools',
    icon: IconTestPipe,
    layout: 'register',
    permission: 'chemical.read',
    load: () => import('../register/chemicals/chemicals-screen.tsx').then((m) => m.ChemicalsScreen),
  },
  {
    ...reading,
    id: 'forestChanges',
    path: '/ForestChanges',
    place: 'tools',
    icon: IconTree,
    layout: 'register',
    load: () => import('../prepare/tools/outside-map-screen.tsx').then((m) => m.ForestScreen),
  },
  {
    ...reading,
    id: 'no2',
    path: '/No2',
    place: 'tools',
    icon: IconWind,
    layout: 'register',
    load: () => import('../prepare/tools/outside-map-screen.tsx').then((m) => m.No2Screen),
  },
  {
    ...reading,
    id: 'models',
    path: '/Models',
    place: 'tools',
    icon: IconMathFunction,
    layout: 'register',
    load: () => import('../assess/models/models-screen.tsx').then((m) => m.ModelsScreen),
  },
  {
    ...reading,
    id: 'signIn',
    path: '/SignIn',
    place: 'account',
    icon: IconLogin2,
    layout: 'register',
    load: () => import('../admin/sign-in/sign-in-screen.tsx').then((m) => m.SignInScreen),
  },
  {
    ...reading,
    id: 'account',
    path: '/Account',
    place: 'account',
    icon: IconUserCircle,
    layout: 'register',
    permission: 'account.own',
    load: () => import('../admin/account/account-screen.tsx').then((m) => m.AccountScreen),
  },
  {
    ...reading,
    id: 'offline',
    path: '/WithoutNetwork',
    place: 'account',
    texts: ['offline'],
    icon: IconCloudOff,
    layout: 'register',
    permission: 'account.own',
    load: () => import('./installed/offline-screen.tsx').then((m) => m.OfflineScreen),
  },
  {
    ...reading,
    id: 'setup',
    path: '/Setup',
    place: 'link',
    icon: IconKey,
    load: () => import('../admin/setup/setup-screen.tsx').then((m) => m.SetupScreen),
  },
  {
    ...reading,
    id: 'invitation',
    path: '/Invitation',
    place: 'link',
    icon: IconMailOpened,
    load: () => import('../admin/invitation/invitation-screen.tsx').then((m) => m.InvitationScreen),
  },
];

/** The 14 entries of the specification, in its order. */
export const specifiedScreens: readonly Screen[] = screens.filter(({ place }) => place === 'specified');

/** The screen at an address, without regard to case or a trailing slash. */
export const screenAt = (pathname: string): Screen | undefined => {
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  return screens.find((screen) => {
    const own = screen.path.toLowerCase();
    return own === path || (screen.details === true && path.startsWith(`${own}/`) && !path.slice(own.length + 1).includes('/'));
  });
};
