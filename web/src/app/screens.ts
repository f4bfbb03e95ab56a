import type { Permission, ScreenPath } from '@hazardguard/contract';
import type { Namespace, ScreenId } from '@hazardguard/i18n/namespaces';
import type { ComponentType } from 'react';
import { prefetchSite } from '../data/site-queries.ts';
import {
  IconAddressBook,
  IconAlertTriangle,
  IconBell,
  IconBuildingCommunity,
  IconBuildingFactory2,
  IconCalendarCheck,
  IconCertificate,
  IconChartDots3,
  IconChartRadar,
  IconFileVector,
  IconFingerprint,
  IconFirstAidKit,
  IconFlask,
  IconGauge,
  IconHome,
  IconKey,
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
  IconUserCircle,
  IconUserPlus,
  IconUserSearch,
  IconUsersGroup,
  IconWind,
} from '../ui/icons.tsx';

/** Map screens fill the frame, registers use its width, reading screens keep to 68 characters. */
export type Layout = 'map' | 'register' | 'reading';

interface Entry {
  /** The address; matched case-insensitively. */
  readonly path: ScreenPath;
  readonly icon: typeof IconHome;
  readonly layout: Layout;
  /** The required permission; 'public' needs no sign-in. */
  readonly permission: Permission | 'public';
  /** One of the 14 entries of the menu and of the cards on Home, in this order. */
  readonly menu: boolean;
  /** The screen has its own industry picker, so the top bar shows none. */
  readonly ownPicker?: true;
  /** Catalogues that it needs on first render: loaded in parallel with its code. */
  readonly texts?: readonly Namespace[];
  /** Requests its data, by its address, in parallel with its code. */
  readonly prefetch?: (address: URLSearchParams) => Promise<void>;
  /** It also opens at its address with an id of one of its records. */
  readonly details?: true;
}

/** `id` is the key of its texts (`shell:screens.<id>`: label in the menu, title, purpose). `load` loads its code. */
export type Screen = Entry & { readonly id: ScreenId; readonly load: () => Promise<ComponentType> };

const reading = { layout: 'reading', permission: 'public', menu: true } as const;
const hidden = { ...reading, menu: false } as const;

