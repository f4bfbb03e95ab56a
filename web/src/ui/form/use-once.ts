import { useRef } from 'react';

/**
 * Lets one run through at a time. A second click can come before the first has been drawn, so a button that is disabled while
 * pending is not enough.
 */
export const useOnce = () => {
  const busy = useRef(false);
  return {
    begin: (): boolean => {
      if (busy.current) return false;
      busy.current = true;
      return true;
    },
    end: (): void => {
      busy.current = false;
    },
  };
};
