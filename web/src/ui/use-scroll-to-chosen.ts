import { type RefObject, useEffect, useRef } from 'react';

/** Of a row of choices that scrolls sideways on a phone: the chosen one, so found, is brought into sight whenever it changes. */
export const useScrollToChosen = (chosen: string | undefined, selector: string): RefObject<HTMLDivElement | null> => {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen !== undefined) row.current?.querySelector(selector)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen, selector]);
  return row;
};