/** Every screen, once. Router, menu, Home, command palette and page titles read this table. */
export const screens: readonly Screen[] = [
  {
    ...reading,
    id: 'home',
    path: '/HazardGuard',
    icon: IconHome,
    layout: 'register',
    load: () => import('./home/home-screen.tsx').then((m) => m.HomeScreen),
  },
  {
    id: 'industries',
    path: '/OnBoardIndustry',
    icon: IconBuildingFactory2,
    layout: 'register',
    permission: 'industry.read',
    menu: true,
    load: () => import('../register/industries/industries-screen.tsx').then((m) => m.IndustriesScreen),
  },
  {
    id: 'inventory',
    path: '/CollectChemicalInventory',
    icon: IconFlask,
    layout: 'register',
    permission: 'inventory.read',
    menu: true,
    ownPicker: true,
    load: () => import('../register/inventory/inventory-screen.tsx').then((m) => m.InventoryScreen),
  },
  {
    id: 'vulnerability',
    path: '/VulnerabilityAssesment',
    texts: ['vulnerability', 'parts', 'map', 'engine', 'views', 'uncertainty', 'exports'],
    prefetch: async (address) => (address.get('tab') === 'consequence' ? prefetchSite(address) : undefined),
    icon: IconTargetArrow,
    layout: 'map',
    permission: 'run.read',
    menu: true,
    ownPicker: true,
    load: () => import('../assess/vulnerability/vulnerability-screen.tsx').then((m) => m.VulnerabilityScreen),
  },
  {
    id: 'responsePhase',
    path: '/ResponsePhaseRiskModelling',
    texts: ['response-phase', 'vulnerability', 'parts', 'map', 'engine'],
    prefetch: prefetchSite,
    icon: IconWind,
    layout: 'map',
    permission: 'conditions.read',
    menu: true,
    ownPicker: true,
    load: () => import('../assess/response-phase/response-screen.tsx').then((m) => m.ResponseScreen),
  },
  {
    id: 'mapsViewer',
    path: '/MapsViewer',
    icon: IconMap2,
    layout: 'map',
    permission: 'industry.read',
    menu: true,
    ownPicker: true,
    load: () => import('../assess/maps-viewer/maps-viewer-screen.tsx').then((m) => m.MapsViewerScreen),
  },
  {
    id: 'earlyWarning',
    path: '/Ews',
    icon: IconBell,
    layout: 'register',
    permission: 'run.read',
    menu: true,
    ownPicker: true,
    load: () => import('../respond/early-warning/early-warning-screen.tsx').then((m) => m.EarlyWarningScreen),
  },
  {
    id: 'dashboard',
    path: '/IndustryDashboard',
    icon: IconGauge,
    layout: 'map',
    permission: 'run.read',
    menu: true,
    ownPicker: true,
    load: () => import('../assess/dashboard/dashboard-screen.tsx').then((m) => m.DashboardScreen),
  },
  {
    ...reading,
    id: 'training',
    path: '/Training',
    icon: IconSchool,
    layout: 'register',
    load: () => import('../prepare/training/training-screen.tsx').then((m) => m.TrainingScreen),
  },
  {
    ...reading,
    id: 'community',
    path: '/Community',
    icon: IconUsersGroup,
    layout: 'map',
    load: () => import('../warn/community/community-screen.tsx').then((m) => m.CommunityScreen),
  },
  {
    id: 'stakeholders',
    path: '/StakeHolders',
    icon: IconAddressBook,
    layout: 'register',
    permission: 'stakeholder.read',
    menu: true,
    load: () => import('../register/stakeholders/stakeholders-screen.tsx').then((m) => m.StakeholdersScreen),
  },
  {
    id: 'incidents',
    path: '/IncidentManagement',
    icon: IconFirstAidKit,
    layout: 'register',
    permission: 'incident.read',
    menu: true,
    load: () => import('../respond/incidents/incidents-screen.tsx').then((m) => m.IncidentsScreen),
  },
  {
    ...reading,
    id: 'tools',
    path: '/Tools',
    icon: IconTool,
    layout: 'register',
    load: () => import('../prepare/tools/tools-screen.tsx').then((m) => m.ToolsScreen),
  },
  {
    ...reading,
    id: 'assistant',
    path: '/UseChatGPT',
    icon: IconMessageChatbot,
    permission: 'assistant.ask',
    load: () => import('../prepare/assistant/assistant-screen.tsx').then((m) => m.AssistantScreen),
  },
  {
    ...hidden,
    id: 'impact',
    path: '/Vang',
    texts: ['impact', 'vulnerability', 'parts', 'map', 'engine', 'exports'],
    prefetch: prefetchSite,
    icon: IconAlertTriangle,
    layout: 'map',
    permission: 'run.read',
    ownPicker: true,
    load: () => import('../assess/impact/impact-screen.tsx').then((m) => m.ImpactScreen),
  },
  {
    id: 'vulnerabilityIndex',
    path: '/EXP1',
    icon: IconChartRadar,
    layout: 'map',
    permission: 'run.read',
    menu: false,
    ownPicker: true,
    load: () => import('../assess/vulnerability-index/vulnerability-index-screen.tsx').then((m) => m.VulnerabilityIndexScreen),
  },
  {
    ...hidden,
    id: 'site',
    path: '/AnupamaRasayan',
    icon: IconMapPin,
    layout: 'register',
    permission: 'industry.read',
    load: () => import('../respond/site/site-screen.tsx').then((m) => m.SiteScreen),
  },
  {
    ...hidden,
    id: 'gaussian',
    path: '/R1',
    icon: IconChartDots3,
    layout: 'register',
    load: () => import('../assess/gaussian/gaussian-screen.tsx').then((m) => m.GaussianScreen),
  },
  {
    ...hidden,
    id: 'clusters',
    path: '/R2',
    icon: IconTopologyStar3,
    layout: 'map',
    load: () => import('../register/clusters/clusters-screen.tsx').then((m) => m.ClustersScreen),
  },
  {
    id: 'chemicals',
    path: '/ChemicalsQuantityCas',
    icon: IconTestPipe,
    layout: 'register',
    permission: 'chemical.read',
    menu: false,
    load: () => import('../register/chemicals/chemicals-screen.tsx').then((m) => m.ChemicalsScreen),
  },
  {
    ...hidden,
    id: 'forestChanges',
    path: '/ForestChanges',
    icon: IconTree,
    layout: 'map',
    load: () => import('../assess/imagery/forest-screen.tsx').then((m) => m.ForestScreen),
  },
  {
    ...hidden,
    id: 'no2',
    path: '/No2',
    icon: IconWind,
    layout: 'map',
    load: () => import('../assess/imagery/no2-screen.tsx').then((m) => m.No2Screen),
  },
  {
    ...hidden,
    id: 'kmlMap',
    path: '/KmlMap',
    icon: IconFileVector,
    layout: 'map',
    load: () => import('../register/kml-map/kml-map-screen.tsx').then((m) => m.KmlMapScreen),
  },
  {
    ...hidden,
    id: 'alerts',
    path: '/Alerts',
    icon: IconSpeakerphone,
    layout: 'register',
    permission: 'alert.read',
    details: true,
    load: () => import('../warn/alerts/alerts-screen.tsx').then((m) => m.AlertsScreen),
  },
  {
    ...hidden,
    id: 'escalation',
    path: '/Escalation',
    icon: IconStairsUp,
    layout: 'register',
    permission: 'escalation.read',
    load: () => import('../warn/escalation/escalation-screen.tsx').then((m) => m.EscalationScreen),
  },
  {
    ...hidden,
    id: 'receptors',
    path: '/PlacesAround',
    icon: IconBuildingCommunity,
    layout: 'register',
    permission: 'receptor.read',
    load: () => import('../register/receptors/receptors-screen.tsx').then((m) => m.ReceptorsScreen),
  },
  {
    ...hidden,
    id: 'drills',
    path: '/Drills',
    icon: IconTrafficCone,
    layout: 'register',
    permission: 'drill.read',
    details: true,
    load: () => import('../respond/drills/drills-screen.tsx').then((m) => m.DrillsScreen),
  },
  {
    ...hidden,
    id: 'duties',
    path: '/Duties',
    icon: IconCalendarCheck,
    layout: 'register',
    permission: 'duty.read',
    load: () => import('../prepare/duties/duties-screen.tsx').then((m) => m.DutiesScreen),
  },
  {
    ...hidden,
    id: 'models',
    path: '/Models',
    icon: IconMathFunction,
    layout: 'register',
    load: () => import('../assess/models/models-screen.tsx').then((m) => m.ModelsScreen),
  },
  {
    ...hidden,
    id: 'certificate',
    path: '/Certificate',
    icon: IconCertificate,
    load: () => import('../prepare/certificate/certificate-screen.tsx').then((m) => m.CertificateScreen),
  },
  {
    ...hidden,
    id: 'signIn',
    path: '/SignIn',
    icon: IconLogin2,
    layout: 'register',
    load: () => import('../admin/sign-in/sign-in-screen.tsx').then((m) => m.SignInScreen),
  },
  {
    ...hidden,
    id: 'setup',
    path: '/Setup',
    icon: IconKey,
    load: () => import('../admin/setup/setup-screen.tsx').then((m) => m.SetupScreen),
  },
  {
    ...hidden,
    id: 'invitation',
    path: '/Invitation',
    icon: IconMailOpened,
    load: () => import('../admin/invitation/invitation-screen.tsx').then((m) => m.InvitationScreen),
  },
  {
    ...hidden,
    id: 'account',
    path: '/Account',
    icon: IconUserCircle,
    layout: 'register',
    permission: 'account.own',
    load: () => import('../admin/account/account-screen.tsx').then((m) => m.AccountScreen),
  },
  {
    ...hidden,
    id: 'people',
    path: '/People',
    icon: IconUserPlus,
    layout: 'register',
    permission: 'person.manage',
    load: () => import('../admin/people/people-screen.tsx').then((m) => m.PeopleScreen),
  },
  {
    ...hidden,
    id: 'audit',
    path: '/Audit',
    icon: IconFingerprint,
    layout: 'register',
    permission: 'audit.read',
    load: () => import('../admin/audit/audit-screen.tsx').then((m) => m.AuditScreen),
  },
  {
    ...hidden,
    id: 'operations',
    path: '/Operations',
    icon: IconServerCog,
    layout: 'register',
    permission: 'operations.read',
    load: () => import('../admin/operations/operations-screen.tsx').then((m) => m.OperationsScreen),
  },
  {
    ...hidden,
    id: 'mapLayers',
    path: '/MapLayers',
    icon: IconMap2,
    layout: 'register',
    permission: 'map.write',
    load: () => import('../register/map-layers/map-layers-screen.tsx').then((m) => m.MapLayersScreen),
  },
  {
    ...hidden,
    id: 'personalData',
    path: '/PersonalData',
    icon: IconUserSearch,
    layout: 'register',
    permission: 'privacy.manage',
    load: () => import('../admin/personal-data/personal-data-screen.tsx').then((m) => m.PersonalDataScreen),
  },
];

export const menuScreens: readonly Screen[] = screens.filter((screen) => screen.menu);

/** The screen at an address, without regard to case or a trailing slash. */
export const screenAt = (pathname: string): Screen | undefined => {
  const path = pathname.replace(/\/+$/, '').toLowerCase();
  return screens.find((screen) => {
    const own = screen.path.toLowerCase();
    return own === path || (screen.details === true && path.startsWith(`${own}/`) && !path.slice(own.length + 1).includes('/'));
  });
};
