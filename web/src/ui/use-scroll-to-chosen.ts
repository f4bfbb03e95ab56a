import { type RefObject, useEffect, useRef } from 'react';

/** Scrolls the chosen entry of a sideways-scrolling row into view whenever the choice changes. */
export const useScrollToChosen = (chosen: string | undefined, selector: string): RefObject<HTMLDivElement | null> => {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen !== undefined) row.current?.querySelector(selector)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen, selector]);
  return row;
};
