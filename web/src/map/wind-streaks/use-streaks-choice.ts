import { useState } from 'react';

const storageKey = 'hazardguard-wind-streaks';

/** Whether a person asked for streaks, on every map of this browser. */
export const useStreaksChoice = () => {
  const [isOn, setOn] = useState(() => localStorage.getItem(storageKey) === 'on');
  const toggle = (): void => {
    localStorage.setItem(storageKey, isOn ? 'off' : 'on');
    setOn(!isOn);
  };
  return [isOn, toggle] as const;
};
