import { useRef } from 'react';

/**
 * Allows one run at a time. A second click can come before the first has been rendered, so disabling the button while pending is
 * not enough.
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
