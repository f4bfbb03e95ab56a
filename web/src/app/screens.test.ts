import { detailScreenPaths, isScreenPath, screenPaths } from '@hazardguard/contract';
import { texts } from '@hazardguard/i18n/en/shell';
import { describe, expect, it } from 'vitest';
import { menuScreens, screenAt, screens } from './screens.ts';

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

describe('the table of screens', () => {
  it('has every route of the specification, spelled as there', () => {
    const paths = screens.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(specifiedRoutes));
  });

  it('gives the menu the 14 entries of the specification, in order', () => {
    expect(menuScreens.map(({ id }) => texts.screens[id].label)).toEqual(specifiedMenu);
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
