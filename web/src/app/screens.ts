import { menuGroups, type Place, type Screen } from '../ui/screen-record.ts';
import { declaredScreens } from './screens.gen.ts';

const places: readonly Place[] = ['specified', ...menuGroups, 'tools', 'account', 'link'];

/** Every screen, once, in the order of the menu: what each `screen.ts` declares. */
export const screens: readonly Screen[] = declaredScreens.toSorted(
  (a, b) => places.indexOf(a.place) - places.indexOf(b.place) || a.order - b.order,
);

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
