import { menuWidthCollapsed, menuWidthExpanded } from '@hazardguard/contract';
import { useCallback, useState } from 'react';

/** The specification's 64 and 10 are steps of the 4 px grid (docs/decisions/0002-web-shell.md). */
const gridStepPx = 4;
export const menuWidthPx = { open: menuWidthExpanded * gridStepPx, slim: menuWidthCollapsed * gridStepPx } as const;

const storageKey = 'hazardguard-menu';

/** Whether the menu shows labels; remembered for the next visit. Narrow windows start collapsed. */
export const useMenuState = (): readonly [boolean, () => void] => {
  const [open, setOpen] = useState(() => {
    const stored = localStorage.getItem(storageKey);
    return stored === null ? window.innerWidth >= 1100 : stored === 'open';
  });
  const toggle = useCallback(() => {
    setOpen((was) => {
      localStorage.setItem(storageKey, was ? 'slim' : 'open');
      return !was;
    });
  }, []);
  return [open, toggle];
};
