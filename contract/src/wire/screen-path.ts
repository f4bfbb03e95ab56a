import { detailScreenPaths, screenPaths } from './screen-path.gen.ts';

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
