import { hasPermission, type Session } from '../../data/session.ts';
import { IconAccessPoint } from '../../ui/icons.tsx';
import { type MenuGroup, menuGroups, type Screen } from '../../ui/screen-record.ts';
import { screens } from '../screens.ts';

/** A screen, or a panel of one that has an entry of its own. */
export type MenuItem = Screen & { readonly panel?: { readonly label: 'sensors'; readonly search: Readonly<Record<string, string>> } };

/** The sensors are a panel of Early Warning, but what they measure must be found in an emergency without knowing that. */
const sensors: readonly MenuItem[] = screens
  .filter(({ id }) => id === 'earlyWarning')
  .map((screen) => ({
    ...screen,
    icon: IconAccessPoint,
    permission: 'sensor.read',
    panel: { label: 'sensors', search: { panel: 'iot' } },
  }));

/** The groups of the menu with the entries that this person may open; empty groups are left out. */
export const listGroups = (session: Session | undefined): readonly { readonly group: MenuGroup; readonly items: readonly MenuItem[] }[] =>
  menuGroups
    .map((group) => ({
      group,
      items: [...screens.filter(({ place }) => place === group), ...(group === 'respond' ? sensors : [])].filter(({ permission }) =>
        hasPermission(session, permission),
      ),
    }))
    .filter(({ items }) => items.length > 0);
