import type { Permission } from '@hazardguard/contract';
import { hasPermission, type Session } from '../../data/session.ts';
import { IconAccessPoint, type IconHome } from '../../ui/icons.tsx';
import { type MenuGroup, menuGroups, type Screen, screens } from '../screens.ts';

export interface MenuItem {
  readonly screen: Screen;
  readonly icon: typeof IconHome;
  /** A panel of the screen, opened by its own entry. */
  readonly panel?: { readonly label: 'sensors'; readonly search: Readonly<Record<string, string>>; readonly permission: Permission };
}

const toItem = (screen: Screen): MenuItem => ({ screen, icon: screen.icon });

/** The sensors are a panel of Early Warning, but what they measure must be found in an emergency without knowing that. */
const withSensors = (items: readonly MenuItem[]): readonly MenuItem[] => {
  const screen = screens.find(({ id }) => id === 'earlyWarning');
  if (screen === undefined) return items;
  return [...items, { screen, icon: IconAccessPoint, panel: { label: 'sensors', search: { panel: 'iot' }, permission: 'sensor.read' } }];
};

const groups: readonly { readonly group: MenuGroup; readonly items: readonly MenuItem[] }[] = menuGroups.map((group) => {
  const items = screens.filter(({ place }) => place === group).map(toItem);
  return { group, items: group === 'respond' ? withSensors(items) : items };
});

/** The groups of the menu with the entries that this person may open; empty groups are left out. */
export const listGroups = (session: Session | undefined): typeof groups =>
  groups
    .map(({ group, items }) => ({
      group,
      items: items.filter(({ screen, panel }) => hasPermission(session, panel?.permission ?? screen.permission)),
    }))
    .filter(({ items }) => items.length > 0);

export const specifiedItems: readonly MenuItem[] = screens.filter(({ place }) => place === 'specified').map(toItem);
