let arrivals = 0;

/**
 * After a navigation the focus moves to the title of the new screen, so that the keyboard and a screen reader start there. The
 * first screen of a visit keeps the browser's focus.
 */
export const focusTitle = (): void => {
  arrivals += 1;
  if (arrivals === 1) return;
  document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
};
