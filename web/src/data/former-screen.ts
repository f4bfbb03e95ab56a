import { oneOf, useAddress } from './address.ts';

/** Screens that are part of another one now, by their address. */
export const formerScreens = ['R1', 'R2'] as const;

/** The former screen whose address led here; undefined: none. */
export const useFormerScreen = (): (typeof formerScreens)[number] | undefined => useAddress('from', oneOf(formerScreens))[0];
