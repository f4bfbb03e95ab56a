let isFirst = true;

/**
 * After a navigation the focus goes to the title of the new screen, so that the keyboard and a screen reader start there.
 * The first screen of a visit leaves the focus where the browser put it, unless a link was pressed before that screen had loaded.
 */
export const focusTitle = (): void => {
  const leaves = isFirst && !(document.activeElement instanceof HTMLAnchorElement);
  isFirst = false;
  if (leaves) return;
  document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
};
