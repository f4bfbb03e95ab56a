import { detailScreenPaths, isScreenPath, screenPaths } from '@hazardguard/contract';
import texts from '@hazardguard/i18n/en/shell.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { emptyState, toAddress as toConditionsAddress } from '../assess/response-phase/conditions-address.ts';
import { toAddress as toScenarioAddress } from '../assess/scenario/scenario-address.ts';
import { emptyForm } from '../assess/scenario/scenario-form.ts';
import { tools } from '../prepare/tools/tool-list.ts';
import { elsewhere, menuGroups } from '../ui/screen-record.ts';
import { screenAt, screens, specifiedScreens } from './screens.ts';
import { listGroups } from './shell/menu-items.ts';

/** Section 2 of the specification, copied here as an independent check of the table. */
const specifiedRoutes = [
  '/HazardGuard',
  '/CollectChemicalInventory',
  '/VulnerabilityAssesment',
  '/OnBoardIndustry',
  '/Ews',
  '/Training',
  '/Community',
  '/IncidentManagement',
  '/IndustryDashboard',
  '/Tools',
  '/StakeHolders',
  '/Vang',
  '/EXP1',
  '/AnupamaRasayan',
  '/R1',
  '/R2',
  '/ChemicalsQuantityCas',
  '/ForestChanges',
  '/No2',
  '/ResponsePhaseRiskModelling',
  '/MapsViewer',
  '/KmlMap',
];
const specifiedMenu = [
  'Home',
  'On-board Industry',
  'Collect Chemical Inventory Info',
  'Vulnerability Assessment',
  'Response Phase Risk Modelling',
  'Embeded Maps Viewer',
  'Early Warning System',
  'Dashboard',
  'Training',
  'Community',
  'On-board Stakeholders',
  'Incident Management',
  'Productivity Tools',
  'Use ChatGPT',
];

/** What the screens write into the address about one site; each in `toAddress` of its screen, or where the key is named. */
const ofOneSite = {
  vulnerability: [
    ...Object.keys(toScenarioAddress(emptyForm(''), 1)),
    'run',
    'study',
    'studyVersion',
    'release',
    'incident',
    'point',
    'house',
  ],
  responsePhase: [...Object.keys(toConditionsAddress(emptyState, 1)), 'page'],
  impact: [...Object.keys(toScenarioAddress(emptyForm(''), 1)), 'run', 'from', 'example'],
  dashboard: ['needle'],
  earlyWarning: ['alert'],
} as const;

describe('the table of screens', () => {
  it('has every route of the specification, spelled as there', () => {
    const paths = screens.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(specifiedRoutes));
  });

  it('gives the menu the 14 entries of the specification, in order', () => {
    expect(specifiedScreens.map(({ id }) => texts.screens[id].label)).toEqual(specifiedMenu);
  });

  it('lists those 14 first, unbroken, then each group unbroken', () => {
    const places = screens.map(({ place }) => place);
    const runs = places.filter((place, index) => place !== places[index - 1]);
    expect(runs).toEqual(['specified', ...menuGroups, ...Object.keys(elsewhere)]);
  });

  it('shows an administrator every screen of the groups, and a visitor those that need no sign-in', () => {
    const all = listGroups({ permissions: [...screens.map(({ permission }) => permission), 'sensor.read'] } as never);
    const shown = all.flatMap(({ items }) => items.filter(({ panel }) => panel === undefined).map(({ id }) => id));
    expect(shown).toEqual(screens.filter(({ place }) => menuGroups.some((group) => group === place)).map(({ id }) => id));
    const visitor = listGroups(undefined).flatMap(({ items }) => items.map(({ id }) => id));
    expect(visitor).toEqual(['kmlMap', 'certificate', 'accessibility']);
  });

  it('has a link in Productivity Tools to every screen whose place is there', () => {
    expect(screens.filter(({ place }) => place === 'tools').map(({ path }) => path)).toEqual(
      tools.map(({ path }) => path).filter((path) => path !== '/HazardGuard'),
    );
  });

  it('clears what belongs to one site when another industry is chosen, and keeps the part of the screen', () => {
    for (const [id, keys] of Object.entries(ofOneSite)) {
      const kept = screens.find((screen) => screen.id === id)?.site ?? 'all';
      expect(
        keys.filter((key) => kept === 'all' || kept.includes(key)),
        id,
      ).toEqual([]);
    }
    expect(screens.find(({ id }) => id === 'vulnerability')?.site).toContain('tab');
  });

  it('has the picker of the industry on every screen whose specification names one', () => {
    const withPicker = screens.filter(({ site }) => site !== undefined).map(({ id }) => id);
    expect(withPicker).toEqual(expect.arrayContaining(['inventory', 'vulnerability', 'earlyWarning', 'impact', 'responsePhase']));
  });

  it('lists each screen and each address once', () => {
    expect(new Set(screens.map(({ id }) => id)).size).toBe(screens.length);
    expect(new Set(screens.map(({ path }) => path.toLowerCase())).size).toBe(screens.length);
  });

  it('has an entry for every screen in the catalogue', () => {
    expect(screens.map(({ id }) => id).toSorted()).toEqual(Object.keys(texts.screens).toSorted());
  });

  it('has the addresses that the server answers with 200, and no other', () => {
    expect(screens.map(({ path }) => path).toSorted()).toEqual(screenPaths.toSorted());
    expect(screens.filter(({ details }) => details).map(({ path }) => path)).toEqual(detailScreenPaths);
    for (const address of ['/hazardguard', '/EWS/', '/alerts/0b7c', '/alerts/0b7c/x', '/alerts/', '/duties/1', '/nowhere', '/'])
      expect(isScreenPath(address), address).toBe(screenAt(address) !== undefined);
  });

  it('finds a screen whatever the case of the address', () => {
    expect(screenAt('/hazardguard')?.id).toBe('home');
    expect(screenAt('/VULNERABILITYASSESMENT/')?.id).toBe('vulnerability');
    expect(screenAt('/nowhere')).toBeUndefined();
    expect([screenAt('/alerts/0b7c')?.id, screenAt('/alerts/0b7c/x'), screenAt('/duties/1')]).toEqual(['alerts', undefined, undefined]);
  });
});
