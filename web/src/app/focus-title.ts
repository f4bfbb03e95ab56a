let arrivals = 0;

/**
 * After a navigation the focus goes to the title of the new screen, so that the keyboard and a screen reader start there.
 * The first screen of a visit leaves the focus where the browser put it.
 */
export const focusTitle = (): void => {
  arrivals += 1;
  if (arrivals === 1) return;
  document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
};
