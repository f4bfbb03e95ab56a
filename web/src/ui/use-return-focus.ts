import { useEffect, useState } from 'react';

/** Where the focus goes back to: an entry of a menu goes with its menu, whose button stays. */
const findReturnTarget = (): HTMLElement | null => {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const place = menu ? document.getElementById(menu) : active;
  return place instanceof HTMLElement ? place : null;
};

/**
 * Gives the focus back when what is drawn here goes, unless it has moved elsewhere meanwhile. Mantine does it for a dialog that
 * is closed, and not for one that is taken away while open.
 */
export const useReturnFocus = (): void => {
  const [place] = useState(findReturnTarget);
  useEffect(
    () => () => {
      setTimeout(() => {
        const active = document.activeElement;
        if (active === null || active === document.body) place?.focus({ preventScroll: true });
      });
    },
    [place],
  );
};
