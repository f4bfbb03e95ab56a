import { useEffect, useState } from 'react';

/** The element that gets the focus back: a menu entry disappears with its menu, whose button stays. */
const findReturnTarget = (): HTMLElement | null => {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const place = menu ? document.getElementById(menu) : active;
  return place instanceof HTMLElement ? place : null;
};

/**
 * Returns the focus when this part is removed, unless the focus has moved elsewhere. Mantine does so for a dialog that is closed,
 * but not for one removed while open.
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
