import type { ScreenId } from '@hazardguard/i18n/namespaces';
import { createContext, useContext } from 'react';
import type { IconHome } from './icons.tsx';

/** An entry of the main menu, as the shell's table of screens provides it to the screens that list them. */
export interface MenuEntry {
  readonly id: ScreenId;
  readonly path: string;
  readonly icon: typeof IconHome;
}

export const MenuEntries = createContext<readonly MenuEntry[]>([]);

export const useMenuEntries = (): readonly MenuEntry[] => useContext(MenuEntries);
