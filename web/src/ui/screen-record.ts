import type { Permission } from '@hazardguard/contract';
import type { Namespace, ScreenId } from '@hazardguard/i18n/namespaces';
import type { ComponentType } from 'react';
import type { KeptKeys } from '../data/choose-industry.ts';
import type { IconHome } from './icons.tsx';

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

/** One screen, declared in `screen.ts` beside it. Router, menu, Home, command palette and page titles read these records. */
export interface Screen {
  /** Key of its texts (`shell:screens.<id>`): label in the menu, title, purpose. */
  readonly id: ScreenId;
  /** The address; matched case-insensitively. */
  readonly path: `/${string}`;
  readonly icon: typeof IconHome;
  readonly layout: Layout;
  /** The required permission; 'public' needs no sign-in. */
  readonly permission: Permission | 'public';
  readonly place: Place;
  /** Among those of its place; a number of its own. */
  readonly order: number;
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
  /** Loads its code. */
  readonly load: () => Promise<ComponentType>;
}
