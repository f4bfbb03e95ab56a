/** Calls `redraw` when an element's size, the theme or the medium changes: a canvas follows none of them by itself. Returns the end of it. */
export const watchLook = (element: HTMLElement, redraw: () => void): (() => void) => {
  const sized = new ResizeObserver(redraw);
  sized.observe(element);
  const themed = new MutationObserver(redraw);
  themed.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  const paper = matchMedia('print');
  paper.addEventListener('change', redraw);
  return () => {
    sized.disconnect();
    themed.disconnect();
    paper.removeEventListener('change', redraw);
  };
};
